/** What every piece of the board of Oh My Goods! needs. */

import { createContext } from "svelte";
import type { Sight } from "../../lib/sight";
import { Scene, type Area, type Attributes } from "../scene.svelte";
import { RESOURCES, VALUES, type Good, type Kind, type Resource } from "./content";
import { cardOf, chainOf, countOf, faceOf, goodOf, kindOf, needsOf, officeOf, requiredBy } from "./pieces";
import { topicOf } from "./topics";
import type { BuildingView, OhMyGoodsView, PlayerView } from "./view";
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

  // Explanations

  #needs(card: number): string {
    const { any } = cardOf(card);
    if (any) return this.words.why.needsAny(any);
    const needs = needsOf(card).map(({ resource, count }) => `${this.resource(resource)} ${count}`);
    return this.words.why.needs(needs.join(", "));
  }
  /** What is printed on a card, without its cost. */
  #printed(card: number): string {
    const kind = kindOf(card);
    const good = goodOf(card);
    const { why } = this.words;
    const office = officeOf(kind);
    if (!good) return office ? why.office(this.resource(office)) : why.cardOffice;
    const { resources, goods } = chainOf(card);
    const taken = [...resources.map((one) => why.fromHand(this.resource(one))), ...goods.map((one) => this.good(one))];
    const chain = taken.length ? ` ${why.chain(taken.join(" + "), this.good(good))}` : "";
    return `${this.#needs(card)} ${why.makes(this.good(good), VALUES[good])}${chain}`;
  }
  cardText(card: number): string {
    const { cost, points, resource, sun } = cardOf(card);
    const { why } = this.words;
    const name = this.kind(kindOf(card));
    return `${name}. ${why.price(cost, points)} ${this.#printed(card)} ${why.counts(resource ? this.resource(resource) : "", sun)}`;
  }
  buildingText(building: BuildingView): string {
    const { card, missing, lacking, odds, worker, assistant, open } = building;
    const { why, points } = this.words;
    const short = RESOURCES.filter((one) => missing[one] > 0).map((one) => `${this.resource(one)} ${missing[one]}`);
    const parts = [`${this.kind(kindOf(card))}, ${points(cardOf(card).points)}.`, this.#printed(card)];
    if (goodOf(card) && this.marketIsOpen)
      parts.push(lacking === 0 ? why.enough : why.missing(cardOf(card).any ? String(lacking) : short.join(", ")));
    if (odds) parts.push(why.odds(this.words.chance(odds.efficient), this.words.chance(odds.sloppy)));
    if (worker) parts.push(why.works[worker]);
    if (assistant !== null) parts.push(why.works.assistant);
    if (open && goodOf(card)) parts.push(why.open);
    return parts.join(" ");
  }
  goodsText({ card, goods }: BuildingView): string {
    const good = goodOf(card);
    return good ? this.words.why.goods(this.good(good), goods, VALUES[good]) : this.#printed(card);
  }
  faceText(face: number): string {
    const { cost, points, ours } = faceOf(face);
    const required = requiredBy(face);
    const each = [...new Set(required)].map(
      (colour) => `${this.words.colour[colour]} ${required.filter((one) => one === colour).length}`,
    );
    return this.words.why.face(each.join(", "), cost, points) + (ours ? ` ${this.words.why.ours}` : "");
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
    if (place === "hand") return "hand";
    return ["building", "goods", "aside"].includes(place) ? "mine" : null;
  }
  protected override isShared(element: string): boolean {
    const [place, number] = element.split(":");
    return place === "face" && this.view.offer.includes(Number(number));
  }
  protected override topicOf(element: string): string | undefined {
    return topicOf(element);
  }
}

export const [useScene, provideScene] = createContext<OhMyGoodsScene>();
