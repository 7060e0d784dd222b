import type { Chapter, Told } from "../../../lib/rules";
import { FACES, GOODS, KINDS, NUMBERS, type Kind } from "../content";

const kinds = Object.keys(KINDS) as Kind[];
const isBase = (kind: Kind): boolean => !(kind in NUMBERS) && kind !== "character";
const fromBase = (kind: Kind): boolean => isBase(kind) && KINDS[kind].good !== null;
const baseGoods = new Set(kinds.filter(isBase).map((kind) => KINDS[kind].good));

export const pieces: Chapter<Told> = {
  title: { en: "All pieces", ru: "Все карты" },
  sections: [
    {
      id: "production-buildings",
      title: { en: "Production buildings", ru: "Производственные здания" },
      blocks: [{ entries: kinds.filter(fromBase).map((kind) => `kind:${kind}`) }],
    },
    {
      id: "grey-buildings",
      title: { en: "Grey buildings", ru: "Серые здания" },
      blocks: [{ entries: kinds.filter((kind) => isBase(kind) && !fromBase(kind)).map((kind) => `kind:${kind}`) }],
    },
    {
      id: "goods",
      title: { en: "Goods", ru: "Товары" },
      blocks: [{ entries: GOODS.filter((good) => baseGoods.has(good)).map((good) => `good:${good}`) }],
    },
    {
      id: "faces",
      title: { en: "All assistants", ru: "Все подмастерья" },
      blocks: [{ entries: FACES.map((_, face) => `face:${face}`) }],
    },
  ],
};
