/** What moved between two views, as ways over the board. */

import type { Sign } from "./icons/icons";
import type { Piece } from "./scene.svelte";
import type { PlayerView, TileView, TuscanyView } from "./view";

export interface Trip {
  what: Piece | Sign;
  /** places: a space, an open tile, a storage space, or what a player or the table has */
  from: string;
  to: string;
  seat: number;
}

type Way = Omit<Trip, "seat">;

const same = (one: Piece | null | undefined, two: Piece): boolean => JSON.stringify(one) === JSON.stringify(two);

/** What was laid, taken and won. */
export function trips(before: TuscanyView, after: TuscanyView): Trip[] {
  if (before.phase !== "turns") return [];
  return after.players.flatMap((player, seat) => {
    const was = before.players[seat];
    return was ? own(was, player, before.display).map((trip) => ({ ...trip, seat })) : [];
  });
}

function own(was: PlayerView, is: PlayerView, display: readonly (TileView | null)[]): Way[] {
  const openWith = (piece: Piece): string => `open:${display.findIndex((tile) => same(tile, piece))}`;
  const laid = is.cells.flatMap(({ piece }, cell): Way[] => {
    if (!piece || was.cells[cell]?.piece) return [];
    const stored = was.stored.findIndex((one) => same(one, piece));
    return [{ what: piece, from: stored < 0 ? openWith(piece) : `store:${stored}`, to: `cell:${cell}` }];
  });
  const cause = laid[0]?.to ?? "deck";
  const taken = is.stored.flatMap((piece, at): Way[] => {
    const before = was.stored.filter((one) => same(one, piece)).length;
    const now = is.stored.slice(0, at + 1).filter((one) => same(one, piece)).length;
    return now > before ? [{ what: piece, from: piece === "hex" ? cause : openWith(piece), to: `store:${at}` }] : [];
  });
  const won = (["marble", "workers"] as const).flatMap((goods): Way[] =>
    is[goods] > was[goods] ? [{ what: goods === "marble" ? "marble" : "worker", from: cause, to: goods }] : [],
  );
  const drawn: Way[] = is.hand_size > was.hand_size ? [{ what: "card", from: "deck", to: "hand" }] : [];
  return [...laid, ...taken, ...won, ...drawn];
}
