/** What every piece of the board of The Castles of Tuscany needs. */

import { createContext } from "svelte";
import type { Sight } from "../../lib/sight";
import { Scene, type Area, type Attributes } from "../scene.svelte";
import {
  AREA_POINTS,
  COLOURS,
  DRAWN,
  LETTERS,
  ROUNDS,
  type Bonus,
  type Colour,
  type Edition,
  type Farm,
  type Kind,
  type Reward,
  type Type,
} from "./content";
import { typeOf, wayOf } from "./domain";
import { topicOf, type Topic } from "./topics";
import type { PlayerView, TileView, TuscanyView } from "./view";
import { words, type Words } from "./words";

export type Piece = TileView | "hex" | "start";

const WAY = "way:";

export class TuscanyScene extends Scene<TuscanyView, Words> {
  /** How each seat's boards were laid by hand, not yet chosen. */
  #laid: Record<number, number> = $state({});

  constructor(sight: () => Sight<TuscanyView>) {
    super("tuscany", words, sight);
  }

  player(seat: number): PlayerView {
    return this.view.players[seat]!;
  }
  /** The cards of whose domain is drawn large, if they are known. */
  get hand(): Record<Colour, number> | null {
    return this.player(this.seat).hand;
  }
  /** How often green points are still to become red ones. */
  get scorings(): number {
    return this.view.over ? 0 : ROUNDS - Math.max(this.view.round, 1) + 1;
  }
  /** The stack that ends this round when it runs out. */
  get ending(): number {
    return Math.max(this.view.round, 1);
  }
  /** Cards that the draw action brings a player. */
  drawn(seat: number): number {
    return DRAWN[this.view.options["edition"] as Edition] + this.player(seat).bonuses.card;
  }

  // Joining the boards

