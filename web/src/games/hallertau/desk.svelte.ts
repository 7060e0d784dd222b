/** What every piece of Hallertau's board needs. */

import { getContext, setContext } from "svelte";
import { Desk as AnyDesk, type Attributes, type DeskProps } from "../../lib/desk";
import type { Entry, Glossary } from "../../lib/glossary";
import { glossaryOf } from "../glossary.svelte";
import type { Building, Resource } from "./content";
import type { CardTexts } from "./face";
import { topicOf } from "./topics";
import type { HallertauView } from "./view";
import { words, type Words } from "./words";

export interface BoardProps extends DeskProps {
  view: HallertauView;
}

export type CardEntry = Entry & CardTexts;

const KEY = Symbol("desk");

/** Below this many pixels a village is drawn so small that fingers need more room; its styles say the same. */
const SMALL = 600;

export class Desk extends AnyDesk<BoardProps> {
  readonly #width: () => number;

  /** `looked`: whose village a spectator sees large. `width`: of the board. */
  constructor(props: () => BoardProps, looked: () => number, width: () => number) {
    super(props, looked);
    this.#width = width;
  }

  /** Whether pieces are drawn larger and further apart, for fingers. */
  get narrow(): boolean {
    return this.#width() < SMALL;
  }
  get view(): HallertauView {
    return this.props().view;
  }
  get words(): Words {
    return words[this.lang];
  }
  get players(): number {
    return this.view.players.length;
  }
  get glossary(): Glossary {
    return glossaryOf("hallertau", this.lang);
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

  protected isShared(element: string): boolean {
    return element.startsWith("space:");
  }
  protected topicOf(element: string): string | undefined {
    return topicOf(element);
  }
}

export function provideDesk(props: () => BoardProps, looked = () => 0, width = () => SMALL): Desk {
  return setContext(KEY, new Desk(props, looked, width));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
