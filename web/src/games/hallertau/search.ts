/** Searching texts of cards in either language: by beginnings of words, and by other forms of the same word. */

import { fold, stemsOf } from "../../lib/rules";

const WORDS = /[\p{L}\p{N}]+/gu;
/** A vowel that comes and goes: 'овец' and 'овца', 'лён' and 'льна'. */
const FLEETING = /(?<=[^аеиоуыэюя])[еоь](?=[кцн]$)/;
const IRREGULAR: Readonly<Record<string, string>> = { ржи: "рож" };

function formless(word: string): string {
  const [stem = word] = stemsOf(word);
  return (IRREGULAR[stem] ?? stem).replace(FLEETING, "").replace(/e$/, "");
}

/** Whether a text has all the words of a query. */
export function has(text: string, query: string): boolean {
  const words = fold(text).match(WORDS) ?? [];
  const wanted = fold(query).match(WORDS) ?? [];
  return wanted.every((part) => words.some((word) => word.startsWith(part) || formless(word) === formless(part)));
}
