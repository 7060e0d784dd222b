// What must hold on every page at every moment: no horizontal scroll; while playing, question and buttons in sight.
export async function misplaced(page, playing) {
  return page.evaluate((playing) => {
    const bad = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) bad.push(`horizontal scroll: ${wide} > ${innerWidth}`);
    for (const query of playing ? ["[data-question]", "[data-confirm]"] : []) {
      const box = document.querySelector(query)?.getBoundingClientRect();
      const seen = box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
      if (!seen) bad.push(`${query} out of sight`);
    }
    return bad;
  }, playing);
}
