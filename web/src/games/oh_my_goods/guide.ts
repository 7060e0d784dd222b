/** Comments on the first rounds of a real game. */

import { afterwards, asked, asks, touched, type Moment, type Step } from "../../lib/guide";
import type { Lang } from "../../lib/prefs.svelte";
import { countedEn, countedRu } from "../../words/counted";
import { glossaryOf } from "../glossary.svelte";
import { LAST_BUILDING } from "./content";
import { cardOf, chainOf, goodOf } from "./pieces";
import type { BuildingView, Mode, OhMyGoodsView, PlayerView } from "./view";

const viewOf = (now: Moment): OhMyGoodsView => now.view as OhMyGoodsView;
const inLongsdale = (now: Moment): boolean => viewOf(now).story !== null;
const playerOf = (now: Moment): PlayerView | undefined => viewOf(now).players[now.seat ?? -1];

interface Advice {
  slot: number;
  mode: Mode;
}

/** Where the worker may expect the most goods. */
export function workAdvice(buildings: readonly BuildingView[]): Advice | null {
  const ways = buildings.flatMap(({ odds, worker, assistant }, slot) =>
    odds && !worker && assistant === null
      ? [
          { slot, mode: "efficient" as const, goods: 2 * odds.efficient },
          { slot, mode: "sloppy" as const, goods: odds.sloppy },
        ]
      : [],
  );
  const [best] = ways.sort((one, two) => two.goods - one.goods);
  return best ? { slot: best.slot, mode: best.mode } : null;
}

/** The card to build: one that can be paid, rather one that uses a good of one's own, then the one worth most. */
export function buildAdvice({ hand, buildings, coins }: PlayerView): number | null {
  const own = new Set(buildings.map(({ card }) => goodOf(card)));
  const fits = (card: number): boolean => chainOf(card).goods.some((good) => own.has(good));
  const [best] = (hand ?? [])
    .filter((card) => cardOf(card).resource !== null && cardOf(card).cost <= coins)
    .sort(
      (one, two) =>
        Number(fits(two)) - Number(fits(one)) ||
        cardOf(two).points - cardOf(one).points ||
        cardOf(one).cost - cardOf(two).cost,
    );
  return best ?? null;
}

const nameIn = (lang: Lang, card: number): string =>
  glossaryOf("oh_my_goods", lang)[`card:${card}`]?.name ?? String(card);

function workSentence(now: Moment, lang: Lang): string {
  const player = playerOf(now);
  const found = workAdvice(player?.buildings ?? []);
  const card = player?.buildings[found?.slot ?? -1]?.card;
  if (!found || card === undefined) return "";
  const way = {
    en: { efficient: "efficient", sloppy: "sloppy" },
    ru: { efficient: "на совесть", sloppy: "спустя рукава" },
  }[lang][found.mode];
  return lang === "ru"
    ? ` Я бы выбрал: «${nameIn("ru", card)}», ${way}.`
    : ` My choice: ${nameIn("en", card)}, ${way}.`;
}

function buildSentence(now: Moment, lang: Lang): string {
  const player = playerOf(now);
  const card = player ? buildAdvice(player) : null;
  if (card === null)
    return lang === "ru"
      ? " Сейчас вам ничего не по карману: не откладывайте."
      : " You can afford nothing now: lay none.";
  return lang === "ru"
    ? ` Я бы отложил: «${nameIn("ru", card)}», цена ${cardOf(card).cost}.`
    : ` My choice: ${nameIn("en", card)}, for ${cardOf(card).cost}.`;
}

function howLong(now: Moment, lang: Lang): string {
  const { story } = viewOf(now);
  if (story)
    return lang === "ru"
      ? ` ${countedRu(story.rounds, "раунд", "раунда", "раундов")}, по одному на каждое событие`
      : `for ${countedEn(story.rounds, "round", "rounds")}, one for each event`;
  return lang === "ru"
    ? `, пока у кого-то не станет ${LAST_BUILDING} зданий, и ещё один раунд`
    : `until somebody has ${LAST_BUILDING} buildings, and one round more`;
}

const advisedBuilding = (now: Moment): string[] => {
  const found = workAdvice(playerOf(now)?.buildings ?? []);
  return found ? [`building:${found.slot}`] : [];
};
const advisedCard = (now: Moment): string[] => {
  const player = playerOf(now);
  const card = player ? buildAdvice(player) : null;
  return card === null ? [] : [`hand:${card}`];
};

