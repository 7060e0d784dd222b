/** Motion shows the cause: tiles and goods travel from where they were to where they lie, gains to whose they are. */

import { still } from "../../lib/motion";
import { trips, type Trip } from "./trips";
import type { BurgundyView } from "./view";

const TIME = 250;
const MOST = 8; // more at once is another position altogether, as in a replay, or a new phase

interface Place {
  tile: string;
  rect: DOMRect;
}

export class Flights {
  #before = new Map<string, Place>();
  #view: BurgundyView | null = null;

  /** Before the page changes: where everything lies. */
  before(root: HTMLElement | undefined): void {
    this.#before = places(still() ? undefined : root);
  }

  /** After it: let what came fly from where it went missing, or appear. */
  after(root: HTMLElement | undefined, view: BurgundyView): void {
    const was = this.#view;
    this.#view = view;
    if (!root || this.#before.size === 0) return;
    const now = places(root);
    const gone = [...this.#before].filter(([element, place]) => now.get(element)?.tile !== place.tile);
    const came = [...now].filter(([element, place]) => place.tile && this.#before.get(element)?.tile !== place.tile);
    if (came.length > MOST) return;
    // A tile has no name, so the nearest source of its kind is it.
    for (const [element, place] of came) {
      const at = gone.findIndex(([, other]) => other.tile === place.tile);
      const [source] = at >= 0 ? gone.splice(at, 1) : [];
      const piece = root.querySelector<SVGGElement>(`[data-el="${element}"] > .fly`);
      if (piece) fly(piece, source?.[1].rect, place.rect);
    }
    const all = was && was !== view ? trips(was, view) : [];
    if (all.length <= MOST) for (const trip of all) send(root, trip);
  }
}

function places(root: HTMLElement | undefined): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const piece of root?.querySelectorAll<SVGGElement>(
    "[data-el][data-tile], [data-el^='space:'], [data-el^='store:']",
  ) ?? []) {
    found.set(piece.dataset["el"] ?? "", { tile: piece.dataset["tile"] ?? "", rect: piece.getBoundingClientRect() });
  }
  return found;
}

function fly(piece: SVGGElement, from: DOMRect | undefined, to: DOMRect): void {
  const scale = piece.getScreenCTM()?.a;
  if (!scale || !to.width) return;
  const start =
    from && from.width
      ? `translate(${(from.x + from.width / 2 - to.x - to.width / 2) / scale}px, ${(from.y + from.height / 2 - to.y - to.height / 2) / scale}px) scale(${from.width / to.width})`
      : "scale(0.6)";
  const frames = [
    { transform: start, opacity: from?.width ? 1 : 0 },
    { transform: "none", opacity: 1 },
  ];
  piece.animate(frames, { duration: TIME, easing: "cubic-bezier(.2,.7,.2,1)" });
}

/** A good or a gain goes its way and is gone. */
function send(root: HTMLElement, { look, text, from, to, seat }: Trip): void {
  const home = root.querySelector(`.areas [data-seat="${seat}"]`);
  const rectOf = (place: string): DOMRect | undefined =>
    (
      home?.querySelector(`[data-at="${place}"]`) ??
      root.querySelector(`[data-el="${place}"], [data-at="${place}"]:not([data-seat] *)`) ??
      home
    )?.getBoundingClientRect();
  const [start, end] = [rectOf(from), rectOf(to)];
  if (!start?.width || !end?.width) return;
  const flyer = document.createElement("span");
  flyer.className = `flyer ${look}`;
  flyer.textContent = text;
  flyer.ariaHidden = "true";
  root.append(flyer);
  const at = (rect: DOMRect): string =>
    `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px) translate(-50%, -50%)`;
  const frames = [
    { transform: at(start), opacity: 1 },
    { transform: at(end), opacity: 1, offset: 0.85 },
    { transform: at(end), opacity: 0 },
  ];
  flyer.animate(frames, { duration: TIME * 1.2, easing: "cubic-bezier(.3,.5,.3,1)" }).onfinish = () => flyer.remove();
}
