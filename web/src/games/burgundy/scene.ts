/** What every piece of Burgundy's board needs. */

import { createContext } from "svelte";
import { entryOf } from "../../lib/glossary";
import type { Sight } from "../../lib/sight";
import { Scene, type Area } from "../scene.svelte";
import { GOODS, type Edition, type Layout } from "./content";
import { editionOf, layoutOf, tileKey } from "./pieces";
import { topicOf, type Topic } from "./topics";
import type { BurgundyView } from "./view";
import { words, type Words } from "./words";

export class BurgundyScene extends Scene<BurgundyView, Words> {
  constructor(sight: () => Sight<BurgundyView>) {
    super("burgundy", words, sight);
  }

  get edition(): Edition {
    return editionOf(this.view.options["edition"]);
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
  override areaOf(element: string): Area | null {
    if (element === "done") return null;
    return this.isShared(element) ? "shared" : "mine";
  }
  protected override isShared(element: string): boolean {
    return element.startsWith("space:") || element.startsWith("goods:");
  }
  protected override topicOf(element: string): Topic | undefined {
    return topicOf(element);
  }
  protected override topicAt(target: Element, place: string | undefined): string | undefined {
    const code = Number(target.getAttribute("data-tile"));
    return code ? tileKey(code) : place;
  }
}

export const [useScene, provideScene] = createContext<BurgundyScene>();