export const steps: readonly Step[] = [
  {
    id: "hello",
    topic: "aim",
    at: () => ["building:0", "goods:0"],
    when: (now) => asks(now, "Exchange") && viewOf(now).round === 1,
    until: touched,
    say: {
      en: () =>
        "Welcome! This is your charburner with 7 coal, each worth 1 coin. Goods pay for further buildings, and buildings bring points. First: keep your hand, or exchange all of it for free.",
      ru: () =>
        "Добро пожаловать! Это ваша хижина углежога и 7 угля, по 1 монете каждый. Товарами платят за новые здания, а здания приносят очки. Сначала: оставьте руку или бесплатно обменяйте её целиком.",
    },
  },
  {
    id: "confirm",
    when: (now) => now.mine && now.ready,
    until: afterwards,
    say: {
      en: () => "The bar says what your choice does. Confirm plays it; a plan can be undone until everybody is ready.",
      ru: () => "В строке внизу — что будет. «Подтвердить» делает ход; план можно отменить, пока не готовы все.",
    },
  },
  {
    id: "event",
    topic: "events",
    when: (now) => asks(now, "Exchange") && inLongsdale(now),
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: () =>
        "Every round in Longsdale begins with an event. Its page lies beside the market: touch it to see the map, what is to come and how the game ends.",
      ru: () =>
        "Каждый раунд в Лонгсдейле начинается с события. Его страница лежит рядом с рынком: нажмите на неё, чтобы увидеть карту, что ещё будет и чем кончится игра.",
    },
  },
  {
    id: "morning",
    topic: "worker",
    at: advisedBuilding,
    when: (now) => asks(now, "Work"),
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: (now) =>
        `Above is the morning's market; the evening brings as much again. Under each building you see how likely the worker makes 2 goods (efficient) or 1 with a resource fewer (sloppy).${workSentence(now, "en")}`,
      ru: (now) =>
        `Вверху — утренний рынок; вечер принесёт ещё столько же. Под зданием видно, насколько вероятно, что мастер сделает 2 товара (на совесть) или 1, но без одного ресурса (спустя рукава).${workSentence(now, "ru")}`,
    },
  },
  {
    id: "mode",
    topic: "worker",
    when: (now) => asks(now, "Work") && touched(now) && !now.ready,
    until: (now, then) => afterwards(now, then) || now.ready,
    say: {
      en: () => "Now choose below how the worker works there.",
      ru: () => "Теперь выберите внизу, как мастер там работает.",
    },
  },
  {
    id: "aside",
    topic: "building",
    at: advisedCard,
    when: (now) => asks(now, "LayAside"),
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: (now) =>
        `Lay a card aside that you want to build after production. It has to be paid with goods.${buildSentence(now, "en")}`,
      ru: (now) =>
        `Отложите карту, которую хотите построить после производства. Платить придётся товарами.${buildSentence(now, "ru")}`,
    },
  },
  asked(
    "produce",
    ["Produce"],
    "production",
    "The market is complete. Touch the lit building to produce; once it has, its chain is open: lit cards from hand or lit goods can become more of its good. Then finish.",
    "Рынок собран. Нажмите на подсвеченное здание, чтобы произвести; после этого открыта его цепочка: подсвеченные карты из руки или товары могут стать его товаром. Затем закончите.",
  ),
  asked(
    "discard",
    ["Discard"],
    "production",
    "The market lacks something: choose the cards that you discard for it.",
    "На рынке чего-то не хватает: выберите карты, которые сбросите вместо этого.",
  ),
  {
    id: "build",
    topic: "building",
    at: () => ["aside"],
    when: (now) => asks(now, "Build"),
    until: (now) => !asks(now, "Build"),
    say: {
      en: (now) =>
        `Now build what you laid aside, ${inLongsdale(now) ? "and" : "or"} hire an assistant if you own the houses shown on the card.`,
      ru: (now) =>
        `Теперь постройте отложенное ${inLongsdale(now) ? "и" : "или"} наймите подмастерье, если у вас есть здания, нарисованные на его карте.`,
    },
  },
  asked(
    "pay",
    ["Pay"],
    "building",
    "Pay with goods; there is no change. Touch the lit goods and say how many, the cheaper ones make up the rest.",
    "Платите товарами; сдачи нет. Нажмите на подсвеченный товар и выберите, сколько; остальное доплатят более дешёвые.",
  ),
  {
    id: "others",
    when: (now) => !now.mine && !viewOf(now).over && viewOf(now).round > 0,
    until: (now) => now.mine,
    say: {
      en: () => "Now the others decide. Their houses stand at the side; touch one to see all they have.",
      ru: () => "Теперь решают другие. Их здания видны сбоку; нажмите, чтобы увидеть всё, что у них есть.",
    },
  },
  {
    id: "chains",
    topic: "chains",
    when: (now) => asks(now, "Work") && (playerOf(now)?.buildings.length ?? 0) > 1,
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: () =>
        "Look for buildings that feed each other: a thread shows what makes and what uses a good. The last line of a card says what its chain takes.",
      ru: () =>
        "Ищите здания, которые кормят друг друга: нить показывает, кто делает товар и кто его берёт. Последняя строка карты говорит, что берёт её цепочка.",
    },
  },
  {
    id: "end",
    topic: "end",
    last: true,
    when: (now) => now.mine && viewOf(now).round >= 3,
    say: {
      en: (now) =>
        `So it goes on ${howLong(now, "en")}. Point at anything, or press it long, to have it explained; the book above opens the rules. Good luck!`,
      ru: (now) =>
        `Так идёт игра${howLong(now, "ru")}. Наведите курсор на что угодно или нажмите подольше, чтобы увидеть объяснение; книга вверху открывает правила. Удачи!`,
    },
  },
];
