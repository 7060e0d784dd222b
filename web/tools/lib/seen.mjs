// What a person who is asked can see and reach without scrolling, as the page stands.

/**
 * Looks at each page of the board that has something lit, once nothing moves any more. Faults are what is hidden, smaller
 * than `need` pixels, cut, an icon too small to be known, a head wider than its panel, and a dock higher than `most` while it only asks; each with its
 * pixels and its page. An icon is marked by its name, `data-icon`; within a drawing its box is one of 24 units.
 * Beyond the edge may lie what the page tells of by a mark, `data-beyond`, if it can be brought into sight.
 */
export async function seen(page, { need, most }) {
  return page.evaluate(
    async ([need, most]) => {
      const SLACK = 1;
      const ICON = 16;
      const LASTING = 20; // frames
      const FEW = 1; // answers beside which the dock only asks
      const PROBES = [-0.3, 0.3].flatMap((across) => [-0.3, 0.3].map((down) => [across, down])).concat([[0, 0]]);
      const dock = document.querySelector("[data-dock]");
      const bar = document.querySelector("header");
      const inSight = (one) => one.checkVisibility({ visibilityProperty: true });
      const all = (query, within = document) => [...within.querySelectorAll(query)].filter(inSight);
      const boxOf = (one) => one.getBoundingClientRect();
      const found = {
        question: document.querySelector("[data-question]").textContent,
        faults: [],
        sizes: [],
        docks: [],
        lit: 0,
        beyond: 0,
      };
      let shown = -1; // the page of the board
      let covers = [];
      const fault = (px, told) => found.faults.push({ px: Math.round(px), told, tab: shown });

      /** Until nothing has moved for so many frames. */
      async function still(frames = 2) {
        const shape = () =>
          all("[data-dock], [data-lit]")
            .map((one) => Object.values(boxOf(one).toJSON()).map(Math.round).join(" "))
            .join();
        for (let waited = 0, same = 0, last = ""; waited < 60 && same < frames; waited++) {
          await new Promise((done) => requestAnimationFrame(done));
          const now = shape();
          same = now === last ? same + 1 : 0;
          last = now;
        }
      }

      function named(one) {
        if (one === dock) return "the dock";
        if (bar?.contains(one)) return "the bar";
        const part = one?.closest("[data-el]")?.dataset.el ?? Object.keys(one?.dataset ?? {})[0] ?? one?.localName;
        return dock.contains(one) ? `${part} of the dock` : part;
      }

      /** How far a box lies outside what of the window is left to what an element holds. */
      function outside(box, holder) {
        const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let one = holder; one && one !== document.body; one = one.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(one);
          const { left, top, right, bottom } = boxOf(one);
          if (overflowX !== "visible")
            Object.assign(view, { left: Math.max(view.left, left), right: Math.min(view.right, right) });
          if (overflowY !== "visible")
            Object.assign(view, { top: Math.max(view.top, top), bottom: Math.min(view.bottom, bottom) });
          if (position === "fixed") break;
        }
        return Math.max(view.left - box.left, box.right - view.right, view.top - box.top, box.bottom - view.bottom);
      }

      /** Bar and dock, and what of the dock rises over its edge. */
      function covering() {
        const { top } = boxOf(dock);
        const rising = [...dock.querySelectorAll("*")].filter((one) => boxOf(one).top < top - SLACK && inSight(one));
        return [bar, dock, ...rising].filter(Boolean);
      }

      /** How many pixels of a piece are hidden, and how; null where it is all in sight. */
      function hidden(piece, isOwn) {
        const box = boxOf(piece);
        const out = outside(box, piece.parentElement);
        if (out > SLACK) return { px: out, how: "out of sight" };
        for (const cover of covers) {
          if (cover.contains(piece) || dock.contains(piece)) continue;
          const over = boxOf(cover);
          const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
          const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
          if (wide > SLACK && high > SLACK) return { px: high, how: `under ${named(cover)}` };
        }
        for (const [across, down] of PROBES) {
          const [x, y] = [box.left + (0.5 + across) * box.width, box.top + (0.5 + down) * box.height];
          const hit = document.elementFromPoint(x, y);
          if (!isOwn(hit)) return { px: Math.min(box.width, box.height), how: `under ${named(hit)}` };
        }
        return null;
      }

      /** How far around its middle a touch means the piece, up to what is needed. */
      function reach(piece, isOwn) {
        const box = boxOf(piece);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hits = (dx, dy) => isOwn(document.elementFromPoint(x + dx, y + dy));
        const walk = (dx, dy) => {
          let far = 0;
          while (far < need && hits(dx * far, dy * far)) far++;
          return far;
        };
        const half = need / 2 - 0.5;
        const span = (dx, dy) => {
          if (hits(dx * half, dy * half) && hits(-dx * half, -dy * half)) return need;
          return Math.max(0, Math.min(need, walk(dx, dy) + walk(-dx, -dy) - 1));
        };
        return { wide: span(1, 0), high: span(0, 1) };
      }

      /** Looks at a piece brought into sight, and puts everything back. */
      function broughtIn(piece, look) {
        const places = [];
        for (let one = piece; one; one = one.parentElement) places.push([one, one.scrollLeft, one.scrollTop]);
        piece.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const looked = look();
        for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: "instant" });
        return looked;
      }

      /** Of what is drawn several times, the best copy counts. */
      function judge(name, copies, isOwn) {
        const look = (piece) => ({ piece, gap: hidden(piece, isOwn), size: reach(piece, isOwn) });
        let [best] = copies.map(look).sort((one, two) => (one.gap?.px ?? 0) - (two.gap?.px ?? 0));
        if (best.gap && all("[data-beyond]").length > 0) {
          const later = broughtIn(best.piece, () => look(best.piece));
          if (!later.gap) [best, found.beyond] = [later, found.beyond + 1];
        }
        const { gap, size } = best;
        if (gap) return fault(gap.px, `${name} is ${gap.how} by ${Math.round(gap.px)} px`);
        const least = Math.min(size.wide, size.high);
        found.sizes.push({ name, least });
        if (least < need - SLACK) fault(need - least, `${name} can be reached on ${size.wide}x${size.high} px`);
      }

      function whole(name, one) {
        if (!one || !inSight(one)) return fault(innerHeight, `${name} is not to be seen`);
        const cut = getComputedStyle(one).overflow === "visible" ? 0 : one.scrollWidth - one.clientWidth;
        if (cut > SLACK) return fault(cut, `${name} is cut by ${cut} px`);
        const range = document.createRange();
        range.selectNodeContents(one);
        for (const line of range.getClientRects()) {
          const y = (line.top + line.bottom) / 2;
          const out = outside({ ...line.toJSON(), top: y, bottom: y }, one);
          if (out > SLACK) return fault(out, `${name} is out of sight by ${Math.round(out)} px`);
          for (const x of [line.left + 2, (line.left + line.right) / 2, line.right - 2]) {
            const hit = document.elementFromPoint(x, y);
            if (!one.contains(hit) && !hit?.contains(one)) return fault(line.height, `${name} is under ${named(hit)}`);
          }
        }
      }

      /** The smallest icon. */
      function icons() {
        const sizeOf = (icon) => {
          const { width, height } = boxOf(icon);
          return icon.localName === "svg" ? Math.min(width, height) : icon.getScreenCTM().a * 24;
        };
        const [smallest] = all("[data-icon]")
          .map((icon) => ({ name: icon.dataset.icon, px: Math.round(sizeOf(icon)) }))
          .sort((one, two) => one.px - two.px);
        if (smallest?.px < ICON) fault(ICON - smallest.px, `the icon ${smallest.name} is ${smallest.px} px`);
      }

      /** Heads of panels that are wider than their panel. */
      function heads() {
        for (const head of all("header").filter((one) => one !== bar)) {
          const cut = head.scrollWidth - head.clientWidth;
          if (cut > SLACK)
            fault(cut, `the head "${head.innerText.replaceAll(/\s+/g, " ").trim()}" juts out by ${cut} px`);
        }
      }

      /** A fault counts if it lasts: where one is found, the page is looked at once more. */
      async function look(tab) {
        shown = tab;
        await still();
        const before = structuredClone(found);
        judgeAll();
        if (found.faults.length === before.faults.length) return;
        Object.assign(found, before);
        await still(LASTING);
        judgeAll();
      }

      function judgeAll() {
        covers = covering();
        const lit = Map.groupBy(all("[data-el][data-lit]"), (piece) => piece.dataset.el);
        found.lit = Math.max(found.lit, lit.size);
        for (const [element, copies] of lit)
          judge(element, copies, (hit) => {
            const owner = hit?.closest("[data-el]");
            return owner?.dataset.el === element || copies.some((piece) => owner && piece.contains(owner));
          });
        for (const button of all("[data-dock] button:enabled:not([data-el], .link)"))
          judge(`the button "${button.ariaLabel ?? button.textContent.trim()}"`, [button], (hit) =>
            button.contains(hit),
          );
        icons();
        heads();
        const ready = document.querySelector("[data-confirm]:enabled");
        if (!ready) whole("the question", document.querySelector("[data-question]"));
        if (ready) whole("the choice", document.querySelector("[data-candidate]"));
        const answers = all("[data-el]", dock).length;
        const asks = answers <= FEW && !document.querySelector("[data-candidate], [data-chosen], [data-help]");
        const { bottom, width } = boxOf(dock);
        const height = Math.round(
          bottom - Math.min(...covers.filter((one) => one !== bar).map((one) => boxOf(one).top)),
        );
        const beside = width < innerWidth / 2; // the board, as on a phone that lies on its side: as if it lay below
        const px = beside ? Math.round((width * height) / innerWidth) : height;
        found.docks.push({ px, asks });
        if (asks && px > most + SLACK) fault(0, `the dock is ${px} px high and only asks`);
      }

      const tabs = all("[role=tab]");
      const open = tabs.findIndex((tab) => tab.ariaSelected === "true");
      const shining = tabs.flatMap((tab, at) => (tab.querySelector(".dot.on") ? [at] : []));
      for (const at of shining.length > 0 ? shining : [open]) {
        tabs[at]?.click();
        await look(at);
      }
      tabs[open]?.click();
      await still();
      return found;
    },
    [need, most],
  );
}

