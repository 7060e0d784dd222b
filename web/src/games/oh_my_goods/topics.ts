/** Where in the rules the pieces of the board are explained. */

const PLACES = {
  hand: "cards",
  building: "production",
  goods: "chains",
  face: "assistants",
  aside: "building",
  middle: "middle",
  pile: "middle",
} as const;

/** Topics of what cannot be touched: sections of the rules. */
const SECTIONS = [
  "rounds",
  "new-cards",
  "sunrise",
  "sunset",
  "market",
  "piles",
  "offices",
  "worker",
  "end",
  "events",
  "endings",
  "alone",
  "characters",
] as const;

export const TOPICS = [...new Set([...Object.values(PLACES), ...SECTIONS])];
export type Topic = (typeof TOPICS)[number];

export function topicOf(element: string): Topic | undefined {
  const [place = ""] = element.split(":");
  return place in PLACES ? PLACES[place as keyof typeof PLACES] : undefined;
}
