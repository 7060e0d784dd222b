/** Tiles travel from where they were to where they lie now. A tile has no name, so the nearest source of its kind is it. */

const TIME = 250;

interface Place {
  tile: string;
  rect: DOMRect;
}

const still = (): boolean =>
  document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Flights {
  #before = new Map<string, Place>();

  /** Before the page changes: where everything lies. */
  before(root: HTMLElement | undefined): void {
    this.#before = places(root);
  }

  /** After it: let what came fly from where it went missing, or appear. */
  after(root: HTMLElement | undefined): void {
    if (!root || this.#before.size === 0 || still()) return;
    const now = places(root);
    const gone = [...this.#before].filter(([element, place]) => now.get(element)?.tile !== place.tile);
    const came = [...now].filter(([element, place]) => place.tile && this.#before.get(element)?.tile !== place.tile);
    if (came.length > 8) return; // another position altogether, as in a replay
    for (const [element, place] of came) {
      const at = gone.findIndex(([, other]) => other.tile === place.tile);
      const [source] = at >= 0 ? gone.splice(at, 1) : [];
      const piece = root.querySelector<SVGGElement>(`[data-el="${element}"] > .fly`);
      if (piece) fly(piece, source?.[1].rect, place.rect);
    }
  }
}

function places(root: HTMLElement | undefined): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const piece of root?.querySelectorAll<SVGGElement>("[data-el][data-tile], [data-el^='space:'], [data-el^='store:']") ?? []) {
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
  const frames = [{ transform: start, opacity: from?.width ? 1 : 0 }, { transform: "none", opacity: 1 }];
  piece.animate(frames, { duration: TIME, easing: "cubic-bezier(.2,.7,.2,1)" });
}
