/** The words of the board. Both languages have one shape, so that a missing word fails the check. */

import type { Lang } from "../../lib/prefs.svelte";
import { countedEn, countedRu } from "../../words/counted";
import { chance } from "./chains";
import type { Mode, Phase } from "./view";

const en = {
  shared: "Market",
  mine: "My buildings",
  seen: "Buildings",
  hand: "Hand",
  round: "Round",
  phases: {
    "new cards": "New cards",
    sunrise: "Sunrise",
    sunset: "Sunset",
    production: "Production",
  } satisfies Record<Phase, string>,
  over: "The game is over",
  last: "Last round: all chains are open",
  ending: "One more round",
  assistants: "Assistants",
  noAssistants: "all are hired",
  site: "To build",
  middle: "Buildings in the middle",
  nothing: "nothing",
  hidden: "face down",
  sunsetToCome: "to come",
  coins: (count: number) => countedEn(count, "coin", "coins"),
  enlarge: (name: string) => `Show the buildings of ${name}`,
  points: (count: number) => countedEn(count, "point", "points"),
  cards: (count: number) => countedEn(count, "card", "cards"),
  chance: (odds: number) => {
    const found = chance(odds);
    return found === "sure" ? "sure" : found === "never" ? "impossible" : `${found} %`;
  },
  why: {
    round: (round: number) => `Round ${round}. The game goes on until somebody has 8 buildings, and one round more.`,
    last: "The last round: everybody may use the chains of all buildings.",
    ending: (name: string) => `${name} has 8 buildings. This round is played to its end, then comes the last one.`,
    phase: (number: string, name: string, now: boolean) => `Phase ${number}, ${name}${now ? ", now" : ""}.`,
    first: (name: string) => `${name} is the active player and begins.`,
    deck: (count: number) => `Draw pile: ${countedEn(count, "card", "cards")}.`,
    discards: (count: number, goods: number) =>
      `Discard pile: ${countedEn(count, "card", "cards")}${goods ? `, ${goods} of them goods that nobody has seen` : ""}.`,
    row: (name: string, suns: number, all: number) => `${name}: ${suns} of ${countedEn(all, "half-sun", "half-suns")}.`,
    marketCard: (resource: string, sun: boolean) => `${resource}${sun ? ", with a half-sun" : ""}.`,
    sum: (resource: string, count: number, offices: number) =>
      `${resource}: ${count} on the market${offices ? `, ${offices} from offices` : ""}.`,
    enough: "Market and offices have all it needs.",
    missing: (missing: string) => `Market and offices lack: ${missing}.`,
    odds: (efficient: string, sloppy: string) => `With your hand: efficient ${efficient}, sloppy ${sloppy}.`,
    works: {
      efficient: "The worker is here, efficient: all resources, 2 goods.",
      sloppy: "The worker is here, sloppy: one resource fewer, 1 good.",
      assistant: "An assistant works here: all resources, 1 good.",
    } satisfies Record<Mode | "assistant", string>,
    open: "Its chain may be used now.",
    goods: (good: string, count: number, value: number) =>
      `${good}: ${count}, each worth ${countedEn(value, "coin", "coins")}.`,
    aside: (card: string) => `To be built in this round: ${card}`,
    asideHidden: "A card is laid aside, face down.",
    asideNone: "No card is laid aside.",
    coins: (name: string, count: number) => `All goods of ${name} are worth ${countedEn(count, "coin", "coins")}.`,
    handSize: (count: number) => `In hand: ${countedEn(count, "card", "cards")}.`,
    strength: (count: number) => `Strength: ${count}.`,
    leftToPay: (count: number) => `Left to pay: ${countedEn(count, "coin", "coins")}.`,
  },
};

export type Words = typeof en;

const coinsRu = (count: number): string => countedRu(count, "монета", "монеты", "монет");
const pointsRu = (count: number): string => countedRu(count, "очко", "очка", "очков");
const cardsRu = (count: number): string => countedRu(count, "карта", "карты", "карт");

const ru: Words = {
  shared: "Рынок",
  mine: "Мои здания",
  seen: "Здания",
  hand: "Рука",
  round: "Раунд",
  phases: {
    "new cards": "Новые карты",
    sunrise: "Рассвет",
    sunset: "Закат",
    production: "Производство",
  },
  over: "Игра окончена",
  last: "Последний раунд: открыты все цепочки",
  ending: "Ещё один раунд",
  assistants: "Подмастерья",
  noAssistants: "все наняты",
  site: "Построить",
  middle: "Здания посередине",
  nothing: "ничего",
  hidden: "рубашкой вверх",
  sunsetToCome: "ещё впереди",
  coins: coinsRu,
  enlarge: (name) => `Показать здания: ${name}`,
  points: pointsRu,
  cards: cardsRu,
  chance: (odds) => {
    const found = chance(odds);
    return found === "sure" ? "наверняка" : found === "never" ? "невозможно" : `${found} %`;
  },
  why: {
    round: (round) => `Раунд ${round}. Игра идёт, пока у кого-нибудь не станет 8 зданий, и ещё один раунд.`,
    last: "Последний раунд: каждый может использовать цепочки всех своих зданий.",
    ending: (name) => `8 зданий: ${name}. Этот раунд доигрывается, потом будет последний.`,
    phase: (number, name, now) => `Фаза ${number}, ${name.toLocaleLowerCase("ru")}${now ? ", сейчас" : ""}.`,
    first: (name) => `Активный игрок, он же первый: ${name}.`,
    deck: (count) => `Колода: ${cardsRu(count)}.`,
    discards: (count, goods) =>
      `Сброс: ${cardsRu(count)}${goods ? `, из них товаров, которых никто не видел: ${goods}` : ""}.`,
    row: (name, suns, all) => `${name}: символов солнца ${suns} из ${all}.`,
    marketCard: (resource, sun) => `${resource}${sun ? ", с символом солнца" : ""}.`,
    sum: (resource, count, offices) => `${resource}: на рынке ${count}${offices ? `, от контор ${offices}` : ""}.`,
    enough: "На рынке и в конторах есть всё, что нужно.",
    missing: (missing) => `На рынке и в конторах не хватает: ${missing}.`,
    odds: (efficient, sloppy) => `С вашей рукой: на совесть — ${efficient}, спустя рукава — ${sloppy}.`,
    works: {
      efficient: "Здесь мастер, на совесть: все ресурсы, 2 товара.",
      sloppy: "Здесь мастер, спустя рукава: на ресурс меньше, 1 товар.",
      assistant: "Здесь подмастерье: все ресурсы, 1 товар.",
    },
    open: "Её цепочку можно использовать сейчас.",
    goods: (good, count, value) => `${good}: ${count}, цена за штуку — ${coinsRu(value)}.`,
    aside: (card) => `Построить в этом раунде: ${card}`,
    asideHidden: "Карта отложена рубашкой вверх.",
    asideNone: "Карта не отложена.",
    coins: (name, count) => `${name}: все товары стоят ${coinsRu(count)}.`,
    handSize: (count) => `На руке: ${cardsRu(count)}.`,
    strength: (count) => `Сила: ${count}.`,
    leftToPay: (count) => `Осталось заплатить: ${coinsRu(count)}.`,
  },
};

export const words: Readonly<Record<Lang, Words>> = { en, ru };
