/**
 * Symbols from the card language (feldberg.games.hallertau.content.language): what a card or an action space asks and
 * gives, as phrases that are drawn one after the other. What it does not understand, it refuses.
 */

import { DECKS, RESOURCES, type Deck, type Resource } from "./content";

/** Everything there is a drawing of. */
export type Icon =
  | Resource
  | Deck
  | "crop"
  | "goods"
  | "field"
  | "bare"
  | "sown"
  | "barn"
  | "card"
  | "hand"
  | "worker"
  | "window"
  | "round"
  | "building"
  | "boulder"
  | "space"
  | "sector"
  | "sickle"
  | "token"
  | "sow"
  | "up"
  | "ahead"
  | "aback"
  | "hourglass"
  | "check"
  | "alike"
  | "unlike"
  | "most"
  | "laurel"
  | "cycle"
  | "lens";

/** Little words on faces, by language in words.ts. */
export type Word = "or" | "all" | "half" | "just" | "double" | "beyond";

export type Mark =
  | { is: "number"; text: string }
  | { is: "sign"; text: string }
  | { is: "word"; word: Word }
  | { is: "icon"; icon: Icon; badge?: Icon; note?: string; struck?: boolean };

/** Marks that stay together on a line. */
export type Phrase = readonly Mark[];

export interface CardTexts {
  needs?: string;
  pays?: string;
  gains?: string;
  income?: string;
  points?: string;
  /** the one phase in which it may be played, or may not */
  only?: string;
  but?: string;
}

export class NotUnderstood extends Error {}

const number = (text: string): Mark => ({ is: "number", text });
const sign = (text: string): Mark => ({ is: "sign", text });
const word = (one: Word): Mark => ({ is: "word", word: one });
const icon = (one: Icon, more: { badge?: Icon; note?: string; struck?: boolean } = {}): Mark => ({
  is: "icon",
  icon: one,
  ...more,
});

const isResource = (name: string): name is Resource => (RESOURCES as readonly string[]).includes(name);
const isDeck = (name: string): name is Deck => (DECKS as readonly string[]).includes(name);

// What conditions and amounts count

const MEASURES: Record<string, Mark> = {
  crops: icon("crop"),
  best_crop: icon("crop", { badge: "alike" }),
  window: icon("window"),
  round: icon("round"),
  workers: icon("worker"),
  fields: icon("field"),
  empty: icon("bare"),
  sown: icon("sown"),
  sown_row5: icon("sown", { note: "5" }),
  sown_barley: icon("field", { badge: "barley" }),
  sown_flax: icon("field", { badge: "flax" }),
  sown_hops: icon("field", { badge: "hops" }),
  sown_rye: icon("field", { badge: "rye" }),
  sown_alike: icon("sown", { badge: "alike" }),
  sown_kinds: icon("sown", { badge: "unlike" }),
  stable: icon("barn", { badge: "sheep" }),
  grazing: icon("sheep", { badge: "card" }),
  largest_flock: icon("sheep", { badge: "most" }),
  flocks: icon("card", { badge: "sheep" }),
  bare_cards: icon("card", { badge: "sheep", struck: true }),
  doomed: icon("sheep", { badge: "hourglass" }),
  hand_but_gateway: icon("hand", { badge: "gateway", struck: true }),
  played: icon("card", { badge: "check" }),
  played_gateway: icon("gateway", { badge: "check" }),
  played_farmyard: icon("farmyard", { badge: "check" }),
  played_bonus: icon("bonus", { badge: "check" }),
  played_points: icon("points", { badge: "check" }),
  played_alike: icon("card", { badge: "alike" }),
  lead: icon("building", { badge: "ahead" }),
  full_spaces: icon("space"),
  spaces_of_three: icon("space", { note: "3" }),
  nursery: icon("worker", { badge: "crop" }),
  improved: icon("building", { badge: "up" }),
  harvested: icon("sickle", { badge: "goods" }),
  tools_gained: icon("tools", { note: "+" }),
  spent_last_jewelry: icon("jewelry", { note: "0" }),
  cleared: icon("worker", { struck: true }),
  sector_used: icon("sector", { badge: "worker" }),
  tools_at_once: icon("tools", { badge: "up" }),
  exchanged: icon("worker", { badge: "tools" }),
  field_work: icon("space", { badge: "sow" }),
  butchering: icon("space", { badge: "meat" }),
  last_action: icon("worker", { badge: "hourglass" }),
  reaped_barley: icon("sickle", { badge: "barley" }),
  reaped_flax: icon("sickle", { badge: "flax" }),
  reaped_rye: icon("sickle", { badge: "rye" }),
  reaped_best: icon("sickle", { badge: "crop" }),
  played_when_drawn: icon("card", { badge: "hourglass" }),
};
const ROW = /^row([2-5])$/;
const ROUND_SHEEP = /^round([4-6])_sheep$/;
/** True only for a moment: no number is needed. */
/** Fields in a row; rows in tiers do not fit onto the little field. */
const fieldsIn = (row: string): Mark[] =>
  row.includes("/") ? [icon("field"), sign("→"), number(row)] : [icon("field", { note: row })];