  /** The ways that are allowed, while they are asked for. */
  get ways(): number[] {
    return [...this.live].flatMap((element) => (element.startsWith(WAY) ? [Number(element.slice(WAY.length))] : []));
  }
  get #chosenWay(): string | undefined {
    return [...this.chosen].find((element) => element.startsWith(WAY));
  }
  /** The way that is shown: the one chosen, or as the boards were laid by hand, or any that is allowed. */
  get way(): number {
    const chosen = this.#chosenWay;
    return chosen ? Number(chosen.slice(WAY.length)) : (this.#laid[this.seat] ?? this.ways[0] ?? 0);
  }
  /** Boards laid differently are not chosen any more. */
  lay(way: number): void {
    const chosen = this.#chosenWay;
    this.#laid[this.seat] = way;
    if (chosen) this.touch(chosen);
  }

  // Names

  #name(key: string): string {
    return this.glossary[key]?.name ?? "";
  }
  #help(key: string): string {
    return this.glossary[key]?.help ?? "";
  }
  type(type: Type): string {
    return this.#name(`type:${type}`);
  }
  colour(colour: Colour): string {
    return this.#name(`colour:${colour}`);
  }
  reward(reward: Reward): string {
    return this.#name(`reward:${reward}`);
  }

  // Explanations

  oursText(kind: Kind): string {
    return this.words.why.ours(this.#name(`kind:${kind}`), this.#help(`kind:${kind}`));
  }
  #farmsText(farms: readonly Farm[]): string {
    if (farms.length === 0) return "";
    return ` ${this.words.why.farms(farms.map((farm) => this.#name(`farm:${farm}`)).join(", "))}`;
  }
  tileText({ type, farms, owner }: TileView): string {
    const { why } = this.words;
    const whose = owner === null ? why.neutralTile : why.ofSet(this.name(owner));
    const text = why.tile(this.type(type), this.#help(`type:${type}`), whose);
    const ours = farms.length > 0 && this.view.ours.includes("farmland") ? ` ${this.oursText("farmland")}` : "";
    return text + this.#farmsText(farms) + ours;
  }
  pieceText(piece: Piece): string {
    if (piece === "start") return this.words.why.start;
    return piece === "hex" ? this.words.why.hex : this.tileText(piece);
  }
  cellText(seat: number, cell: number): string {
    const { cells, areas } = this.player(seat);
    const { why } = this.words;
    const { colour, piece, open } = cells[cell]!;
    const area = areas.find((one) => one.includes(cell)) ?? [];
    const left = area.filter((one) => cells[one]?.piece === null).length;
    if (piece) return `${this.pieceText(piece)} ${why.on(area.length, left)}`;
    const type = typeOf(colour);
    const text = why.space(this.type(type), this.colour(colour), area.length, left, AREA_POINTS[area.length] ?? 0);
    return open || this.view.phase === "joining" ? text : `${text} ${why.notOpen}`;
  }
  /** What lies in a storage space of a player; hexes lie behind the tiles, new ones last. */
  storedText(seat: number, place: number): string {
    const { stored, fresh } = this.player(seat);
    const piece = stored[place];
    const { why } = this.words;
    if (piece === undefined) return why.freeStorage;
    if (piece === "hex") return place >= stored.length - fresh ? why.freshHex : why.storedHex;
    return this.tileText(piece);
  }
  bonusText(kind: Bonus): string {
    return this.words.why.bonusLeft(this.#name(`bonus:${kind}`), this.#help(`bonus:${kind}`), this.view.bonuses[kind]);
  }
  bonusHadText(seat: number, kind: Bonus): string {
    const count = this.player(seat).bonuses[kind];
    return this.words.why.bonusHad(this.#name(`bonus:${kind}`), this.#help(`bonus:${kind}`), count);
  }
  deckText(seat: number): string {
    const { deck, discards } = this.view;
    const named = COLOURS.filter((colour) => discards[colour]).map(
      (colour) => `${this.colour(colour).toLowerCase()} ${discards[colour]}`,
    );
    const sum = COLOURS.reduce((all, colour) => all + discards[colour], 0);
    const text = this.words.why.deck(deck, sum, this.drawn(seat));
    const ours = this.view.ours.includes("region_cards") ? ` ${this.oursText("region_cards")}` : "";
    return (named.length ? `${text} ${this.words.why.discards(named.join(", "))}` : text) + ours;
  }
  yieldText(): string {
    const { yields, yielded } = this.view;
    const { why } = this.words;
    const shown = yielded ? ` ${why.yielded(this.reward(yielded.reward), yielded.amount)}` : "";
    const ours = this.view.ours.includes("yield_cards") ? ` ${this.oursText("yield_cards")}` : "";
    return why.yields(yields) + shown + ours;
  }
  trackText(seat: number): string {
    const { red, green } = this.player(seat);
    return this.words.why.track(this.name(seat), red, green, this.scorings);
  }
  /** How boards lie, by their letters. */
  lettersOf(way: number): string[] {
    return wayOf(way).order.map((letter) => LETTERS[letter] ?? "");
  }

  /** Attributes of a piece with text on it, which names itself by what it holds: a hidden text, not a label. */
  box(element: string, text: string, active: boolean): Attributes {
    if (!active) return this.note(text, topicOf(element));
    const attributes = this.piece(element, text);
    return attributes["role"] === "button" ? { ...attributes, "aria-label": undefined } : attributes;
  }
  /** Attributes of something that explains itself; its topic is one of ours. */
  about(text: string, topic: Topic): Attributes {
    return this.note(text, topic);
  }

  override areaOf(element: string): Area | null {
    const [place = ""] = element.split(":");
    if (["open", "bonus", "deck"].includes(place)) return "shared";
    if (["way", "cell", "store"].includes(place)) return "mine";
    return ["card", "worker"].includes(place) ? "hand" : null;
  }
  protected override isShared(element: string): boolean {
    return this.areaOf(element) === "shared";
  }
  protected override topicOf(element: string): string | undefined {
    return topicOf(element);
  }
}

export const [useScene, provideScene] = createContext<TuscanyScene>();
