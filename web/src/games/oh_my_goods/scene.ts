/** What every piece of the board of Oh My Goods! needs. */

import { createContext } from "svelte";
import type { Entry } from "../../lib/glossary";
import type { Sight } from "../../lib/sight";
import { Scene, type Area, type Attributes } from "../scene.svelte";
import {
  EVENTS,
  FIRST_CHARACTER,
  RESOURCES,
  SUNS,
  type EventPrinted,
  type Good,
  type Kind,
  type Resource,
} from "./content";
import { hyphenated } from "./hyphens";
import { storyWords } from "./longsdale/words";
import { cardOf, countOf, goodOf, kindOf } from "./pieces";
import { topicOf } from "./topics";
import type { BuildingView, Mode, OhMyGoodsView, PlayerView } from "./view";
import { words, type Words } from "./words";

export class OhMyGoodsScene extends Scene<OhMyGoodsView, Words> {
  constructor(sight: () => Sight<OhMyGoodsView>) {
    super("oh_my_goods", words, sight);
  }

  player(seat: number): PlayerView {
    return this.view.players[seat]!;
  }
  /** The cards of whose buildings are drawn large, if they are known. */
  get hand(): readonly number[] | null {
    return this.player(this.seat).hand;
  }
  /** Whether cards lie on the market. */
  get marketIsOpen(): boolean {
    return this.view.sunrise.length > 0;
  }

  /** What changes in this round of Longsdale. */
  get #event(): EventPrinted | undefined {
    return EVENTS[String(this.view.story?.event)];
  }
  /** The half-suns that end a row of the market in this round. */
  suns(row: "sunrise" | "sunset"): number {
    return SUNS + (this.#event?.[row] ?? 0);
  }
  /** The goods that a worker makes in this round besides the usual ones. */
  moreGoods(mode: Mode): number {
    return mode === "efficient" ? (this.#event?.long_day ?? 0) : 0;
  }

  good(name: Good): string {
    return this.glossary[`good:${name}`]?.name ?? name;
  }
  resource(name: Resource): string {
    return this.glossary[`resource:${name}`]?.name ?? name;
  }
  kind(name: Kind): string {
    return this.glossary[`kind:${name}`]?.name ?? name;
  }

  /** How many of a building's missing resources cards in hand could stand for, where the hand is known. */
  held(seat: number, building: BuildingView, resource: Resource): number {
    return Math.min(building.missing[resource], countOf(this.player(seat).hand ?? [], resource));
  }

  /** What a building is called where its sign tells the rest. */
  shortName(card: number): string {
    return hyphenated(this.#entry(card).name.replace(/ \(.*\)$/, ""));
  }

  // Explanations

  #entry(card: number): Entry {
    const key = card < FIRST_CHARACTER ? `card:${card}` : `character:${card - FIRST_CHARACTER}`;
    return this.glossary[key] ?? { name: "" };
  }
  cardText(card: number): string {
    const { name, help = "" } = this.#entry(card);
    return `${name}. ${help}`;
  }
  /** What a card does as a building, without its numbers. */
  briefText(card: number): string {
    const { name, help = "" } = this.glossary[`kind:${kindOf(card)}`] ?? this.#entry(card);
    return `${name}. ${help}`;
  }
  faceText(face: number): string {
    const { name, help = "" } = this.glossary[`face:${face}`] ?? { name: "" };
    return `${name}. ${help}`;
  }
  workerText(mode: Mode): string {
    const more = this.moreGoods(mode);
    const text = this.words.why.works[mode];
    return more ? `${text} ${storyWords[this.lang].longDay(more)}` : text;
  }
  /** How a building stands, then what is printed on it. */
  buildingText({ card, missing, lacking, odds, worker, assistant, tower, open }: BuildingView): string {
    const { why } = this.words;
    const { name, help = "" } = this.#entry(card);
    const short = RESOURCES.filter((one) => missing[one] > 0).map((one) => `${this.resource(one)} ${missing[one]}`);
    const works = goodOf(card) !== null;
    const parts = [`${name}.`];
    if (worker) parts.push(this.workerText(worker));
    if (assistant !== null) parts.push(why.works.assistant);
    if (works && this.marketIsOpen)
      parts.push(lacking === 0 ? why.enough : why.missing(cardOf(card).any ? String(lacking) : short.join(", ")));
    if (odds) parts.push(why.odds(this.words.chance(odds.efficient), this.words.chance(odds.sloppy)));
    if (works && open) parts.push(why.open);
    if (tower !== null) parts.push(storyWords[this.lang].tower(this.#entry(tower).name));
    return [...parts, help].join(" ");
  }
  goodsText({ card, goods, worth }: BuildingView): string {
    const good = goodOf(card);
    return good ? this.words.why.goods(this.good(good), goods, worth) : this.cardText(card);
  }

  /** Attributes of a piece with text on it, which names itself by what it holds: a hidden text, not a label. */
  box(element: string, text: string, active: boolean): Attributes {
    if (!active) return this.note(text, topicOf(element));
    const attributes = this.piece(element, text);
    return attributes["role"] === "button" ? { ...attributes, "aria-label": undefined } : attributes;
  }

  override areaOf(element: string): Area | null {
    const [place = ""] = element.split(":");
    if (place === "face") return this.isShared(element) ? "shared" : "mine";
    if (place === "middle") return "shared";
    if (place === "hand") return "hand";
    return ["building", "goods", "aside"].includes(place) ? "mine" : null;
  }
  protected override isShared(element: string): boolean {
    const [place, number] = element.split(":");
    return place === "middle" || (place === "face" && this.view.offer.includes(Number(number)));
  }
  protected override topicOf(element: string): string | undefined {
    return topicOf(element);
  }
}

export const [useScene, provideScene] = createContext<OhMyGoodsScene>();
