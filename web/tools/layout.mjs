// What must hold on every page at every moment: no horizontal scroll; while playing, question and buttons in sight.
export async function misplaced(page, playing, inSight = []) {
  return page.evaluate(([playing, inSight]) => {
    const bad = [];
    const wide = Math.max(document.documentElement.scrollWidth, innerWidth); // a phone shows a page that is too wide smaller
    if (wide > screen.width) bad.push(`horizontal scroll: ${wide} > ${screen.width}`);
    for (const query of [...(playing ? ["[data-question]", "[data-confirm]"] : []), ...inSight]) {
      const box = document.querySelector(query)?.getBoundingClientRect();
      const seen = box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
      if (!seen) bad.push(`${query} out of sight`);
    }
    return bad;
  }, [playing, inSight]);
}
