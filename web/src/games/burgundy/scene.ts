/** What every piece of Burgundy's board needs. */

import { createContext } from "svelte";
import { entryOf } from "../../lib/glossary";
import type { Sight } from "../../lib/sight";
import { Scene, type Area } from "../scene.svelte";
import { GOODS, type Edition, type Layout } from "./content";
import { isWide } from "./estates";
import { editionOf, layoutOf, tileKey } from "./pieces";
import { topicOf, type Topic } from "./topics";
import type { BurgundyView } from "./view";
import { words, type Words } from "./words";

/** Answers for the dock. */
const UNDRAWN = ["done", "building", "effect", "seat", "number", "upkeep"];

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
  /** Whether a layout is drawn turned, for the page is narrow and the layout is not. */
  turns(layout: Layout): boolean {
    return this.shape === "upright" && isWide(layout);
  }
  has(module: string): boolean {
    return this.view.options[module] === true;
  }
  /** The seats that play on one board. */
  team(seat: number): number[] {
    const partner = this.view.players[seat]?.partner;
    return partner === undefined ? [seat] : [seat, partner].sort((one, two) => one - two);
  }
  /** Of other teams the first seat stands for both. */
  override get others(): number[] {
    const own = this.team(this.seat);
    return super.others.filter((seat) => !own.includes(seat) && this.team(seat)[0] === seat);
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

  shieldText(number: number): string {
    const { name, help = "" } = this.glossary[`shield:${number}`] ?? { name: `${number}` };
    return `${name}. ${help}`;
  }

  override note(text: string, topic?: Topic) {
    return super.note(text, topic);
  }
  override areaOf(element: string): Area | null {
    if (UNDRAWN.includes(element.split(":")[0] ?? "")) return null;
    return this.isShared(element) ? "shared" : "mine";
  }
  /** The shields that nobody has taken. */
  get inDepots(): ReadonlySet<string> {
    return new Set(this.view.shields?.flat().map((number) => `shield:${number}`));
  }
  protected override isShared(element: string): boolean {
    if (element.startsWith("shield:")) return this.inDepots.has(element);
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
