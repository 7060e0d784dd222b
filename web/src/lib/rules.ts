// The rules of a game as data, and how they are searched. Knows no game.

import { variantsOf, type Glossary } from "./glossary";
import type { Lang } from "./prefs.svelte";

/** What is written: a text in every language, or a number that is the same in all. */
export type Told = Readonly<Record<Lang, string>> | number;

/** A text that is the same in every language. */
export const same = (text: string): Told => ({ en: text, ru: text });

/** Text, as it is told or read, may have **strong** words and [links](to-a-topic). */
export type Block<Text = string> =
  | Text
  | { list: readonly Text[] }
  | { steps: readonly Text[] }
  | { head: readonly Text[]; rows: readonly (readonly Text[])[] }
  /** drawings of the game with what they show */
  | { pictures: readonly (readonly [drawing: string, caption: Text])[] }
  /** pieces by their glossary keys, each with its drawing, name and explanation */
  | { entries: readonly string[] }
  | { example: Text }
  /** what holds only for an edition or a module */
  | { only: string; text: Text }
  /** where the rulebook is silent and we decided */
  | { ours: Text };

export interface Section<Text = string> {
  id: string;
  title: Text;
  blocks: readonly Block<Text>[];
}
export interface Chapter<Text = string> {
  title: Text;
  sections: readonly Section<Text>[];
}
export interface Rules<Text = string> {
  chapters: readonly Chapter<Text>[];
}

/** The rules as they are read in one language. */
export const readIn = (lang: Lang, rules: Rules<Told>): Rules => read(lang, rules) as Rules;

function read(lang: Lang, part: unknown): unknown {
  if (typeof part === "number") return String(part);
  if (Array.isArray(part)) return part.map((one) => read(lang, one));
  if (typeof part !== "object" || part === null) return part;
  if (lang in part) return (part as Record<Lang, unknown>)[lang];
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, read(lang, value)]));
}

export const sectionsOf = (rules: Rules): Section[] => rules.chapters.flatMap((chapter) => chapter.sections);
const entriesOf = (section: Section): string[] =>
  section.blocks.flatMap((block) => (typeof block === "object" && "entries" in block ? block.entries : []));

/** All that can be linked to: sections and the pieces in them. */
export const topicsOf = (rules: Rules): string[] => sectionsOf(rules).flatMap((one) => [one.id, ...entriesOf(one)]);

/** The section in which a topic is treated. */
export const sectionOf = (rules: Rules, topic: string): Section | undefined =>
  sectionsOf(rules).find((one) => one.id === topic || entriesOf(one).includes(topic));

// Marked text

export interface Run {
  text: string;
  strong?: boolean;
  topic?: string;
}

export function runsOf(text: string): Run[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): Run[] => {
    if (!part) return [];
    if (part.startsWith("**")) return [{ text: part.slice(2, -2), strong: true }];
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return [link ? { text: link[1] ?? "", topic: link[2] ?? "" } : { text: part }];
  });
}

const plain = (text: string): string =>
  runsOf(text)
    .map((run) => run.text)
    .join("");

function textsOf(block: Block, glossary: Glossary): string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return [...block.list];
  if ("steps" in block) return [...block.steps];
  if ("rows" in block) return [...block.head, ...block.rows.flat()];
  if ("pictures" in block) return block.pictures.map(([, caption]) => caption);
  if ("entries" in block) {
    return block.entries.flatMap((key) =>
      variantsOf(glossary, key).flatMap(([value, { name, help = "" }]) => [value, name, help]),
    );
  }
  if ("example" in block) return [block.example];
  if ("ours" in block) return [block.ours];
  return [block.only, block.text];
}

// Searching

/** Small letters, with е for ё: as long as the text itself. */
export const fold = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

const ENDINGS =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ией|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ую|юю|ом|ем|ам|ям|ых|их|ие|ые|ия|ью|[ыиаяоеуюьй]|ies|es|s|ing|ed|y)$/;
const LEAST = 3;

/** The beginnings that the words of a query share with their other forms: 'рабочих' finds 'рабочего'. */
export function stemsOf(query: string): string[] {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => {
    const stem = word.replace(ENDINGS, "");
    return stem.length >= LEAST ? stem : word;
  });
}

interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut into what was looked for and the rest. */
export function piecesOf(text: string, stems: readonly string[]): Piece[] {
  if (stems.length === 0) return [{ text, hit: false }];
  const folded = fold(text);
  const pieces: Piece[] = [];
  let at = 0;
  for (const word of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!stems.some((stem) => word[0].startsWith(stem))) continue;
    if (word.index > at) pieces.push({ text: text.slice(at, word.index), hit: false });
    at = word.index + word[0].length;
    pieces.push({ text: text.slice(word.index, at), hit: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

/** How often the words are found, for each section that has them all. */
export function search(rules: Rules, glossary: Glossary, query: string): Map<string, number> {
  const stems = stemsOf(query);
  const found = new Map<string, number>();
  if (stems.length === 0) return found;
  for (const section of sectionsOf(rules)) {
    const texts = [section.title, ...section.blocks.flatMap((block) => textsOf(block, glossary))].map(plain);
    const words = texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);
    if (stems.every((stem) => words.some((word) => word.startsWith(stem)))) {
      found.set(section.id, words.filter((word) => stems.some((stem) => word.startsWith(stem))).length);
    }
  }
  return found;
}
