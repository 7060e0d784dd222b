/** Comments on the first turns of a real game. */

import { afterwards, asked, asks, touched, type Moment, type Step } from "../../lib/guide";
import type { Lang } from "../../lib/prefs.svelte";
import { glossaryOf } from "../glossary.svelte";
import { COLOURS, ROUNDS, STACK, STORAGE_POINTS, TYPES } from "./content";
import type { PlayerView, TuscanyView } from "./view";

const viewOf = (now: Moment): TuscanyView => now.view as TuscanyView;
const playerOf = (now: Moment): PlayerView | undefined => viewOf(now).players[now.seat ?? -1];

/** The open tile to take: one that fits, of the colour of which one holds the most cards. */
export function takeAdvice({ display }: Pick<TuscanyView, "display">, { cells, hand }: PlayerView): number | null {
  const colourAt = (place: number): (typeof COLOURS)[number] | undefined =>
    COLOURS[TYPES.indexOf(display[place]?.type ?? "castle")];
  const [best] = display
    .flatMap((tile, place) =>
      tile && cells.some(({ open, colour }) => open && colour === colourAt(place)) ? [place] : [],
    )
    .sort((one, two) => (hand?.[colourAt(two)!] ?? 0) - (hand?.[colourAt(one)!] ?? 0));
  return best ?? null;
}

function advised(now: Moment): number | null {
  const player = playerOf(now);
  return player ? takeAdvice(viewOf(now), player) : null;
}

function takeSentence(now: Moment, lang: Lang): string {
  const tile = viewOf(now).display[advised(now) ?? -1];
  const name = tile && glossaryOf("tuscany", lang)[`type:${tile.type}`]?.name.toLowerCase();
  if (!name) return "";
  return lang === "ru" ? ` Мой совет: ${name}.` : ` My choice: ${name}.`;
}

const stores = (now: Moment): boolean => (playerOf(now)?.stored.length ?? 0) > 0;

export const steps: readonly Step[] = [
  {
    id: "hello",
    topic: "joining",
    when: (now) => asks(now, "Arrange"),
    until: touched,
    say: {
      en: () =>
        "Welcome! These three boards become your domain. Touch a board to turn it, drag it to another place, shift the joints. Spaces of one colour that touch are an area: larger ones bring more. Then touch the plaque below.",
      ru: () =>
        "Добро пожаловать! Эти три планшета станут вашими владениями. Нажмите на планшет, чтобы повернуть, перетащите на другое место, сдвиньте стыки. Соседние ячейки одного цвета — область: чем больше, тем ценнее. Потом нажмите на табличку внизу.",
    },
  },
  {
    id: "confirm",
    when: (now) => now.mine && now.ready,
    until: afterwards,
    say: {
      en: () => "The bar says what your choice does. Confirm plays it; set-up can be undone until everybody is ready.",
      ru: () => "В строке внизу — что будет. «Подтвердить» делает ход; подготовку можно отменить, пока не готовы все.",
    },
  },
  asked(
    "start",
    ["Start"],
    "joining",
    "Now the starting castle: your first tile must touch it. The middle board reaches most.",
    "Теперь стартовый замок: первый тайл должен его касаться. Со среднего планшета ближе всего ко всему.",
  ),
  {
    id: "bonus",
    topic: "bonus-tiles",
    at: () => ["bonus:storage"],
    when: (now) => asks(now, "ChooseBonus"),
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: () =>
        `Take a bonus tile; it works for the whole game. My choice: one more storage space. Its ${STORAGE_POINTS} green points count in each of the ${ROUNDS} rounds.`,
      ru: () =>
        `Возьмите тайл бонуса, он действует всю игру. Мой совет: ещё одна ячейка склада. Её ${STORAGE_POINTS} зелёных очка посчитают в каждом из ${ROUNDS} раундов.`,
    },
  },
  {
    id: "take",
    topic: "taking",
    at: (now) => (advised(now) === null ? [] : [`open:${advised(now)}`]),
    when: (now) => asks(now, "Turn") && !stores(now),
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: (now) =>
        `In a turn you draw cards, take an open tile, or place one from your storage. Amber is what you can touch. Take a tile of a colour you have cards of.${takeSentence(now, "en")}`,
      ru: (now) =>
        `За ход вы берёте карты, либо открытый тайл, либо выкладываете тайл со склада. Янтарным обведено то, чего можно коснуться. Берите тайл того цвета, карты которого у вас есть.${takeSentence(now, "ru")}`,
    },
  },
  {
    id: "place",
    topic: "placing",
    at: () => ["store:0"],
    when: (now) => asks(now, "Turn") && stores(now),
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: () =>
        "Your storage holds a tile. Placing it costs two cards of its colour; a pair of another colour or a worker stands for one. If it is not lit, you lack cards: draw some.",
      ru: () =>
        "На складе лежит тайл. Выложить его стоит две карты его цвета; пара карт другого цвета или работник заменяют одну. Если он не подсвечен, карт не хватает: возьмите ещё.",
    },
  },
  asked(
    "pay",
    ["Pay"],
    "payment",
    "There are several ways to pay: touch the lit cards you want to give, until the bar says what you pay.",
    "Заплатить можно по-разному: нажимайте на подсвеченные карты, которые отдаёте, пока внизу не появится плата.",
  ),
  asked(
    "remove",
    ["Remove"],
    "storage",
    "Your storage is full: one piece has to leave the game to make room.",
    "Склад полон: один предмет должен уйти из игры, чтобы освободить место.",
  ),
  asked(
    "another",
    ["Another"],
    "marble",
    "You have marble: it pays for a second action now. Or end your turn below.",
    "У вас есть мрамор: за него можно сделать второе действие. Или закончите ход внизу.",
  ),
  asked(
    "castle",
    ["Castle"],
    "castles",
    "A castle places an open tile for nothing: touch a lit tile and a space for it.",
    "Крепость бесплатно выкладывает открытый тайл: нажмите на подсвеченный тайл и на ячейку для него.",
  ),
  {
    id: "others",
    when: (now) => !now.mine && !viewOf(now).over && viewOf(now).round > 0,
    until: (now) => now.mine,
    say: {
      en: () => "Now the others have their turns. Their domains are in sight; touch one to see all of it.",
      ru: () => "Теперь ходят другие. Их владения на виду; нажмите, чтобы рассмотреть целиком.",
    },
  },
  {
    id: "areas",
    topic: "areas",
    when: (now) =>
      asks(now, "Turn") && viewOf(now).round > 0 && (playerOf(now)?.cells.filter(({ piece }) => piece).length ?? 0) > 1,
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: () =>
        "Your domain grows. A completed area brings green points at once; the ribbon above shows how often they will still count.",
      ru: () =>
        "Ваши владения растут. Завершённая область сразу приносит зелёные очки; лента вверху показывает, сколько раз их ещё посчитают.",
    },
  },
  {
    id: "end",
    topic: "rounds",
    last: true,
    when: (now) => now.mine && viewOf(now).round >= 2,
    say: {
      en: () =>
        `A round is over when somebody has turned up ${STACK} tiles more. Point at anything, or press it long, to have it explained; the book above opens the rules. Good luck!`,
      ru: () =>
        `Раунд кончается, когда кто-то открыл ещё ${STACK} тайлов. Наведите курсор на что угодно или нажмите подольше, чтобы увидеть объяснение; книга вверху открывает правила. Удачи!`,
    },
  },
];
