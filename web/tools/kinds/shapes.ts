// The shapes of the pieces, measured in the page that draws them. A shape is a picture's lightness within the piece,
// brought to mean 0 and deviation 1.

interface Shape {
  set: string;
  kind: string;
  contrast: number;
  light: Float64Array;
  within: Within;
}

/** What lies within a piece of some size: the ground around it is no part of it. */
interface Within {
  pixels: number[];
  fields: number[]; // in which field each of them lies
  count: number; // of fields
}

const FIELD = 9; // pixels
let drawn: Shape[] = [];

const known = new Map<string, Within>();
function within(width: number, height: number): Within {
  const size = `${width}x${height}`;
  const found = known.get(size);
  if (found) return found;
  const across = Math.ceil(width / FIELD);
  const pixels = Array.from({ length: width * height }, (_, at) => at).filter(
    (at) => Math.hypot((at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - height / 2) < 0.4 * width,
  );
  const fields = pixels.map((at) => Math.floor((at % width) / FIELD) + Math.floor(at / width / FIELD) * across);
  const made = { pixels, fields, count: across * Math.ceil(height / FIELD) };
  known.set(size, made);
  return made;
}

/** Of every kind, in a picture of the whole page. */
async function shapes(picture: string): Promise<Shape[]> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true })!;
  pen.drawImage(image, 0, 0);
  return [...document.querySelectorAll<HTMLElement>("[data-game]")].flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>("[data-kind]")].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { data } = pen.getImageData(x + scrollX, y + scrollY, width, height);
      const inside = within(width, height);
      const light = Float64Array.from(
        inside.pixels,
        (at) => 0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2],
      );
      const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
      const contrast = Math.sqrt(light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length);
      return {
        set: `${section.dataset.game} ${one.dataset.set}`,
        kind: one.dataset.kind ?? "",
        contrast,
        light: light.map((value) => (value - mean) / contrast),
        within: inside,
      };
    }),
  );
}

/** What is left in the field where most is left, less what the two have in common. */
function differ(one: Shape, two: Shape): number {
  const { fields, count } = one.within;
  let same = 0;
  for (let at = 0; at < fields.length; at++) same += one.light[at] * two.light[at];
  same /= fields.length;
  const left = new Float64Array(count);
  for (let at = 0; at < fields.length; at++) left[fields[at]] += (one.light[at] - same * two.light[at]) ** 2;
  return Math.sqrt(Math.max(...left) / FIELD ** 2);
}

/** Every kind as it is drawn, and by how much any two of a set differ. */
async function kinds(picture: string) {
  drawn = await shapes(picture);
  return {
    kinds: drawn.map(({ kind, contrast }) => ({ kind, contrast })),
    pairs: drawn.flatMap((one, at) =>
      drawn
        .slice(at + 1)
        .filter((two) => two.set === one.set)
        .map((two) => ({ of: `${one.kind} / ${two.kind}`, by: differ(one, two) })),
    ),
  };
}

/** By how much every kind's twin differs from it. */
async function twins(picture: string) {
  return (await shapes(picture)).map((twin, at) => ({ of: twin.kind, by: differ(twin, drawn[at]) }));
}

Object.assign(globalThis, { kinds, twins });
