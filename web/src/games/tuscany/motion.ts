/** Motion shows the cause: tiles travel to where they are stored or laid, and what they bring goes to its owner. */

import { mount, unmount } from "svelte";
import { still } from "../../lib/motion";
import Flyer from "./Flyer.svelte";
import { trips, type Trip } from "./trips";
import type { TuscanyView } from "./view";

const TIME = 280;
const MOST = 8; // more at once is another position altogether, as in a replay

export class Flights {
  #view: TuscanyView | null = null;

  /** After the page has changed: what moved goes its way. */
  after(root: HTMLElement | undefined, view: TuscanyView): void {
    const was = this.#view;
    this.#view = view;
    if (!root || !was || was === view || still()) return;
    const all = trips(was, view);
    if (all.length <= MOST) for (const trip of all) send(root, trip);
  }
}

function send(root: HTMLElement, { what, from, to, seat }: Trip): void {
  const theirs = root.querySelector(`.areas [data-seat="${seat}"]`);
  const homes = theirs ? [theirs] : [".mine-area", ".hand-area"].map((area) => root.querySelector(area));
  const rectOf = (place: string): DOMRect | undefined =>
    [...homes, root.querySelector(".shared-area")]
      .map((home) => home?.querySelector(`[data-at="${place}"]`))
      .find((found) => found)
      ?.getBoundingClientRect() ?? theirs?.getBoundingClientRect();
  const [start, end] = [rectOf(from), rectOf(to)];
  if (!start?.width || !end?.width) return;
  const flyer = document.createElement("span");
  flyer.className = "flyer";
  root.append(flyer);
  const drawn = mount(Flyer, { target: flyer, props: { what } });
  const at = ({ x, y, width, height }: DOMRect): string =>
    `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)`;
  const frames = [
    { transform: at(start), opacity: 1 },
    { transform: at(end), opacity: 1, offset: 0.9 },
    { transform: at(end), opacity: 0 },
  ];
  flyer.animate(frames, { duration: TIME, easing: "cubic-bezier(.3,.5,.3,1)" }).onfinish = () => {
    void unmount(drawn);
    flyer.remove();
  };
}
