/** The monasteries: what each is about, drawn into the arch of its window. */

import { animals } from "./animals";
import { castle, coin, house, mine, paw, ship, worker } from "./basics";
import { buildings, whiteCastle } from "./buildings";
import { put, type Glyph } from "./glyph";
import { goods } from "./goods";
import { anywhere, both, bridge, check, crate, plus, plusMinus, shield, tileOut, two } from "./marks";

const [cow = paw, pig = paw, sheep = paw] = animals;
const [cloth = crate, grapes = crate, , jug = crate] = goods;

/** By number; 0 stands for none. */
export const monasteries: readonly Glyph[] = [
  [],
  [...put(house, 0, 0, 14.5), ...put(house, 9.5, 9.5, 14.5, true)],
  both(mine, worker),
  [...put(coin, 0, 0.5, 14.5), ...put(coin, 9.5, 9, 14.5, true)],
  both(crate, worker),
  [...put(ship, 3.5, 0, 17), ...put(crate, 0, 16.5, 8), ...put(crate, 16, 16.5, 8)],
  both(coin, anywhere),
  both(paw, plus),
  both(worker, two),
  both(house, plusMinus),
  both(ship, plusMinus),
  both(castle, plusMinus),
  both(tileOut, plusMinus),
  both(worker, coin),
  [
    ...put(worker, 0, 0, 11.5),
    ...put(worker, 12.5, 0, 11.5),
    ...put(worker, 0, 12.5, 11.5),
    ...put(worker, 12.5, 12.5, 11.5),
  ],
  [...put(cloth, 0, 0, 12.5), ...put(grapes, 11.8, 2, 12.5), ...put(jug, 5.5, 12, 12.5)],
  buildings.warehouse,
  buildings.watchtower,
  buildings.workshop,
  buildings.church,
  buildings.market,
  buildings["boarding house"],
  buildings.bank,
  buildings["town hall"],
  [...put(cow, 5.8, 0, 12.5), ...put(pig, 0, 11.5, 12), ...put(sheep, 12, 11.5, 12)],
  both(crate, check),
  shield,
  bridge,
  [...put(coin, 0, 3, 9.5), ...put(worker, 9.5, 0, 12), ...put(worker, 11.5, 11.5, 12.5, true)],
  both(whiteCastle, check),
];
