/** The words of the board. Both languages have one shape, so that a missing word fails the check. */

import type { Lang } from "../../lib/prefs.svelte";
import { countedEn, countedRu } from "../../words/counted";
import type { Deck } from "./content";
import type { Word } from "./face";

type SectorCard = readonly (readonly number[])[];

/** Sector cards as printed: '1 and 3; 2 and 3 or 4'. */
const listed = (cards: readonly SectorCard[], and: string, or: string): string =>
  cards
    .map((card) => card.map((sectors) => sectors.join(` ${or} `)).join(card.length > 2 ? ", " : ` ${and} `))
    .join("; ");

const en = {
  shared: "Board",
  mine: "My village",
  seen: "Village",
  hand: "Hand",
  round: "Round",
  phase: "Phase",
  sectors: "Sector cards",
  first: "first player",
  workers: "Workers",
  centre: "Community centre",
  fields: "Fields",
  stable: "Stable",
  stock: "Stock",
  played: "Played",
  pending: "Taking effect",
  removed: "Removed",
  noneYet: "none yet",
  full: "full",
  goal: "goal",
  search: "Search cards",
  searchIn: "Number or words",
  nothingFound: "No card is like that.",
  allDecks: "all",
  over: "The game is over",
  enlarge: (name: string) => `Show the village of ${name}`,
  points: (count: number) => countedEn(count, "point", "points"),
  cards: (count: number) => countedEn(count, "card", "cards"),
  deck: {
    gateway: "gateway cards",
    farmyard: "farmyard cards",
    bonus: "bonus cards",
    points: "point cards",
  } satisfies Record<Deck, string>,
  face: { or: "or", all: "all", half: "½", just: "now:", double: "×2", beyond: "all but" } satisfies Record<
    Word,
    string
  >,
  where: { hand: "in your hand", played: "played", removed: "out of the game" },
  intoTools: "into tools",
  why: {
    round: (round: number, now: boolean) => `Round ${round} of 6${now ? ", now" : ""}.`,
    phase: (phase: number, name: string, now: boolean) =>
      `Phase ${phase} of 10${name ? `, ${name}` : ""}${now ? ", now" : ""}.`,
    sectors: (left: number, gone: readonly SectorCard[], solo: boolean) =>
      `Sector cards left: ${left}. At the start of a round one says from which sectors workers go.${gone.length ? ` Gone: ${listed(gone, "and", "or")}.` : ""}${solo ? " The line for one player is our own." : ""}`,
    sector: (number: number) => `Sector ${number}`,
    space: (name: string, help: string, on: number, cost: number | null) =>
      `${name}. ${help} ${cost === null ? "Full." : `Workers on it: ${on}. Next: ${cost}.`}`,
    deck: (deck: string, left: number) => `${deck}: ${left} left.`,
    first: (name: string) => `First player: ${name}.`,
    workers: (count: number) => `Workers left: ${count}. Each may become a tool instead.`,
    tools: "Turn workers into as many tools: one, several or all of them at once.",
    window: (step: number, workers: number, points: number, now: boolean) =>
      `Window ${now ? "now" : `after ${countedEn(step, "step", "steps")}`}: ${workers} workers a round${points ? `, ${points} points at the end` : ""}.`,
    price: (round: number) =>
      `A step costs ${countedEn(round, "good", "goods")} this round, or 1 jewelry.${round >= 3 ? " Two kinds may save one good." : ""}${round >= 5 ? " Three kinds may save two." : ""}`,
    building: (name: string, step: number, takes: string, tools: number | null) =>
      `${name}: step ${step} of 10. Takes ${takes}.${tools ? ` The next step needs ${countedEn(tools, "tool", "tools")} for boulders.` : ""}`,
    boulder: (name: string, space: number) =>
      `Boulder before the ${name}, on step ${space}. Each one pushed uses a tool for this round.`,
    symbol: "3 points at the end for a building that stands here or further, unless the centre has passed.",
    field: (row: number, sown: string | null, twice: boolean): string =>
      sown
        ? `Field in row ${row}, sown with ${sown}${twice ? " twice" : ""}: it brings ${twice ? 2 * row : row}.`
        : `Empty field in row ${row}: what is sown here brings ${row}.`,
    flock: (round: number, sheep: number) =>
      `Farmyard card of round ${round}: ${sheep} sheep.${sheep ? ` ${sheep === 1 ? "It dies" : "They die"} when round ${round} begins.` : ""}`,
    gone: (round: number) => `The farmyard card of round ${round} has gone.`,
    stable: (sheep: number) =>
      `Stable: ${sheep} sheep. ${sheep === 1 ? "It stays to the end and brings a point." : "They stay to the end and bring a point each."}`,
    good: (name: string, count: number) => `${name}: ${count}.`,
    toolsHeld: (count: number, used: number) =>
      `Tools: ${count}${used ? `, ${used} used this round` : ""}. They push boulders.`,
    jewelry: (count: number) =>
      `Jewelry: ${count} of 10. One pays for a step of any building; each is a point at the end.`,
    leftovers: (count: number) => `Left over: ${count}. Goods, tools and rows of fields: a point for every five.`,
    goal: (goal: number, outstanding: number, score: number) =>
      `Goal: ${goal} points, outstanding above ${outstanding}. Now ${score}.`,
    removed: (count: number) => `Cards out of the game: ${count}.`,
  },
};

export type Words = typeof en;

