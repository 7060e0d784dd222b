// Fingers on a board: swiping between its pages, pinching to see more of it.

import type { Attachment } from "svelte/attachments";
import { carries } from "../lib/drag";

const SWIPE_PX = 50;
const SWIPE_MS = 500;

/** Tells 1 for the next page, -1 for the one before. Put `touch-action: pan-y` on the element. */
export function swiping(turn: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (page) => {
    let start: { x: number; y: number; at: number } | null = null;
    const down = (event: PointerEvent): void => {
      start =
        event.pointerType === "touch" && event.isPrimary
          ? { x: event.clientX, y: event.clientY, at: event.timeStamp }
          : null;
    };
    const up = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      const quick = event.timeStamp - start.at < SWIPE_MS && !carries(event);
      start = null;
      if (quick && Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    };
    const cancel = (): void => void (start = null);
    page.addEventListener("pointerdown", down);
    page.addEventListener("pointerup", up);
    page.addEventListener("pointercancel", cancel);
    return () => {
      page.removeEventListener("pointerdown", down);
      page.removeEventListener("pointerup", up);
      page.removeEventListener("pointercancel", cancel);
    };
  };
}

const LARGEST = 2.5;

/** Makes what lies in a scrolling frame so much larger, around a point of the window. Its style reads `--zoom`. */
export function zoomTo(frame: HTMLElement, factor: number, x: number, y: number): void {
  const box = frame.getBoundingClientRect();
  const before = Number(frame.style.getPropertyValue("--zoom") || 1);
  const [left, top] = [frame.scrollLeft + x - box.x, frame.scrollTop + y - box.y];
  frame.style.setProperty("--zoom", String(factor));
  frame.toggleAttribute("data-zoomed", factor > 1);
  frame.scrollTo((left * factor) / before - (x - box.x), (top * factor) / before - (y - box.y));
}

/** Two fingers zoom the frame. */
export function pinching(zoomed: (factor: number) => void): Attachment<HTMLElement> {
  return (frame) => {
    let began: { distance: number; factor: number } | null = null;
    const start = ({ touches: [one, two, more] }: TouchEvent): void => {
      const factor = Number(frame.style.getPropertyValue("--zoom") || 1);
      began = one && two && !more ? { distance: apart(one, two), factor } : null;
    };
    const move = (event: TouchEvent): void => {
      const [one, two] = event.touches;
      if (!began || !one || !two) return;
      event.preventDefault();
      const factor = Math.min(LARGEST, Math.max(1, (began.factor * apart(one, two)) / began.distance));
      zoomTo(frame, factor, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
      zoomed(factor);
    };
    frame.addEventListener("touchstart", start, { passive: true });
    frame.addEventListener("touchmove", move, { passive: false });
    return () => {
      frame.removeEventListener("touchstart", start);
      frame.removeEventListener("touchmove", move);
    };
  };
}

function apart(one: Touch, two: Touch): number {
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}
