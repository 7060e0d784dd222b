/** A glyph: layers of paths in a box of 24 by 24, drawn from the back to the front. */

/** ink: the tile's ink; cut: its ground, as if cut out; soft: the ink, thinned; light: white with an edge of ink; line,
 *  thin and cutline: strokes. */
export type Tone = "ink" | "cut" | "soft" | "light" | "line" | "thin" | "cutline";
export type Layer = readonly [tone: Tone, path: string, transform?: string];
export type Glyph = readonly Layer[];

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

/** A glyph made smaller, its box from x, y on; with a halo it stands off from what is behind. */
export function put(glyph: Glyph, x: number, y: number, size: number, halo = false): Glyph {
  const transform = `translate(${x} ${y}) scale(${size / 24})`;
  const layers = glyph.map(([tone, path]): Layer => [tone, path, transform]);
  return halo ? [["cut", disc(x + size / 2, y + size / 2, size / 2 + 0.8)], ...layers] : layers;
}
