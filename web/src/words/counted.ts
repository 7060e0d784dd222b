// Numbers with their words, for texts that are written in one language.

/** 1 point, 2 points */
export const countedEn = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const russian = new Intl.PluralRules("ru");

/** 1 очко, 2 очка, 5 очков */
export function countedRu(count: number, one: string, few: string, many: string): string {
  const form = russian.select(count);
  return `${count} ${form === "one" ? one : form === "few" ? few : many}`;
}