const MOMENTS = ["spent_last_jewelry", "field_work", "butchering", "last_action", "played_when_drawn"];

function measure(name: string): Mark {
  const known = MEASURES[name];
  if (known) return known;
  if (isResource(name)) return icon(name);
  const row = ROW.exec(name)?.[1];
  if (row) return icon("field", { note: row });
  const round = ROUND_SHEEP.exec(name)?.[1];
  if (round) return icon("sheep", { note: round });
  throw new NotUnderstood(name);
}

/** A sum such as `10 - jewelry` or `2 * round`. */
function sum(text: string): Mark[] {
  return text.split(" ").map((part) => {
    if (/^[\d/]+$/.test(part)) return number(part);
    const operator = { "+": "+", "-": "−", "*": "×" }[part];
    if (operator) return sign(operator);
    return part === "half" ? word("half") : measure(part);
  });
}

const RELATIONS: Record<string, string> = { ">=": "≥", "<=": "≤", "==": "=", ">": ">" };

function need(text: string): Phrase {
  const [, left = "", relation = "", right = ""] = /^(.+?) (>=|<=|==|>) (.+)$/.exec(text) ?? [];
  if (!left) throw new NotUnderstood(text);
  if (MOMENTS.includes(left) && relation === ">=" && right === "1") return [word("just"), measure(left)];
  return [...sum(left), sign(RELATIONS[relation] ?? relation), ...sum(right)];
}

// What is gained, done and paid: patterns with what they look like

type Rule = readonly [pattern: RegExp, look: (...found: string[]) => Phrase];

const N = "([\\d/]+)";
const rule = (pattern: string, look: (...found: string[]) => Phrase): Rule => [new RegExp(`^${pattern}$`), look];

const EFFECTS: readonly Rule[] = [
  rule("raise all", () => [icon("up"), word("all"), icon("field")]),
  rule("raise empty", () => [icon("up"), word("all"), icon("bare")]),
  rule("raise sown", () => [icon("up"), word("all"), icon("sown")]),
  rule("sow double", () => [icon("sow"), word("double")]),
  rule("first player", () => [icon("token")]),
  rule("clear a space", () => [icon("space"), sign("→"), icon("worker", { struck: true })]),
  rule("take a top row", () => [icon("space"), sign("→"), icon("worker")]),
  rule("shift three workers", () => [number("3"), icon("worker"), sign("→"), icon("space", { note: "3" })]),
  rule("place a lone worker", () => [number("1"), icon("worker"), sign("→"), icon("space")]),
  rule("use a space", () => [icon("space"), icon("check")]),
  rule("advance a building", () => [icon("building"), icon("ahead")]),
  rule("fields by jewelry", () => [icon("field"), sign("+"), icon("field"), sign("="), icon("jewelry")]),
  rule("double a harvest", () => [icon("sickle"), word("double")]),
  rule("butcher for jewelry", () => [icon("jewelry"), sign("="), icon("sheep")]),
  rule(`${N} crops`, (n) => [number(n), icon("crop")]),
  rule(`${N} different crops`, (n) => [number(n), icon("crop", { badge: "unlike" })]),
  rule(`${N} of one crop, sow it`, (n) => [number(n), icon("crop", { badge: "alike" }), icon("sow")]),
  rule(`step ${N} sheep`, (n) => [number(n), icon("sheep"), icon("ahead"), number("1")]),
  rule(`walk one sheep ${N}`, (n) => [number("1"), icon("sheep"), icon("ahead"), number(n)]),
  rule(`reap ${N}`, (n) => [number(n), icon("sickle")]),
  rule(`raise ${N}`, (n) => [number(n), icon("field"), icon("up")]),
  rule(`push ${N} boulders`, (n) => [number(n), icon("boulder"), icon("ahead")]),
  rule(`sow ${N}`, (n) => [number(n), icon("sow")]),
  rule(`sow ${N} (\\w+)`, (n, good) => [number(n), icon("sow", { badge: resource(good) })]),
  rule(`lift ${N} to row ${N}`, (n, row) => [number(n), icon("bare"), icon("up"), number(row)]),
  rule(`${N} fields? in row ${N}`, (n, row) => [number(n), ...fieldsIn(row)]),
  rule("clear the top of ([\\w& ]+)", (spaces) => [
    number(String(spaces.split(" & ").length)),
    icon("space"),
    sign("→"),
    icon("worker", { struck: true }),
  ]),
];

