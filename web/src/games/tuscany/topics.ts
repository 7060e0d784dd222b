/** Where in the rules the pieces of the board are explained. */

const PLACES = {
  way: "joining",
  cell: "placing",
  open: "taking",
  store: "placing",
  bonus: "bonus-tiles",
  card: "payment",
  worker: "payment",
  deck: "drawing",
} as const;

/** Topics of what cannot be touched: sections of the rules. */
const SECTIONS = [
  "rounds",
  "stacks",
  "areas",
  "colour-bonuses",
  "storage",
  "marble",
  "yield-cards",
  "neutral",
  "tracks",
  "end",
  "ours",
] as const;

export const TOPICS = [...new Set([...Object.values(PLACES), ...SECTIONS])];
export type Topic = (typeof TOPICS)[number];

export function topicOf(element: string): Topic | undefined {
  const [place = ""] = element.split(":");
  return place in PLACES ? PLACES[place as keyof typeof PLACES] : undefined;
}
