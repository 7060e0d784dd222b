/** What every piece of Hallertau's board needs. */

import { createContext } from "svelte";
import type { Entry } from "../../lib/glossary";
import type { Sight } from "../../lib/sight";
import { Scene, type Area, type Attributes } from "../scene.svelte";
import type { Building, Resource } from "./content";
import type { CardTexts } from "./face";
import { topicOf } from "./topics";
import type { HallertauView } from "./view";
import { words, type Words } from "./words";

export type CardEntry = Entry & CardTexts;

const VILLAGE = ["good", "field", "flock", "building", "boulder"];

export class HallertauScene extends Scene<HallertauView, Words> {
  constructor(sight: () => Sight<HallertauView>) {
    super("hallertau", words, sight);
  }

  /** Whether pieces are drawn larger and further apart, for fingers. */
  get small(): boolean {
    return this.narrow;
  }
  /** The cards of whose village is drawn large, if they are known. */
  get hand(): readonly string[] | null {
    return this.view.players[this.seat]?.hand ?? null;
  }

  card(number: string): CardEntry {
    return this.glossary[`card:${number}`] ?? { name: number };
  }
  cardText(number: string): string {
    const { name, help = "" } = this.card(number);
    return `${name}. ${help}`;
  }
  space(name: string): CardEntry {
    return this.glossary[`space:${name}`] ?? { name };
  }
  good(name: Resource): string {
    return this.glossary[`good:${name}`]?.name ?? name;
  }
  building(name: Building): string {
    return this.glossary[`building:${name}`]?.name ?? name;
  }
  phase(number: number): string {
    return this.glossary[`phase:${number}`]?.name ?? "";
  }

  /** Attributes of a piece with text on it, which names itself by what it holds: a hidden text, not a label. */
  box(element: string, text: string, active = true): Attributes {
    const attributes = this.piece(element, text, active);
    return attributes["role"] === "button" ? { ...attributes, "aria-label": undefined } : attributes;
  }

  override areaOf(element: string): Area | null {
    const [place = "", number = ""] = element.split(":");
    if (place === "space" || element === "tools") return "shared";
    if (place === "card") return this.hand?.includes(number) ? "hand" : "mine";
    return VILLAGE.includes(place) ? "mine" : null;
  }
  protected override isShared(element: string): boolean {
    return element.startsWith("space:");
  }
  protected override topicOf(element: string): string | undefined {
    return topicOf(element);
  }
}

export const [useScene, provideScene] = createContext<HallertauScene>();
