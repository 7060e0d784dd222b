/** Where in the rules the pieces of the board are explained. Tiles have topics of their own: their glossary keys. */

const PLACES = {
  die: "actions",
  workers: "workers",
  silver: "black-depot",
  pay: "black-depot",
  cell: "placing",
  store: "taking",
  space: "taking",
  goods: "ship",
  load: "ship",
  ware: "selling",
  face: "expert",
  shield: "shields",
  route: "trade-routes",
  target: "solo",
} as const;

/** Topics of what cannot be touched: sections of the rules. */
const SECTIONS = [
  "phases",
  "rounds",
  "turn-order",
  "regions",
  "bonus-tiles",
  "monasteries",
  "end",
  "inns",
  "border-posts",
  "white-castles",
  "teams",
] as const;

export const TOPICS = [...new Set([...Object.values(PLACES), ...SECTIONS])];
export type Topic = (typeof TOPICS)[number];

export function topicOf(element: string): Topic | undefined {
  const [place = ""] = element.split(":");
  return place in PLACES ? PLACES[place as keyof typeof PLACES] : undefined;
}