const COSTS: readonly Rule[] = [
  rule(`${N} fields?`, (n) => [number(n), icon("field")]),
  rule(`${N} fields? in row ${N}`, (n, row) => [number(n), icon("field", { note: row })]),
  rule(`${N} fields above row 2`, (n) => [number(n), icon("field", { note: "3+" })]),
  rule(`${N} sown fields?`, (n) => [number(n), icon("sown")]),
  rule(`${N} marker`, (n) => [number(n), icon("crop", { badge: "field" })]),
  rule(`${N} hand cards`, (n) => [number(n), icon("hand")]),
  rule(`${N} point cards`, (n) => [number(n), icon("hand", { badge: "points" })]),
  rule(`crops beyond ${N}`, (n) => [icon("crop"), word("beyond"), number(n)]),
  rule(`${N} sheep back`, (n) => [number(n), icon("sheep"), icon("aback"), number("1")]),
  rule(`${N} building back`, (n) => [number(n), icon("building"), icon("aback"), number("1")]),
  rule(`${N} of one crop`, (n) => [number(n), icon("crop", { badge: "alike" })]),
  rule(`${N} of ${N} kinds?`, (n, kinds) =>
    kinds === "1"
      ? [number(n), icon("goods", { badge: "alike" })]
      : [number(kinds), sign("×"), number(n), icon("goods", { badge: "alike" })],
  ),
];

function resource(name: string): Resource | Deck {
  if (isResource(name) || isDeck(name)) return name;
  throw new NotUnderstood(name);
}

function told(text: string, rules: readonly Rule[]): Phrase {
  for (const [pattern, look] of rules) {
    const found = pattern.exec(text);
    if (found) return look(...found.slice(1));
  }
  const [name = "", amount] = text.split(" = ");
  if (amount !== undefined) return [icon(resource(name)), sign("="), ...sum(amount)];
  const plain = /^([\d/]+) (\w+)$/.exec(text);
  if (!plain) throw new NotUnderstood(text);
  return [number(plain[1]!), icon(resource(plain[2]!))];
}

// Texts as a whole

const OR: Phrase = [word("or")];
const TIER: Phrase = [sign("/")];

/** Phrases with something between them. */
function between(parts: readonly Phrase[][], gap: Phrase): Phrase[] {
  return parts.flatMap((part, at) => (at ? [gap, ...part] : part));
}

const tiered = (text: string, read: (part: string) => Phrase): Phrase[] =>
  between(
    text.split(" / ").map((part) => [read(part.trim())]),
    TIER,
  );

const listed = (text: string, read: (part: string) => Phrase): Phrase[] =>
  between(
    text.split(" or ").map((either) => either.split(",").flatMap((part) => tiered(part.trim(), read))),
    OR,
  );

const needs = (text: string): Phrase[] => listed(text, need);
const pays = (text: string): Phrase[] => listed(text, (part) => told(part, COSTS));

/** One effect, or one of several. */
function effect(text: string): Phrase[] {
  return between(
    text.split(" or ").map((either) => {
      const [cost = "", reward] = either.split(" -> ");
      if (reward === undefined) return tiered(either, (part) => told(part, EFFECTS));
      return [[...pays(cost).flat(), sign("→"), ...reward.split(" and ").flatMap((part) => told(part, EFFECTS))]];
    }),
    OR,
  );
}

/** Effects one after the other, each of its own phrases. */
export function effects(text: string): Phrase[][] {
  return text ? text.split(";").map((part) => effect(part.trim())) : [];
}

interface Face {
  needs: Phrase[];
  pays: Phrase[];
  gains: Phrase[][];
  income: Phrase[][];
  points: number;
  only: number;
  but: number;
}

export function faceOf(card: CardTexts): Face {
  return {
    needs: card.needs ? needs(card.needs) : [],
    pays: card.pays ? pays(card.pays) : [],
    gains: effects(card.gains ?? ""),
    income: effects(card.income ?? ""),
    points: Number(card.points ?? 0),
    only: Number(card.only ?? 0),
    but: Number(card.but ?? 0),
  };
}

// Ways to play a card

const tierCount = (text: string): number => Math.max(...text.split(/[,;]| or /).map((part) => part.split("/").length));

function atTier(text: string, tier: number): string {
  return text
    .split(/([,;]| or )/)
    .map((part) => (part.includes(" / ") ? (part.split(" / ")[tier] ?? "") : part))
    .map((part) => part.replace(/[^\s/]+(?:\/[^\s/]+)+/g, (found) => found.split("/")[tier] ?? ""))
    .join("");
}

/** The ways to play a card, by their numbers: its tiers, and of each the alternatives to pay. */
export function waysOf(card: CardTexts): CardTexts[] {
  const { needs: asked = "", pays: cost = "", gains = "" } = card;
  const tiers = Math.max(...[asked, cost, gains].map(tierCount));
  return Array.from({ length: tiers }, (_, tier) => tier).flatMap((tier) =>
    atTier(cost, tier)
      .split(" or ")
      .map((either) => ({ needs: atTier(asked, tier), pays: either.trim(), gains: atTier(gains, tier) })),
  );
}
