import type { Chapter, Told } from "../../../lib/rules";
import { CHAPTERS, ENDINGS, EVENTS, FACES, GOODS, KINDS, NUMBERS, type Kind } from "../content";

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

export const longsdale: Chapter<Told> = {
  title: { en: "Longsdale in Revolt", ru: "Мятеж в Лонгсдейле" },
  sections: [
    {
      id: "longsdale",
      title: { en: "What is different", ru: "Что меняется" },
      blocks: [
        {
          en: "Unrest grows in Longsdale. In five chapters, each a game of its own, alone or up to four together, you find out how it ends.",
          ru: "В Лонгсдейле зреет недовольство. В пяти главах, каждая из которых — отдельная игра, в одиночку или до четырёх игроков, вы узнаете, чем всё кончится.",
        },
        {
          list: [
            {
              en: "Every round begins with an **event**, which holds for this round. There are as many rounds as the chapter has events.",
              ru: "Каждый раунд начинается с **события**, которое действует в этом раунде. Раундов столько, сколько событий в главе.",
            },
            {
              en: "In phase IV you may build **and** hire; each is paid apart.",
              ru: "В фазе IV можно и построить здание, **и** нанять подмастерье; платят отдельно.",
            },
            {
              en: "Assistants can be moved only when an event allows it.",
              ru: "Перемещать подмастерьев можно, только если разрешает событие.",
            },
            {
              en: "Events bring **buildings** that lie in the middle: build one of them in phase IV without laying it aside, instead of the card laid aside.",
              ru: "События приносят **здания**, которые лежат посередине: такое здание строят в фазе IV, не откладывая заранее, вместо отложенной карты.",
            },
            {
              en: "**Towers** have strength. The larger ones go under a production building, which then does without 1 resource, 2 with sloppy work.",
              ru: "У **башен** есть сила. Большие кладут под производственное здание, и тогда ему нужно на 1 ресурс меньше, а спустя рукава — на 2.",
            },
            {
              en: "**Characters** in hand can be called once, in the phase that they name. On the market they count for nothing.",
              ru: "**Персонажа** из руки можно позвать один раз, в названной на карте фазе. На рынке он не считается.",
            },
            {
              en: "Every chapter has an **ending**. What it makes you pay is paid before points are counted.",
              ru: "У каждой главы есть **развязка**. Что она требует заплатить, платят до подсчёта очков.",
            },
          ],
        },
        {
          ours: {
            en: "The values of these cards could not be had: events, chapters with their story, endings, characters, and the cost and points of the buildings are our own.",
            ru: "Значения этих карт найти не удалось: события, главы с их историей, развязки, персонажи, цены и очки зданий — наши собственные.",
          },
        },
      ],
    },
    {
      id: "longsdale-buildings",
      title: { en: "Its buildings and goods", ru: "Здания и товары" },
      blocks: [
        {
          entries: [
            ...Object.keys(NUMBERS).map((kind) => `kind:${kind}`),
            ...GOODS.filter((good) => !baseGoods.has(good)).map((good) => `good:${good}`),
          ],
        },
      ],
    },
    {
      id: "longsdale-characters",
      title: { en: "Characters", ru: "Персонажи" },
      blocks: [{ entries: ["character:0", "character:1", "character:2", "character:3"] }],
    },
    {
      id: "longsdale-events",
      title: { en: "Events and endings", ru: "События и развязки" },
      blocks: [
        {
          entries: [
            ...Object.keys(EVENTS).map((number) => `event:${number}`),
            ...Object.keys(ENDINGS).map((number) => `ending:${number}`),
          ],
        },
      ],
    },
    {
      id: "longsdale-chapters",
      title: { en: "Chapters", ru: "Главы" },
      blocks: [{ entries: Object.keys(CHAPTERS).map((name) => `chapter:${name}`) }],
    },
  ],
};
