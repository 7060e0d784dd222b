// What every game's view has in common; the rest of it only its board knows.

import type { SeatInfo, TableInfo } from "../messages";
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

/** Whether a table waits for the person. */
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.seats.some((one) => one.mine && table.asked.includes(one.seat));

/** What the seats are called; several alike are numbered. Once a game has begun, a seat without a name is not free. */
export function seatNames(seats: SeatInfo[], begun = false): string[] {
  const nobody = (seat: number): string => (begun ? t("seat.player", { n: seat + 1 }) : t("seat.free"));
  const plain = seats.map((one) => (one.bot !== null ? botName(one.bot) : (one.name ?? nobody(one.seat))));
  return plain.map((name, seat) => {
    const alike = plain.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 && seats[seat]?.bot !== null ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

/** The server numbers the players in its sentences: here they have names. */
export function named(text: string, names: string[]): string {
  return text.replace(/(?:Player|Игрок) (\d+)/g, (whole, number: string) => names[Number(number) - 1] ?? whole);
}
