/** What changed hands between two views, as ways over the board. */

import type { BurgundyView, PlayerView } from "./view";

export interface Trip {
  /** a class: what it looks like */
  look: string;
  text: string;
  from: string;
  to: string;
  /** whose board it goes to or from; -1: nobody's */
  seat: number;
}

const changes = (before: readonly number[], after: readonly number[]): { at: number; by: number }[] =>
  after.flatMap((value, at) => (value === before[at] ? [] : [{ at, by: value - (before[at] ?? 0) }]));

export function trips(before: BurgundyView, after: BurgundyView): Trip[] {
  const depots = after.goods.flatMap((goods, depot) =>
    changes(before.goods[depot] ?? [], goods).map(({ at, by }) => ({ depot, colour: at, by })),
  );
  const came = depots.filter(({ by }) => by > 0);
  return [
    ...came.map(({ depot, colour }) => ({
      look: `w-${colour}`,
      text: "",
      from: "round",
      to: `goods:${depot}`,
      seat: -1,
    })),
    ...after.players.flatMap((player, seat) => {
      const was = before.players[seat];
      return was
        ? own(was, player, (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0), depots).map((trip) => ({
            ...trip,
            seat,
          }))
        : [];
    }),
  ];
}

function own(
  was: PlayerView,
  is: PlayerView,
  points: number,
  depots: readonly { depot: number; colour: number; by: number }[],
): Omit<Trip, "seat">[] {
  const loaded = changes(was.goods, is.goods).filter(({ by }) => by > 0);
  const sold = changes(was.sold, is.sold).filter(({ by }) => by > 0);
  const filled = is.cells.findIndex((tile, cell) => tile !== null && was.cells[cell] === null);
  const used = changes(was.dice, is.dice).find(({ by }) => by < 0);
  const cause = filled >= 0 ? `cell:${filled}` : sold[0] ? `ware:${sold[0].at}` : used ? `die:${used.at}` : null;
  const gain = (what: string, by: number, look: string): Omit<Trip, "seat">[] =>
    by > 0 && cause ? [{ look, text: `+${by}`, from: cause, to: what }] : [];
  return [
    ...loaded.flatMap(({ at }) =>
      depots
        .filter(({ colour, by }) => colour === at && by < 0)
        .map(({ depot }) => ({ look: `w-${at}`, text: "", from: `goods:${depot}`, to: `ware:${at}` })),
    ),
    ...sold.map(({ at }) => ({ look: `w-${at}`, text: "", from: `ware:${at}`, to: "score" })),
    ...gain("score", points, "points"),
    ...gain("silver", is.silver - was.silver, "t-silver"),
    ...gain("workers", is.workers - was.workers, "t-worker"),
  ];
}
