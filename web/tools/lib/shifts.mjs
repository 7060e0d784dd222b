// What moves on a table's page: the browser's own account of layout shifts, also of those that answer a person's touch,
// and every place that dock and Confirm have had, looked at in each frame.

/** Begins to look. Only looking elsewhere is set apart: turning to another page of the board. */
export async function watch(page) {
  await page.evaluate(() => {
    if (globalThis.draw) throw new Error("what was not drawn before is not seen to move");
    const name = (node) => {
      const one = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
      const place = ["section.board", "[data-guide]", "[data-dock]", "aside", "header"].find((query) =>
        one?.closest(query),
      );
      return `${place ?? "elsewhere"} ${one?.localName ?? "gone"}.${one?.getAttribute("class")?.split(" ")[0] ?? ""}`;
    };
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const seen = (globalThis.seen = { shifts: [], places: {}, heights: {} });
    const turns = [];
    const FRAME_MS = 17;
    new MutationObserver(() => {
      const turn = { from: performance.now() - FRAME_MS, to: Infinity };
      turns.push(turn);
      requestAnimationFrame(() => requestAnimationFrame((now) => (turn.to = now + FRAME_MS)));
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-tab"] });
    new PerformanceObserver((list) => {
      const at = document.querySelector("[data-dock]")?.dataset.at;
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
        const turned = turns.some(({ from, to }) => startTime >= from && startTime <= to);
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          what: name(node),
          from: box(previousRect),
          to: box(currentRect),
        }));
        seen.shifts.push({ value, touched: hadRecentInput, turned, at, moved });
      }
    }).observe({ type: "layout-shift" });
    const look = () => {
      const dock = document.querySelector("[data-dock]");
      for (const query of ["[data-dock]", "[data-confirm]"]) {
        const one = document.querySelector(query);
        if (one) (seen.places[query] ??= {})[box(one.getBoundingClientRect())] ??= dock.dataset.at;
      }
      seen.heights[document.documentElement.scrollHeight] ??= dock?.dataset.at;
      requestAnimationFrame(look);
    };
    look();
  });
}

/** What was seen so far: `shifts` without turns of the board's pages, `places` by what stood there. */
export async function looked(page) {
  const { shifts, places, heights } = await page.evaluate(async () => {
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    return globalThis.seen;
  });
  const kept = shifts.filter(({ turned }) => !turned);
  const sum = (some) => some.reduce((total, { value }) => total + value, 0);
  const by = {};
  for (const { value, moved } of kept)
    for (const what of new Set(moved.map((one) => one.what))) by[what] = (by[what] ?? 0) + value;
  return {
    shifts: kept,
    all: sum(kept),
    untouched: sum(kept.filter(({ touched }) => !touched)),
    by: Object.entries(by).sort(([, one], [, two]) => two - one),
    places,
    heights,
  };
}
