// What every game's view has in common; the rest of it only its board knows.

import type { SeatInfo, TableInfo } from "../messages";
import { t } from "../words";
import { botName } from "./levels.svelte";

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

export const ownSeats = (seats: readonly SeatInfo[]): number[] => seats.flatMap((one) => (one.mine ? [one.seat] : []));

/** Whether a table waits for the person. */
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.seats.some((one) => one.mine && table.asked.includes(one.seat));

/** Who sits where, as lists of tables say it; at a table that is played the server names the seats. */
export function seatNames(seats: SeatInfo[], begun = false): string[] {
  const nobody = (seat: number): string => (begun ? t("seat.player", { n: seat + 1 }) : t("seat.free"));
  const played = (bot: string, name: string | null): string =>
    name === null ? botName(bot) : t("seat.left", { name });
  return seats.map((one) => (one.bot !== null ? played(one.bot, one.name) : (one.name ?? nobody(one.seat))));
}