const toolsRu = (count: number): string => countedRu(count, "инструмент", "инструмента", "инструментов");
const goodsRu = (count: number): string => countedRu(count, "товар", "товара", "товаров");
const sheepRu = (count: number): string => countedRu(count, "овца", "овцы", "овец");
const pointsRu = (count: number): string => countedRu(count, "очко", "очка", "очков");

const ru: Words = {
  shared: "Поле",
  mine: "Моя деревня",
  seen: "Деревня",
  hand: "Рука",
  round: "Раунд",
  phase: "Фаза",
  sectors: "Карты секторов",
  first: "первый игрок",
  workers: "Работники",
  centre: "Общественный центр",
  fields: "Поля",
  stable: "Овчарня",
  stock: "Запас",
  played: "Сыграно",
  pending: "Действуют",
  removed: "Вне игры",
  noneYet: "пока нет",
  full: "занято",
  goal: "цель",
  search: "Поиск карт",
  searchIn: "Номер или слова",
  nothingFound: "Таких карт нет.",
  allDecks: "все",
  over: "Игра окончена",
  enlarge: (name) => `Показать деревню: ${name}`,
  points: pointsRu,
  cards: (count) => countedRu(count, "карта", "карты", "карт"),
  deck: { gateway: "карты ворот", farmyard: "карты фермы", bonus: "карты бонусов", points: "карты очков" },
  face: { or: "или", all: "все", half: "½", just: "сейчас:", double: "×2", beyond: "все, кроме" },
  where: { hand: "у вас на руке", played: "сыграна", removed: "вне игры" },
  intoTools: "в инструменты",
  why: {
    round: (round, now) => `Раунд ${round} из 6${now ? ", сейчас" : ""}.`,
    phase: (phase, name, now) => `Фаза ${phase} из 10${name ? `, ${name}` : ""}${now ? ", сейчас" : ""}.`,
    sectors: (left, gone, solo) =>
      `Осталось карт секторов: ${left}. В начале раунда такая карта говорит, из каких секторов уходят работники.${gone.length ? ` Вышли: ${listed(gone, "и", "или")}.` : ""}${solo ? " Строку для одного игрока придумали мы сами." : ""}`,
    sector: (number) => `Сектор ${number}`,
    space: (name, help, on, cost) =>
      `${name}. ${help} ${cost === null ? "Мест нет." : `Работников здесь: ${on}. Следующий ряд: ${cost}.`}`,
    deck: (deck, left) => `${deck}, осталось: ${left}.`,
    first: (name) => `Первый игрок: ${name}.`,
    workers: (count) => `Осталось работников: ${count}. Любой из них может стать инструментом.`,
    tools: "Обменять работников на столько же инструментов: одного, нескольких или сразу всех.",
    window: (step, workers, points, now) =>
      `Окошко ${now ? "сейчас" : `через ${countedRu(step, "шаг", "шага", "шагов")} от начала`}: ${countedRu(workers, "работник", "работника", "работников")} за раунд${points ? `, в конце ${pointsRu(points)}` : ""}.`,
    price: (round) =>
      `Шаг стоит в этом раунде ${goodsRu(round)} или 1 драгоценность.${round >= 3 ? " Два вида могут сберечь один товар." : ""}${round >= 5 ? " Три вида — два." : ""}`,
    building: (name, step, takes, tools) =>
      `${name}: шаг ${step} из 10. Принимает: ${takes}.${tools ? ` Для следующего шага на валуны нужно ${toolsRu(tools)}.` : ""}`,
    boulder: (name, space) =>
      `Валун на шаге ${space}, ${name}. Чтобы сдвинуть валун, инструмент занимают до конца раунда.`,
    symbol: "В конце 3 очка мастерской, которая стоит здесь или дальше, если центр сюда не дошёл.",
    field: (row, sown, twice) =>
      sown
        ? `Поле в ряду ${row}, засеяно: ${sown}${twice ? " дважды" : ""}. Урожай: ${twice ? 2 * row : row}.`
        : `Пустое поле в ряду ${row}: посеянное даст урожай ${row}.`,
    flock: (round, sheep) =>
      `Карта фермы раунда ${round}: ${sheepRu(sheep)}.${sheep ? ` Когда начнётся раунд ${round}, ${sheep === 1 ? "она умрёт" : "они умрут"}.` : ""}`,
    gone: (round) => `Карты фермы раунда ${round} уже нет.`,
    stable: (sheep) =>
      `Овчарня: ${sheepRu(sheep)}. ${sheep === 1 ? "Она остаётся до конца и приносит очко." : "Они остаются до конца и приносят по очку."}`,
    good: (name, count) => `${name}: ${count}.`,
    toolsHeld: (count, used) =>
      `Инструменты: ${count}${used ? `, занято в этом раунде: ${used}` : ""}. Они сдвигают валуны.`,
    jewelry: (count) =>
      `Драгоценности: ${count} из 10. Одна оплачивает шаг любой мастерской; в конце каждая приносит очко.`,
    leftovers: (count) => `Осталось: ${count}. Товары, инструменты и ряды полей: очко за каждые пять.`,
    goal: (goal, outstanding, score) => `Цель: ${pointsRu(goal)}, блестяще — больше ${outstanding}. Сейчас ${score}.`,
    removed: (count) => `Карт вне игры: ${count}.`,
  },
};

export const words: Record<Lang, Words> = { en, ru };
