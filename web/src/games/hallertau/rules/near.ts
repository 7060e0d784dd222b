/** One observer for all that is drawn only when it comes near. */

import type { Attachment } from "svelte/attachments";

const MARGIN = "600px 0px";
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function seen(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    forget(target);
  }
}

function forget(target: Element): void {
  waiting.delete(target);
  observer?.unobserve(target);
}

/** Calls back once, when the element is in sight or nearly so. */
export function whenNear(near: () => void): Attachment {
  return (element) => {
    observer ??= new IntersectionObserver(seen, { rootMargin: MARGIN });
    waiting.set(element, near);
    observer.observe(element);
    return () => forget(element);
  };
}
