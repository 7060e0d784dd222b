/** Where long Russian words may be parted. Browsers know it only where they have a dictionary. */

const LONG = 10;
const SOFT = "\u00ad";
const ANY = "[а-яё]";
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
const PLACES: readonly (readonly [before: string, after: string])[] = [
  ["[йьъ]", ANY + ANY],
  [VOWEL, VOWEL + ANY],
  [VOWEL + CONSONANT, CONSONANT + VOWEL],
  [CONSONANT + VOWEL, CONSONANT + VOWEL],
  [VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL],
];
const PLACE = new RegExp(PLACES.map(([before, after]) => `(?<=${before})(?=${after})`).join("|"), "gi");
const LONG_WORD = new RegExp(`${ANY}{${LONG},}`, "gi");

/** The text with soft hyphens in its long words. */
export const hyphenated = (text: string): string => text.replace(LONG_WORD, (word) => word.replace(PLACE, SOFT));
