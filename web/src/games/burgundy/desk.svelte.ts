/** What every piece of Burgundy's board needs. */

import { getContext, setContext } from "svelte";
import { Desk as AnyDesk, type DeskProps } from "../../lib/desk";
import { entryOf, type Glossary } from "../../lib/glossary";
import { glossaryOf } from "../glossary.svelte";
import { GOODS, type Edition, type Layout } from "./content";
import { editionOf, layoutOf, tileKey } from "./pieces";
import { topicOf, type Topic } from "./topics";
import type { BurgundyView } from "./view";
import { words, type Words } from "./words";

export interface BoardProps extends DeskProps {
  view: BurgundyView;
}

const KEY = Symbol("desk");

export class Desk extends AnyDesk<BoardProps> {
  get view(): BurgundyView {
    return this.props().view;
  }
  get words(): Words {
    return words[this.lang];
  }
  get edition(): Edition {
    return editionOf(this.view.options["edition"]);
  }
  get players(): number {
    return this.view.players.length;
  }
  get glossary(): Glossary {
    return glossaryOf("burgundy", this.lang);
  }
  layout(estate: number): Layout {
    return layoutOf(this.edition, estate);
  }
  tile(code: number): { name: string; help: string } {
    const { name, help = "" } = entryOf(this.glossary, tileKey(code), this.edition);
    return { name, help };
  }
  good(colour: number): string {
    return this.glossary[`goods:${GOODS[colour]}`]?.name ?? "";
  }
  tileText(code: number): string {
    const { name, help } = this.tile(code);
    return `${name}. ${help}`;
  }

  override note(text: string, topic?: Topic) {
    return super.note(text, topic);
  }
  protected isShared(element: string): boolean {
    return isShared(element);
  }
  protected topicOf(element: string): Topic | undefined {
    return topicOf(element);
  }
  protected override topicAt(target: Element, place: string | undefined): string | undefined {
    const code = Number(target.getAttribute("data-tile"));
    return code ? tileKey(code) : place;
  }
}

export const isShared = (element: string): boolean => element.startsWith("space:") || element.startsWith("goods:");

export function provideDesk(props: () => BoardProps, looked: () => number): Desk {
  return setContext(KEY, new Desk(props, looked));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
