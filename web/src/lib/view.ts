// What every game's view has in common; the rest of it only its board knows.

import type { SeatInfo } from "../messages";
import { botName, t } from "../words";

export type View = Record<string, unknown>;

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}

export const asked = (view: View | undefined): number[] => numbers(view?.asked);
export const scores = (view: View | undefined): number[] => numbers(view?.scores);
export const ranking = (view: View | undefined): number[] => numbers(view?.ranking);

/** The score sheets by seat: points by what they are for. */
export function sheets(view: View | undefined): Record<string, number>[] {
  if (!Array.isArray(view?.players)) return [];
  return view.players.map((player: { score_sheet?: Record<string, number> }) => player.score_sheet ?? {});
}

/** Who sits where, before the game; once it runs the server names the seats. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map((one) => (one.bot !== null ? botName(one.bot) : (one.name ?? t("seat.free"))));
}
