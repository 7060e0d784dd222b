// A game's options in words, and the fields for those that are more than one of a few values.

import type { Component } from "svelte";
import type { OptionInfo } from "../messages";
import { capital } from "../words";
import { glossaryOf } from "./glossary.svelte";
import { gameWord } from ".";

export interface FieldProps {
  id: string;
  option: OptionInfo;
  value: unknown;
  /** what is chosen for all options */
  options: Readonly<Record<string, unknown>>;
  players: number;
  change: (value: unknown) => void;
}

/** What a game has for options of its own. */
interface OptionFields {
  /** null for an option that is not asked for */
  fields: Record<string, Component<FieldProps> | null>;
  /** a value in words; null for values that the glossary names */
  inWords: (option: string, value: unknown) => string | null;
}

const found = import.meta.glob<OptionFields>("./*/options.ts", { eager: true });
const of = (game: string): OptionFields | undefined => found[`./${game}/options.ts`];

export const fieldOf = (game: string, option: string): Component<FieldProps> | null | undefined =>
  of(game)?.fields[option];

export function optionName(game: string, option: OptionInfo): string {
  return gameWord(game, `option.${option.name}`) ?? capital(option.name);
}

export function optionHelp(game: string, option: OptionInfo): string {
  return glossaryOf(game)[`option.${option.name}`]?.help ?? option.explanation;
}

export function optionAllows(game: string, option: OptionInfo): string {
  return glossaryOf(game)[`option.${option.name}`]?.allowed ?? option.allowed;
}

export function valueName(game: string, option: string, value: unknown): string {
  return of(game)?.inWords(option, value) ?? gameWord(game, `value.${option}.${String(value)}`) ?? String(value);
}
