/** What moved between two views, as ways over the board. */

import type { Good } from "./content";
import { chainOf, goodOf } from "./pieces";
import type { BuildingView, OhMyGoodsView, PlayerView } from "./view";

export interface Trip {
  good: Good;
  count: number;
  /** places: a building's goods, a card in hand, or a pile */
  from: string;
  to: string;
  seat: number;
}

interface Change {
  slot: number;
  good: Good;
  card: number;
  by: number;
}

/** The goods that came, went, or were turned into others; new buildings bring none. */
export function trips(before: OhMyGoodsView, after: OhMyGoodsView): Trip[] {
  if (before.round !== after.round) return [];
  return after.players.flatMap((player, seat) => {
    const was = before.players[seat];
    return was ? own(was, player).map((trip) => ({ ...trip, seat })) : [];
  });
}

function changesOf(was: readonly BuildingView[], is: readonly BuildingView[]): Change[] {
  return is.flatMap(({ card, goods }, slot) => {
    const good = goodOf(card);
    const by = goods - (was[slot]?.goods ?? 0);
    return good && by !== 0 ? [{ slot, good, card, by }] : [];
  });
}

function own(was: PlayerView, is: PlayerView): Omit<Trip, "seat">[] {
  const changes = changesOf(was.buildings, is.buildings);
  const came = changes.filter(({ by }) => by > 0);
  const gone = changes.filter(({ by }) => by < 0);
  const [made] = came;
  if (!made) return gone.map(({ slot, good, by }) => ({ good, count: -by, from: `goods:${slot}`, to: "discards" }));
  const chain = chainOf(made.card);
  const turned = gone.filter(({ good }) => chain.goods.includes(good));
  const held = (was.hand ?? []).filter((card) => !(is.hand ?? []).includes(card));
  const fed = turned.length > 0 || (chain.goods.length === 0 && is.hand_size < was.hand_size && made.by === 1);
  if (!fed) return came.map(({ slot, good, by }) => ({ good, count: by, from: "deck", to: `goods:${slot}` }));
  return [
    ...turned.map(({ slot, good, by }) => ({ good, count: -by, from: `goods:${slot}`, to: `goods:${made.slot}` })),
    ...(chain.resources.length > 0
      ? [{ good: made.good, count: 1, from: held.length ? `hand:${held[0]}` : "hand", to: `goods:${made.slot}` }]
      : []),
  ];
}
