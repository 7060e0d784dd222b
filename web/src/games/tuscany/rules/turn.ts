import type { Chapter, Told } from "../../../lib/rules";
import { DRAWN, NEUTRAL, OPEN, OWN, ROUNDS, STACK, STORAGE_POINTS, TOO_MANY, TYPES } from "../content";

const all = TYPES.reduce((sum, type) => sum + OWN[type], 0);
const neutral = TYPES.reduce((sum, type) => sum + NEUTRAL[type], 0);

export const turn: Chapter<Told> = {
  title: { en: "A turn", ru: "Ход" },
  sections: [
    {
      id: "turns",
      title: { en: "One of three actions", ru: "Одно из трёх действий" },
      blocks: [
        {
          en: "In turn, everybody does **one** of these:",
          ru: "По очереди каждый выполняет **одно** из действий:",
        },
        {
          list: [
            { en: "[draw region cards](drawing),", ru: "[взять карты области](drawing)," },
            { en: "[take an open tile](taking) into your storage,", ru: "[взять открытый тайл](taking) на склад," },
            {
              en: "[place a stored tile](placing) in your domain.",
              ru: "[выложить тайл](placing) со склада во владения.",
            },
          ],
        },
        {
          en: "A [marble](marble) pays for a second action, once in a turn.",
          ru: "За [мрамор](marble) можно выполнить второе действие, один раз за ход.",
        },
      ],
    },
    {
      id: "drawing",
      title: { en: "Drawing cards", ru: "Взять карты" },
      blocks: [
        {
          en: `Draw ${DRAWN.revised} region cards, and 1 more for each of your bonus tiles “+1 region card”. There is no limit to your hand. When the deck is empty, the discards are shuffled anew.`,
          ru: `Возьмите ${DRAWN.revised} карты области и ещё по 1 за каждый ваш тайл бонуса «+1 карта области». Число карт на руке не ограничено. Когда колода кончается, сброс перемешивают заново.`,
        },
        {
          en: `In the first edition the action draws ${DRAWN.first} cards.`,
          ru: `В первом издании действие даёт ${DRAWN.first} карты.`,
        },
      ],
    },
    {
      id: "taking",
      title: { en: "Taking a tile", ru: "Взять тайл" },
      blocks: [
        {
          en: `Take one of the ${OPEN} open tiles into your [storage](storage). In its place you lay the next tile of your own leftmost stack; once your ${all} tiles are used, a neutral one.`,
          ru: `Возьмите один из ${OPEN} открытых тайлов на [склад](storage). На его место положите следующий тайл из своей крайней левой стопки; когда ваши тайлы (${all}) кончились — нейтральный.`,
        },
        {
          en: "Whose set a tile is of makes no difference to who takes it; the small mark on it only tells where it came from.",
          ru: "Из чьего набора тайл, для берущего не важно; маленькая метка только показывает, откуда он.",
        },
        {
          ours: {
            en: "Only a tile that you could place may be taken: your domain has an empty space of its colour next to a covered one. Cards do not matter for that.",
            ru: "Брать можно только тайл, который вы могли бы выложить: во владениях есть пустая ячейка его цвета рядом с закрытой. Карты здесь не важны.",
          },
        },
        {
          en: "**None fits?** Choose a type: all open tiles of it are exchanged for neutral ones. Do so until a tile fits; that one you must take.",
          ru: "**Ни один не подходит?** Выберите тип: все открытые тайлы этого типа заменяют нейтральными. Повторяйте, пока какой-нибудь не подойдёт; его надо взять.",
        },
      ],
    },
    {
      id: "neutral",
      title: { en: "Neutral tiles, and five of a colour", ru: "Нейтральные тайлы и пять одного цвета" },
      blocks: [
        {
          en: `There are ${neutral} neutral tiles, face down. If after a refill ${TOO_MANY} tiles of one colour lie open, these are exchanged for neutral ones, again and again until it is so no more. All farmland is one colour.`,
          ru: `Нейтральных тайлов ${neutral}, они лежат рубашкой вверх. Если после пополнения открыто ${TOO_MANY} тайлов одного цвета, их заменяют нейтральными, и так до тех пор, пока это повторяется. Все пашни — одного цвета.`,
        },
        {
          en: "When the supply runs out, neutral tiles that were exchanged are shuffled for a new one; players' tiles never come back.",
          ru: "Когда запас кончается, из убранных нейтральных тайлов складывают новый; тайлы игроков не возвращаются.",
        },
      ],
    },
    {
      id: "storage",
      title: { en: "Storage", ru: "Склад" },
      blocks: [
        {
          en: `You have 1 storage space, and 1 more for each bonus tile “+1 storage space”, which also brings ${STORAGE_POINTS} green points each time. Tiles and [hexes](thing:hex) lie there until they are placed; marble and workers need no room.`,
          ru: `У вас 1 ячейка склада и ещё по 1 за каждый тайл бонуса «+1 ячейка склада», который к тому же каждый раз приносит ${STORAGE_POINTS} зелёных очка. Здесь лежат тайлы и [гексы](thing:hex), пока их не выложат; мрамору и работникам место не нужно.`,
        },
        {
          en: "If all spaces are full when you take a tile, a stored piece of your choice leaves the game first.",
          ru: "Если все ячейки заняты, когда вы берёте тайл, сначала один лежащий там предмет на ваш выбор уходит из игры.",
        },
      ],
    },
    {
      id: "marble",
      title: { en: "Marble", ru: "Мрамор" },
      blocks: [
        {
          en: "Once in a turn you may return a marble and do a second action, any of the three, the same again included. Marble that came in this turn counts as well.",
          ru: "Один раз за ход можно вернуть мрамор и выполнить второе действие, любое из трёх, в том числе то же самое. Годится и мрамор, полученный в этот ход.",
        },
      ],
    },
    {
      id: "rounds",
      title: { en: "How a round ends", ru: "Как заканчивается раунд" },
      blocks: [
        {
          en: `The circle in which somebody is the first to empty their stack 1 is the last one of round 1: all have had equally many turns then. Round 2 ends so with a stack 2, round ${ROUNDS} with a stack ${ROUNDS}. Nothing is cleared away between rounds.`,
          ru: `Круг, в котором кто-то первым опустошит свою стопку 1, — последний в раунде 1: все сделают поровну ходов. Раунд 2 так же заканчивается со стопкой 2, раунд ${ROUNDS} — со стопкой ${ROUNDS}. Между раундами ничего не убирают.`,
        },
        {
          en: "After the third round everybody has **one more turn**; only then come its scoring and the [end](end).",
          ru: "После третьего раунда у каждого **ещё один ход**; только потом подсчёт и [конец игры](end).",
        },
      ],
    },
    {
      id: "stacks",
      title: { en: "The stacks", ru: "Стопки" },
      blocks: [
        {
          en: `Each stack has ${STACK} tiles. A round ends only with the stack of its own number: if others empty their stack 1 in round 2, nothing happens. Refills for a castle count as well.`,
          ru: `В каждой стопке ${STACK} тайлов. Раунд заканчивает только стопка с его номером: если другие опустошат стопку 1 в раунде 2, ничего не происходит. Пополнения после крепости тоже считаются.`,
        },
      ],
    },
  ],
};
