/** The words of the board. Both languages have one shape, so that a missing word fails the check. */

import type { Lang } from "../../lib/prefs.svelte";
import { countedEn, countedRu } from "../../words/counted";

const spacesEn = (count: number): string => countedEn(count, "space", "spaces");
const pointsEn = (count: number): string => countedEn(count, "point", "points");
const tilesEn = (count: number): string => countedEn(count, "tile", "tiles");
const cardsEn = (count: number): string => countedEn(count, "card", "cards");

const en = {
  shared: "Tiles",
  mine: "My domain",
  seen: "Domain",
  hand: "Hand",
  round: "Round",
  setup: "Set-up",
  over: "The game is over",
  due: "Last circle",
  last: "Last turns",
  display: "Open tiles",
  decks: "Decks and supply",
  bonuses: "Bonus tiles",
  colours: "Colour bonuses",
  storage: "Storage",
  stacks: "Stacks",
  tracks: "Score tracks",
  nothing: "–",
  points: pointsEn,
  enlarge: (name: string) => `Show the domain of ${name}`,
  puzzle: {
    hint: "Touch a board to turn it, drag it to another place, shift the joints.",
    board: (letter: string, place: number, turned: boolean) =>
      `Board ${letter}, place ${place}${turned ? ", turned" : ""}: turn it. Arrow keys move it.`,
    turn: (letter: string) => `Turn board ${letter}`,
    joint: (one: string, two: string, higher: boolean) =>
      `Joint of ${one} and ${two}: move ${two} ${higher ? "down" : "up"}.`,
    lay: "Join the boards like this",
    laid: "Joined like this",
    tooLarge: (colour: string, size: number, most: number) =>
      `Not like this: ${colour.toLowerCase()}, an area of ${size}. At most ${most}.`,
    not: "The boards cannot be joined like this.",
  },
  why: {
    round: (round: number, rounds: number, stack: number) =>
      round === 0
        ? `Set-up: everybody joins three boards and takes a bonus tile. Then come ${rounds} rounds.`
        : `Round ${round} of ${rounds}. It ends with the circle in which somebody's stack ${stack} runs out.`,
    due: (round: number) => `A stack ${round} has run out: the round ends when all have had equally many turns.`,
    last: "The third round is over: everybody has one more turn, then comes the last scoring.",
    first: (name: string) => `${name} is the first player.`,
    tile: (name: string, help: string, whose: string) => `${name}${whose}. ${help}`,
    ofSet: (name: string) => `, a tile of ${name}`,
    neutralTile: ", a neutral tile",
    noTile: "No tile lies here.",
    farms: (farms: string) => `Shows ${farms.toLowerCase()}.`,
    deck: (count: number, discards: number, drawn: number) =>
      `Region cards: ${count} in the deck, ${discards} discarded. The action draws ${drawn}.`,
    discards: (colours: string) => `Discarded: ${colours}.`,
    yields: (count: number) => `Yield cards: ${count} in the deck.`,
    yielded: (what: string, amount: number) => `The yield card turned up last: ${what.toLowerCase()}, ${amount}.`,
    neutral: (count: number) => `Neutral tiles of the supply: ${count}.`,
    bonusLeft: (name: string, help: string, left: number) => `${name}. ${help} ${tilesEn(left)} left.`,
    bonusHad: (name: string, help: string, count: number) => `${name}: ${count}. ${help}`,
    colourBonus: (colour: string, points: number) =>
      points
        ? `${colour}: who completes the colour next gets ${countedEn(points, "green point", "green points")}.`
        : `${colour}: two players have completed it, nobody gets more.`,
    space: (type: string, colour: string, size: number, left: number, points: number) =>
      `${type} space (${colour.toLowerCase()}) in an area of ${size}; ${left} of it empty. Complete: ${countedEn(points, "green point", "green points")}.`,
    on: (size: number, left: number) =>
      left ? `In an area of ${size}, ${spacesEn(left)} still empty.` : `Its area of ${size} is complete.`,
    notOpen: "It does not touch a covered space yet.",
    start: "The starting castle.",
    hex: "A wooden hex: it counts as a tile of its space's kind.",
    storedHex: "A wooden hex: it goes on a space of any colour, paid with cards of that colour.",
    freshHex: "A wooden hex that came in this turn: it can be placed from the next turn on.",
    freeStorage: "A free storage space.",
    marble: (count: number) => `Marble: ${count}. One pays for a second action, once a turn.`,
    workers: (count: number) => `Workers: ${count}. Each stands for a card of any colour.`,
    worker: "A worker: stands for a card of any colour.",
    card: (colour: string, count: number) => `${colour}: ${cardsEn(count)} in hand.`,
    handSize: (count: number) => `In hand: ${cardsEn(count)}.`,
    stack: (number: number, left: number, ends: boolean) =>
      `Stack ${number}: ${tilesEn(left)}.${ends ? ` When somebody's stack ${number} is empty, the round ends with this circle.` : ""}`,
    track: (name: string, red: number, green: number, times: number) =>
      `${name}: ${countedEn(red, "red point", "red points")}, ${countedEn(green, "green point", "green points")}.${
        times
          ? ` Green counts ${times === 1 ? "once" : `${times} times`} more: ${red} + ${times} × ${green} = ${red + times * green}.`
          : ""
      }`,
    green: (green: number, times: number) =>
      `${countedEn(green, "green point", "green points")}${times ? `; they become red ones ${times === 1 ? "once" : `${times} times`} more, at the end of each round` : ""}.`,
    red: (red: number) => countedEn(red, "red point", "red points"),
    boards: (letters: string) => `Three boards, not yet joined: ${letters}.`,
    ours: (what: string, help: string) => `Ours: ${what.toLowerCase()}. ${help}`,
  },
};