/** Does something before a page of the board, given by its number, and turns back. */
export async function turnedTo(page, tab, doing) {
  const turn = (to) =>
    page.evaluate((to) => {
      const tabs = [...document.querySelectorAll("[role=tab]")];
      const open = tabs.findIndex((one) => one.ariaSelected === "true");
      tabs[to]?.click();
      return open;
    }, to);
  const open = await turn(tab);
  await doing();
  await turn(open);
}

/** Begins to note where the element touched last lay; of a drawing its origin, for what is chosen is drawn differently. */
export async function noteTouches(page) {
  await page.evaluate(() => {
    const open = () => document.querySelector("[role=tab][aria-selected=true]");
    const placeOf = (piece) => {
      const { e, f } = piece.getScreenCTM?.() ?? {};
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      return e === undefined ? [left, top, right, bottom] : [e, f];
    };
    addEventListener(
      "pointerdown",
      ({ target }) => {
        const piece = target.closest("[data-el]");
        globalThis.touched = piece && { piece, tab: open(), place: placeOf(piece), scrolled: scrollY };
      },
      true,
    );
    globalThis.shift = async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done));
      const { piece, tab, place } = globalThis.touched;
      if (!piece.isConnected || !piece.checkVisibility() || open() !== tab) return 0;
      const now = placeOf(piece);
      return Math.max(...place.map((one, side) => Math.abs(now[side] - one)));
    };
  });
}

/** How far the element touched last has moved since; not at all if it is gone or another page of the board is open. */
export const shift = (page) => page.evaluate(() => globalThis.shift());

/** Does something that may scroll the page before it touches, which is then taken back. */
export async function scrolledBack(page, doing) {
  const before = await page.evaluate(() => {
    globalThis.touched = null;
    return scrollY;
  });
  const done = await doing();
  await page.evaluate((before) => scrollBy(0, before - (globalThis.touched?.scrolled ?? before)), before);
  return done;
}
