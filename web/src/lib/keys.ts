/** Arrow keys walk over the pieces, also those that are not lit, so that everything can explain itself. */

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const from = document.activeElement;
  if (!step || !from?.matches("[data-note]") || event.altKey || event.ctrlKey || event.metaKey) return;
  const [x, y] = centre(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of event.currentTarget.querySelectorAll("[data-note]")) {
    if (other === from || other.getClientRects().length === 0) continue;
    const [otherX, otherY] = centre(other);
    const along = (otherX - x) * step[0] + (otherY - y) * step[1];
    const aside = Math.abs((otherX - x) * step[1]) + Math.abs((otherY - y) * step[0]);
    const cost = along + 2 * aside;
    if (along > 4 && cost < least) [best, least] = [other, cost];
  }
  if (best instanceof SVGElement || best instanceof HTMLElement) {
    event.preventDefault();
    best.focus();
  }
}