export type Words = typeof en;

const pointsRu = (count: number): string => countedRu(count, "очко", "очка", "очков");
const greenRu = (count: number): string => countedRu(count, "зелёное очко", "зелёных очка", "зелёных очков");
const redRu = (count: number): string => countedRu(count, "красное очко", "красных очка", "красных очков");
const tilesRu = (count: number): string => countedRu(count, "тайл", "тайла", "тайлов");
const cardsRu = (count: number): string => countedRu(count, "карта", "карты", "карт");
const timesRu = (count: number): string => countedRu(count, "раз", "раза", "раз");

const ru: Words = {
  shared: "Тайлы",
  mine: "Владения",
  seen: "Владения",
  hand: "Рука",
  round: "Раунд",
  setup: "Подготовка",
  over: "Игра окончена",
  due: "Последний круг",
  last: "Последние ходы",
  display: "Открытые тайлы",
  decks: "Колоды и запас",
  bonuses: "Тайлы бонуса",
  colours: "Бонусы цвета",
  storage: "Склад",
  stacks: "Стопки",
  tracks: "Треки очков",
  nothing: "–",
  points: pointsRu,
  enlarge: (name) => `Показать владения: ${name}`,
  puzzle: {
    hint: "Нажмите на планшет, чтобы повернуть; перетащите на другое место; сдвиньте стыки.",
    board: (letter, place, turned) =>
      `Планшет ${letter}, место ${place}${turned ? ", повёрнут" : ""}: повернуть. Стрелки передвигают.`,
    turn: (letter) => `Повернуть планшет ${letter}`,
    joint: (one, two, higher) => `Стык ${one} и ${two}: сдвинуть ${two} ${higher ? "вниз" : "вверх"}.`,
    lay: "Соединить планшеты так",
    laid: "Соединены так",
    tooLarge: (colour, size, most) =>
      `Так нельзя: ${colour.toLocaleLowerCase("ru")}, область из ${size}. Самое большее ${most}.`,
    not: "Так планшеты соединить нельзя.",
  },
  why: {
    round: (round, rounds, stack) =>
      round === 0
        ? `Подготовка: каждый соединяет три планшета и берёт тайл бонуса. Затем ${countedRu(rounds, "раунд", "раунда", "раундов")}.`
        : `Раунд ${round} из ${rounds}. Он закончится с тем кругом, в котором у кого-то опустеет стопка ${stack}.`,
    due: (round) => `Одна из стопок ${round} пуста: раунд закончится, когда все сделают поровну ходов.`,
    last: "Третий раунд окончен: у каждого ещё один ход, потом последний подсчёт.",
    first: (name) => `Первый игрок: ${name}.`,
    tile: (name, help, whose) => `${name}${whose}. ${help}`,
    ofSet: (name) => `, тайл из набора игрока ${name}`,
    neutralTile: ", нейтральный тайл",
    noTile: "Здесь нет тайла.",
    farms: (farms) => `На нём: ${farms.toLocaleLowerCase("ru")}.`,
    deck: (count, discards, drawn) =>
      `Карты областей: в колоде ${count}, в сбросе ${discards}. Действие даёт ${cardsRu(drawn)}.`,
    discards: (colours) => `В сбросе: ${colours}.`,
    yields: (count) => `Карты бонуса: в колоде ${count}.`,
    yielded: (what, amount) => `Последняя открытая карта бонуса: ${what.toLocaleLowerCase("ru")}, ${amount}.`,
    neutral: (count) => `Нейтральные тайлы в запасе: ${count}.`,
    bonusLeft: (name, help, left) => `${name}. ${help} Осталось: ${left}.`,
    bonusHad: (name, help, count) => `${name}: ${count}. ${help}`,
    colourBonus: (colour, points) =>
      points
        ? `${colour}: кто следующим закроет весь цвет, получит ${greenRu(points)}.`
        : `${colour}: цвет закрыли двое, больше никто не получит.`,
    space: (type, colour, size, left, points) =>
      `Ячейка: ${type.toLocaleLowerCase("ru")} (${colour.toLocaleLowerCase("ru")}), область из ${size}; пустых в ней ${left}. За всю область: ${greenRu(points)}.`,
    on: (size, left) => (left ? `Область из ${size}, пустых ячеек: ${left}.` : `Её область из ${size} завершена.`),
    notOpen: "Она ещё не соседняя с закрытой.",
    start: "Стартовый замок.",
    hex: "Гекс таверны: считается тайлом того вида, что и ячейка.",
    storedHex: "Гекс таверны: ложится на ячейку любого цвета, платят картами этого цвета.",
    freshHex: "Гекс таверны, полученный в этот ход: выложить его можно со следующего хода.",
    freeStorage: "Свободная ячейка склада.",
    marble: (count) => `Мрамор: ${count}. Раз в ход один мрамор даёт второе действие.`,
    workers: (count) => `Работники: ${count}. Каждый заменяет карту любого цвета.`,
    worker: "Работник: заменяет карту любого цвета.",
    card: (colour, count) => `${colour}: на руке ${cardsRu(count)}.`,
    handSize: (count) => `На руке: ${cardsRu(count)}.`,
    stack: (number, left, ends) =>
      `Стопка ${number}: ${tilesRu(left)}.${ends ? ` Когда у кого-то опустеет стопка ${number}, раунд закончится с этим кругом.` : ""}`,
    track: (name, red, green, times) =>
      `${name}: ${redRu(red)}, ${greenRu(green)}.${
        times ? ` Зелёные посчитают ещё ${timesRu(times)}: ${red} + ${times} × ${green} = ${red + times * green}.` : ""
      }`,
    green: (green, times) =>
      `${greenRu(green)}${times ? `; в конце каждого раунда их прибавят к красным, ещё ${timesRu(times)}` : ""}.`,
    red: redRu,
    boards: (letters) => `Три планшета, ещё не соединены: ${letters}.`,
    ours: (what, help) => `Наше: ${what.toLocaleLowerCase("ru")}. ${help}`,
  },
};

export const words: Readonly<Record<Lang, Words>> = { en, ru };
