/** What is printed on the boards. */

import type { Deck, Good } from "./face";
import type { Building } from "./view";

/** The spaces by sector, as the view numbers them; the first of a sector is its card space in the corner. */
export const SPACES = [
  "gateway_card farming sheep_breeding sheep_shearing clay_delivery",
  "farmyard_card butchery nursery busy_weekend clearing",
  "bonus_card small_trade cultivation weekly_market land_sale",
  "point_card fertilizing tool_shed town_hall sheep_market",
].map((sector) => sector.split(" "));
export const DECK_AT: readonly Deck[] = ["gateway", "farmyard", "bonus", "points"];
export const CORNER_ROWS = 2;
export const ROWS = 3;

export const ROUNDS = 6;
export const PHASES = 10;
export const STEPS = 10;
export const FIELD_ROWS = [5, 4, 3, 2];

/** By the steps of the community centre: workers, and points once there are any. */
export const WORKERS = [6, 7, 8, 9, 10, 11, 12, 12, 12, 12, 12];
export const WINDOW_POINTS = [0, 0, 0, 0, 0, 0, 0, 18, 34, 50, 70];
export const SYMBOLS = [7, 8, 9, 10];

export const TAKES: Record<Building, readonly Good[]> = {
  carpentry: ["clay", "rye"],
  brewhouse: ["barley", "hops"],
  icehouse: ["meat", "milk"],
  bakehouse: ["flax", "barley", "rye"],
  tailor: ["flax", "hides", "wool"],
};

const GATEWAY_DECKS = ["beginner", "intermediate", "expert", "master"];
const FARMYARD_DECKS = ["hops", "sheep", "field", "jewelry"];
const BONUS = 8;
const POINTS = 9;

/** The first digits of the cards that are in the game. */
export function digitsOf(gateway: string | null, farmyard: string | null): number[] {
  if (gateway === null || farmyard === null) return [];
  return [GATEWAY_DECKS.indexOf(gateway), FARMYARD_DECKS.indexOf(farmyard) + GATEWAY_DECKS.length, BONUS, POINTS];
}
