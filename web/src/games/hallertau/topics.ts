/** Where in the rules the pieces of the board are explained. Spaces and cards have topics of their own: their keys. */

const PLACES = {
  tools: "tools",
  good: "goods",
  field: "fields",
  flock: "sheep",
  building: "progress",
  boulder: "boulders",
} as const;

/** Topics of what cannot be touched: sections of the rules. */
const SECTIONS = ["rounds", "phases", "sectors", "centre", "jewelry", "cards", "solo", "end"] as const;

export const TOPICS = [...new Set([...Object.values(PLACES), ...SECTIONS])];
export type Topic = (typeof TOPICS)[number];

export function topicOf(element: string): string | undefined {
  const [place = ""] = element.split(":");
  if (place === "space" || place === "card") return element;
  return place in PLACES ? PLACES[place as keyof typeof PLACES] : undefined;
}
