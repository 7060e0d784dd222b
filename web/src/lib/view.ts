// What every game's view has in common; the rest of it only its board knows.

import type { SeatInfo, TableInfo } from "../messages";
import type { View } from "../view";
import { t } from "../words";
import { botName } from "./levels.svelte";

/** Before anything is there to be seen. */
export const UNSEEN: View = {
  game: "",
  options: {},
  seat: null,
  over: false,
  asked: [],
  planned: null,
  question: null,
  scores: [],
  ranking: [],
  score_sheets: [],
  goes_on: false,
};

export const asked = (view: View | undefined): number[] => view?.asked ?? [];
export const scores = (view: View | undefined): number[] => view?.scores ?? [];
export const ranking = (view: View | undefined): number[] => view?.ranking ?? [];
export const sheets = (view: View | undefined): Record<string, number>[] => view?.score_sheets ?? [];

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
