// How much of the screen a finger can hit of each lit thing in sight, up to 40 pixels: seen by walking from its middle to
// both sides and up and down, as far as a touch there would mean it.
export async function reaches(page, within) {
  return page.evaluate((within) => {
    const ENOUGH = 40;
    const lit = [...document.querySelectorAll(`${within} [data-el][data-lit]`)].filter((one) => one.checkVisibility());
    return lit.map((piece) => {
      piece.scrollIntoView({ block: "center", inline: "center" });
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hits = (dx, dy) => document.elementFromPoint(x + dx, y + dy)?.closest("[data-el]") === piece;
      const walk = (dx, dy) => {
        let far = 0;
        while (far < ENOUGH && hits(dx * far, dy * far)) far++;
        return far;
      };
      return { element: piece.dataset.el, wide: walk(1, 0) + walk(-1, 0) - 1, high: walk(0, 1) + walk(0, -1) - 1 };
    });
  }, within);
}
