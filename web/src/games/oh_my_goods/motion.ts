/** Motion shows the cause: goods travel along the chain, from the draw pile to where they are made, and away when paid. */

import { mount, unmount } from "svelte";
import { still } from "../../lib/motion";
import Sign from "./icons/Sign.svelte";
import { trips, type Trip } from "./trips";
import type { OhMyGoodsView } from "./view";

const TIME = 280;
const MOST = 8; // more at once is another position altogether, as in a replay

export class Flights {
  #before = new Map<string, DOMRect>();
  #view: OhMyGoodsView | null = null;

  /** Before the page changes: where the cards in hand lie, of which one may go. */
  before(root: HTMLElement | undefined): void {
    const cards = still() ? [] : (root?.querySelectorAll<HTMLElement>("[data-el^='hand:']") ?? []);
    this.#before = new Map([...cards].map((card) => [card.dataset["el"] ?? "", card.getBoundingClientRect()]));
  }

  /** After it: what moved goes its way. */
  after(root: HTMLElement | undefined, view: OhMyGoodsView): void {
    const was = this.#view;
    this.#view = view;
    if (!root || !was || was === view || still()) return;
    const all = trips(was, view);
    if (all.length <= MOST) for (const trip of all) this.#send(root, trip);
  }

  #send(root: HTMLElement, { good, from, to, seat }: Trip): void {
    const home = root.querySelector(`.areas [data-seat="${seat}"]`) ?? root.querySelector(".mine-area");
    const rectOf = (place: string): DOMRect | undefined =>
      this.#before.get(place) ??
      (
        home?.querySelector(`[data-at="${place}"]`) ??
        root.querySelector(`.shared-area [data-at="${place}"]`) ??
        home
      )?.getBoundingClientRect();
    const [start, end] = [rectOf(from), rectOf(to)];
    if (!start?.width || !end?.width) return;
    const flyer = document.createElement("span");
    flyer.className = "flyer";
    root.append(flyer);
    const sign = mount(Sign, { target: flyer, props: { icon: good, size: 30 } });
    const at = ({ x, y, width, height }: DOMRect): string =>
      `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)`;
    const frames = [
      { transform: at(start), opacity: 1 },
      { transform: at(end), opacity: 1, offset: 0.9 },
      { transform: at(end), opacity: 0 },
    ];
    flyer.animate(frames, { duration: TIME, easing: "cubic-bezier(.3,.5,.3,1)" }).onfinish = () => {
      void unmount(sign);
      flyer.remove();
    };
  }
}
