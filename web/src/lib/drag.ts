// Dragging: a piece dropped on another lit piece touches both. Knows no game: pieces are what carries data-el.

import type { Attachment } from "svelte/attachments";

export interface Hand {
  lift: (element: string) => void;
  /** null: not on anything that is lit */
  drop: (element: string | null) => void;
  /** on a place that takes such pieces: it is chosen as by a touch */
  keep: () => void;
}

const SLOP = 8;
const HOLD_MS = 220; // a finger that rests so long lifts the piece; one that moves sooner scrolls

interface Grip {
  pointer: number;
  x: number;
  y: number;
  piece: Element;
  /** since when moving lifts it, by the events' own time: the page may be busy when it hears of them */
  from: number;
  ghost: HTMLElement | null;
}

/** the pointer that carries a piece now */
let carrying: number | null = null;
export const carries = (event: PointerEvent): boolean => event.pointerId === carrying;

const elementOf = (piece: Element): string => piece.getAttribute("data-el") ?? "";

/** The place here that takes what begins like the piece, if it is one. */
function taking(here: Element | null, piece: Element): Element | null {
  const place = here?.closest("[data-takes]") ?? null;
  return place && elementOf(piece).startsWith(place.getAttribute("data-takes") ?? "") ? place : null;
}

export function dragging(hand: Hand): Attachment<HTMLElement> {
  return (ground) => {
    let grip: Grip | null = null;
    let under: Element | null = null;

    function down(event: PointerEvent): void {
      const piece = (event.target as Element).closest("[data-el][data-live]");
      if (grip || !piece || !event.isPrimary || event.button !== 0) return;
      const from = event.timeStamp + (event.pointerType === "mouse" ? 0 : HOLD_MS);
      grip = { pointer: event.pointerId, x: event.clientX, y: event.clientY, piece, from, ghost: null };
    }

    const held = (event: Event): boolean => grip !== null && event.timeStamp >= grip.from;

    function move(event: PointerEvent): void {
      if (event.pointerId !== grip?.pointer) return;
      const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!grip.ghost) {
        if (Math.hypot(x, y) < SLOP) return;
        if (!held(event)) return release();
        grip.ghost = ghostOf(grip.piece, ground.firstElementChild ?? ground);
        carrying = grip.pointer;
        hand.lift(elementOf(grip.piece));
      }
      grip.ghost.style.translate = `${x}px ${y}px`;
      const here = document.elementFromPoint(event.clientX, event.clientY);
      here?.closest<HTMLElement>("[role=tab][aria-selected=false]")?.click(); // what is lit may lie on another page
      mark(here?.closest("[data-el][data-lit]") ?? taking(here, grip.piece));
    }

    function mark(piece: Element | null): void {
      if (piece === under) return;
      under?.removeAttribute("data-under");
      under = piece;
      under?.setAttribute("data-under", "");
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== grip?.pointer) return;
      if (grip.ghost) {
        const target = event.type === "pointerup" ? under : null;
        if (target && !target.matches("[data-lit]")) hand.keep();
        else hand.drop(target && elementOf(target));
        swallowClick();
      }
      release();
    }

    function release(): void {
      grip?.ghost?.remove();
      grip = carrying = null;
      mark(null);
    }

    const stay = (event: Event): void => {
      if (grip?.ghost || (held(event) && event.type === "contextmenu")) event.preventDefault();
    };
    const still = (event: TouchEvent): void => {
      if (held(event)) event.preventDefault();
    };

    ground.addEventListener("pointerdown", down);
    ground.addEventListener("touchmove", still, { passive: false });
    ground.addEventListener("contextmenu", stay);
    ground.addEventListener("dragstart", stay);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      release();
      ground.removeEventListener("pointerdown", down);
      ground.removeEventListener("touchmove", still);
      ground.removeEventListener("contextmenu", stay);
      ground.removeEventListener("dragstart", stay);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}

/** The click that a browser makes of a finished drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** A likeness of the piece over the place where it lies, among its own so that it looks the same. */
function ghostOf(piece: Element, home: Element): HTMLElement {
  const box = piece.getBoundingClientRect();
  const twin = piece.cloneNode(true) as Element;
  for (const name of ["data-el", "data-lit", "data-chosen", "data-live", "data-tile", "tabindex", "transform"])
    twin.removeAttribute(name);
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const { x, y, width, height } = piece.getBBox();
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    picture.append(twin);
    ghost.append(picture);
  } else ghost.append(twin);
  home.append(ghost);
  return ghost;
}
