import type { Chapter, Told } from "../../../lib/rules";
import { AREA_POINTS, BONUS_KINDS, BONUS_TILES, NO_ROOM_POINTS, REWARDS, TYPES, YIELD_CARDS } from "../content";

export const placing: Chapter<Told> = {
  title: { en: "Placing tiles", ru: "Выкладывание тайлов" },
  sections: [
    {
      id: "placing",
      title: { en: "Placing a tile", ru: "Выложить тайл" },
      blocks: [
        {
          steps: [
            {
              en: "Choose a stored tile and an empty space of its colour next to a covered space.",
              ru: "Выберите тайл на складе и пустую ячейку его цвета рядом с закрытой.",
            },
            { en: "[Pay](payment) for it.", ru: "[Заплатите](payment) за него." },
            {
              en: "Score a completed [area](areas) and a completed [colour](colour-bonuses).",
              ru: "Получите очки за завершённую [область](areas) и закрытый [цвет](colour-bonuses).",
            },
            { en: "The tile [takes effect](effects).", ru: "Тайл [срабатывает](effects)." },
          ],
        },
      ],
    },
    {
      id: "payment",
      title: { en: "Payment", ru: "Плата" },
      blocks: [
        {
          en: "A tile costs 2 region cards of its colour. Each of the two may be replaced:",
          ru: "Тайл стоит 2 карты области его цвета. Каждую из двух можно заменить:",
        },
        {
          list: [
            { en: "by a **pair** of cards of one other colour,", ru: "**парой** карт одного другого цвета," },
            { en: "by a **worker**.", ru: "**работником**." },
          ],
        },
        {
          pictures: [
            [
              "payment",
              {
                en: "For a city: a red card and a pair of yellow ones. Or a worker and a pair; or two workers",
                ru: "За город: красная карта и пара жёлтых. Или работник и пара; или два работника",
              },
            ],
          ],
        },
        {
          example: {
            en: "Denis wants to place a red city, but holds no red card. He gives 1 worker and 2 light green cards.",
            ru: "Денис хочет выложить красный город, но красных карт у него нет. Он отдаёт 1 работника и 2 светло-зелёные карты.",
          },
        },
        {
          ours: {
            en: "The cards of a pair have the same colour; two pairs may have the same or different colours.",
            ru: "Карты пары одного цвета; две пары могут быть одного цвета или разных.",
          },
        },
      ],
    },
    {
      id: "areas",
      title: { en: "Areas", ru: "Области" },
      blocks: [
        {
          en: "When the last space of an area is covered, it brings green points at once:",
          ru: "Когда закрыта последняя ячейка области, она сразу приносит зелёные очки:",
        },
        {
          head: [
            { en: "Spaces", ru: "Ячейки" },
            { en: "Green points", ru: "Зелёные очки" },
          ],
          rows: AREA_POINTS.flatMap((points, size) => (size > 0 ? [[size, points]] : [])),
        },
        {
          example: {
            en: `Boris covers the second of three yellow spaces that touch: no points yet. The 3rd monastery brings ${AREA_POINTS[3]}.`,
            ru: `Борис закрывает вторую из трёх соседних жёлтых ячеек: очков пока нет. За 3-й монастырь он получит ${AREA_POINTS[3]}.`,
          },
        },
        {
          ours: {
            en: "The starting castle scores no area.",
            ru: "Стартовый замок не приносит очков за область.",
          },
        },
      ],
    },
    {
      id: "effects",
      title: { en: "What the tiles bring", ru: "Что приносят тайлы" },
      blocks: [{ entries: TYPES.map((type) => `type:${type}`) }],
    },
    {
      id: "castles",
      title: { en: "Castles", ru: "Крепости" },
      blocks: [
        {
          en: "The tile that a castle places comes straight from the open ones: it needs no storage and no cards, but a space that fits. It scores and takes effect as always, also if it is a castle again. You refill the gap from your stack. You may also place nothing.",
          ru: "Тайл, который выкладывает крепость, берут прямо из открытых: ни склад, ни карты не нужны, но нужна подходящая ячейка. Он приносит очки и срабатывает как обычно, даже если это снова крепость. Пустое место вы пополняете из своей стопки. Можно и ничего не выкладывать.",
        },
      ],
    },
    {
      id: "hexes",
      title: { en: "Taverns and wooden hexes", ru: "Таверны и их гексы" },
      blocks: [
        {
          en: `A tavern brings a wooden hex into a free storage space. In a later turn it is placed like a tile, on a space of **any** colour: you pay in that colour and get what a tile there would bring. Where no storage space is free you get ${NO_ROOM_POINTS} red points instead.`,
          ru: `Таверна приносит гекс в свободную ячейку склада. В один из следующих ходов его выкладывают как тайл на ячейку **любого** цвета: платите картами этого цвета и получаете то, что принёс бы тайл. Если свободной ячейки нет, вместо гекса вы получаете ${NO_ROOM_POINTS} красных очка.`,
        },
      ],
    },
    {
      id: "farmland",
      title: { en: "Farmland", ru: "Пашни" },
      blocks: [
        {
          en: "A farmland tile shows one or two farm kinds. Each kind that its area did not show yet brings 1 green point. A hex on farmland is a kind of its own and always brings 1.",
          ru: "На тайле пашни один или два типа ферм. Каждый тип, которого в этой области ещё не было, приносит 1 зелёное очко. Гекс на пашне — отдельный тип и всегда приносит 1.",
        },
        { entries: ["farm:vineyard", "farm:pigs", "farm:olives", "farm:wheat"] },
        {
          example: {
            en: "Sveta places pigs and vineyard in an area of 3 where a vineyard lies already: 1 point, for the pigs.",
            ru: "Света выкладывает свиноферму и виноградник в область из 3 ячеек, где виноградник уже есть: 1 очко, за свиноферму.",
          },
        },
      ],
    },
    {
      id: "yield-cards",
      title: { en: "Yield cards", ru: "Карты бонуса" },
      blocks: [
        {
          en: `A coach turns up the next of ${YIELD_CARDS} yield cards. It takes effect at once and is discarded; an empty deck is made anew from the discards.`,
          ru: `Путешественник открывает следующую из ${YIELD_CARDS} карт бонуса. Она сразу срабатывает и уходит в сброс; из сброса складывают новую колоду, когда старая кончается.`,
        },
        { entries: REWARDS.map((reward) => `reward:${reward}`) },
      ],
    },
    {
      id: "bonus-tiles",
      title: { en: "Bonus tiles", ru: "Тайлы бонуса" },
      blocks: [
        {
          en: `There are ${BONUS_TILES} of each kind. You begin with one and get one for every city. You may have several of a kind; they add up. If a kind is used up, choose another.`,
          ru: `Каждого вида по ${BONUS_TILES}. Один есть у вас с начала, и ещё по одному вы получаете за каждый город. Одинаковых может быть несколько, они складываются. Если вид разобран, выберите другой.`,
        },
        { entries: BONUS_KINDS.map((kind) => `bonus:${kind}`) },
      ],
    },
  ],
};
