/** Where long words of building names may break, for narrow cards. */

const SOFT = "\u00ad";
const BREAKS = [
  "char-burner",
  "glass-maker",
  "manu-facture",
  "shoe-maker",
  "cooper-age",
  "watch-tower",
  "баш-мач-ника",
  "вино-град-ник",
  "дубиль-щика",
  "инстру-мен-тов",
  "кирпич-ный",
  "куку-руз-ное",
  "мастер-ская",
  "печ-ника",
  "сторо-же-вая",
  "стекло-дува",
  "угле-жога",
];
const SOFTENED = new Map(BREAKS.map((word) => [word.replaceAll("-", ""), word.split("-")]));

export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    let at = 0;
    const parts = SOFTENED.get(word.toLocaleLowerCase())?.map(({ length }) => word.slice(at, (at += length)));
    return parts?.join(SOFT) ?? word;
  });
}
