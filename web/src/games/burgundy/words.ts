/** The words of the board. Both languages have one shape, so that a missing word fails the check. */

import type { Lang } from "../../lib/prefs.svelte";
import { countedEn, countedRu } from "../../words/counted";
import type { Kind } from "./content";
import { layoutNamed } from "./pieces";

const en = {
  shared: "Board",
  mine: "My estate",
  seen: "Estate",
  zoom: "Enlarge the estate",
  phase: "Phase",
  round: "Round",
  turnOrder: "Turn order",
  bonusTiles: "Bonus tiles",
  storage: "Storage",
  goods: "Goods",
  workers: "Workers",
  silver: "Silver",
  inForce: "Monasteries",
  noneYet: "none yet",
  black: "Black depot",
  inns: "Inns",
  shields: "Shields",
  route: "Trade route",
  posts: (linked: number) => `${linked} of 3`,
  missing: (points: number, cells: number) =>
    `${countedEn(points, "point", "points")} to go · ${countedEn(cells, "cell", "cells")} to fill`,
  enlarge: (name: string) => `Show the board of ${name}`,
  estate: (name: string) => `estate ${name}`,
  estates: {
    same: (number: number) => `Estate ${number} for all`,
    named: (name: string) => `Estate ${name}`,
    ours: "our own design",
    dealt: "Dealt: two to choose from",
    choose: "Choose by seat…",
    each: (numbers: string) => `By seat: ${numbers}`,
    seat: (number: number) => `Seat ${number}`,
  },
  points: (count: number) => countedEn(count, "point", "points"),
  kind: {
    castle: "castle",
    mine: "mine",
    ship: "river",
    animal: "pasture",
    building: "city",
    monastery: "monastery",
  } satisfies Record<Kind, string>,
  cells: {
    castle: "castle cells",
    mine: "mine cells",
    ship: "river cells",
    animal: "pasture cells",
    building: "city cells",
    monastery: "monastery cells",
  } satisfies Record<Kind, string>,
  why: {
    phase: (letter: string, points: number, now: boolean) =>
      `Phase ${letter}${now ? ", now" : ""}: whoever fills a region in it gets ${points} extra points.`,
    round: (number: number, now: boolean) => `Round ${number} of 5${now ? ", now" : ""}.`,
    toCome: (number: number, good: string) => `Round ${number}: ${good} will go to the depot that the white die shows.`,
    came: (number: number) => `Round ${number}: its goods have gone to a depot.`,
    white: (number: number) => `White die: ${number}. The goods of this round went to depot ${number}.`,
    whiteIdle: "White die: it says which depot gets the goods of the round.",
    depot: (number: number) => `Depot ${number}: a die showing ${number} takes a tile from here.`,
    black: "Black depot: once a turn you may buy one tile from here for 2 silver.",
    bought: "This turn's purchase is made.",
    empty: (kind: string) => `Empty space for: ${kind}.`,
    emptyBlack: "Empty space of the black depot.",
    pile: (depot: number, list: string) =>
      `Goods in depot ${depot}: ${list || "none"}. A ship you place may take them.`,
    step: (step: number, names: string) =>
      `Turn order, step ${step}: ${names || "nobody"}. Who is furthest goes first; in a stack the top one does.`,
    die: (number: number) => (number ? `Your die: ${number}.` : "This die is used."),
    dieOf: (name: string, number: number) => (number ? `${name}'s die: ${number}.` : `${name}'s die is used.`),
    castleDie: (on: boolean): string =>
      on ? "The castle's extra action: a die of any number." : "When you place a castle, an extra die of any number.",
    cell: (kind: string, die: number, size: number, open: number, points: string) =>
      `Cell for ${kind}, die ${die}. Region of ${size}, ${open} still open: ${points} when full, and the bonus of the phase.`,
    on: (kind: string, size: number, open: number) =>
      open ? `Here: ${kind}. Region of ${size}, ${open} still open.` : `Here: ${kind}. Region of ${size}, full.`,
    store: "Storage: free for a tile.",
    stored: (name: string, help: string) => `In storage: ${name}. ${help}`,
    goods: (good: string, count: number, die: number, sold: number) =>
      `${good}: ${count} to sell with a die of ${die}, ${sold} sold. You can keep three colours.`,
    load: (good: string) => `Load ${good}.`,
    workers: (count: number) =>
      `Workers: ${count}. One worker changes a die by 1, past 6 to 1 and back. A die brings 2 workers.`,
    workersNeeded: (count: number) => `It needs ${countedEn(count, "worker", "workers")}.`,
    silver: (count: number) => `Silver: ${count}. 2 silver buy a tile from the black depot, once a turn.`,
    pay: (workers: number): string =>
      workers === 0 ? "Pay 2 silver." : workers === 1 ? "Pay 1 silver and 1 worker." : "Pay 2 workers.",
    monastery: (text: string, points: number | undefined) =>
      points === undefined ? text : `${text} So far: ${countedEn(points, "point", "points")}.`,
    bonusFree: (large: boolean, cells: string, points: number) =>
      `${large ? "Large" : "Small"} bonus tile: ${points} points for ${large ? "the first" : "the second"} to fill all ${cells}.`,
    bonusOwn: (large: boolean, cells: string, points: number) =>
      `${large ? "Large" : "Small"} bonus tile for all ${cells}: ${points} points.`,
    bonusGone: "Taken.",
    face: (name: string) => `Take estate ${name}.`,
    whiteDie: (on: boolean): string =>
      on
        ? "The white castle's extra action: the white die. Workers may change its number."
        : "When you place a white castle, an extra action with the number of the white die.",
    inns: (count: number) =>
      count
        ? `Inns beside the black depot: ${count}. One costs 2 silver, as this turn's purchase, and fits any cell.`
        : "Inns beside the black depot: none is left. The next phase brings another.",
    shieldsIn: (depot: number) => `Shields in depot ${depot}.`,
    routeBoard: "Lay this board next on your trade route.",
    space: (good: string, name: string, help: string) =>
      `Trade route: ${good} laid here works like this: ${name}. ${help}`,
    laid: (good: string) => `Laid here: ${good}.`,
    posts: (linked: number) =>
      `Border posts linked by your tiles: ${linked} of 3. Linking two, and then the third, brings the points of the phase.`,
    partner: (name: string) => `Partner: ${name}. You share the estate, silver, workers and goods.`,
    lender: (name: string) => `Shield 6: the monasteries of ${name} work here too.`,
    storeOf: (name: string) => `Only for ${name}.`,
    storeOfBoth: "For both partners.",
    target: (marker: number, target: number, empty: number) =>
      `Your marker stands at ${marker}, the target at ${target}. Reaching it brings an extra action and a lower target. Cells still to fill: ${empty}.`,
    castleCell: (die: number) => `Put your first castle here, on the cell with die ${die}.`,
  },
};

export type Words = typeof en;

const pointsRu = (count: number): string => countedRu(count, "очко", "очка", "очков");

const ru: Words = {
  shared: "Поле",
  mine: "Моё герцогство",
  seen: "Герцогство",
  zoom: "Увеличить герцогство",
  phase: "Этап",
  round: "Раунд",
  turnOrder: "Порядок хода",
  bonusTiles: "Бонусы",
  storage: "Личное хранилище",
  goods: "Товары",
  workers: "Рабочие",
  silver: "Серебро",
  inForce: "Монастыри",
  noneYet: "пока нет",
  black: "Чёрный рынок",
  inns: "Постоялые дворы",
  shields: "Щиты",
  route: "Торговый путь",
  posts: (linked) => `${linked} из 3`,
  missing: (points, cells) => `ещё ${pointsRu(points)} · пустых ячеек: ${cells}`,
  enlarge: (name) => `Показать планшет: ${name}`,
  estate: (name) => `герцогство ${name}`,
  estates: {
    same: (number) => `Герцогство ${number} у всех`,
    named: (name) => `Герцогство ${name}`,
    ours: "наше",
    dealt: "Раздать по два на выбор",
    choose: "Выбрать по местам…",
    each: (numbers) => `По местам: ${numbers}`,
    seat: (number) => `Место ${number}`,
  },
  points: pointsRu,
  kind: {
    castle: "замок",
    mine: "рудник",
    ship: "река",
    animal: "пастбище",
    building: "город",
    monastery: "монастырь",
  },
  cells: {
    castle: "ячейки замков",
    mine: "ячейки рудников",
    ship: "ячейки рек",
    animal: "ячейки пастбищ",
    building: "ячейки городов",
    monastery: "ячейки монастырей",
  },
  why: {
    phase: (letter, points, now) =>
      `Этап ${letter}${now ? ", сейчас" : ""}: кто в нём заполнит область, получит ещё ${pointsRu(points)}.`,
    round: (number, now) => `Раунд ${number} из 5${now ? ", сейчас" : ""}.`,
    toCome: (number, good) => `Раунд ${number}: ${good} попадут в хранилище, которое покажет белый кубик.`,
    came: (number) => `Раунд ${number}: товар уже в хранилище.`,
    white: (number) => `Белый кубик: ${number}. Товар этого раунда попал в хранилище ${number}.`,
    whiteIdle: "Белый кубик: в какое хранилище попадёт товар раунда.",
    depot: (number) => `Хранилище ${number}: отсюда берут жетон кубиком ${number}.`,
    black: "Чёрный рынок: раз в ход здесь можно купить один жетон за 2 серебра.",
    bought: "Покупка этого хода уже сделана.",
    empty: (kind) => `Пустое место: ${kind}.`,
    emptyBlack: "Пустое место чёрного рынка.",
    pile: (depot, list) => `Товары в хранилище ${depot}: ${list || "нет"}. Их может забрать поставленный корабль.`,
    step: (step, names) =>
      `Порядок хода, шаг ${step}: ${names || "никого"}. Первым ходит тот, кто дальше; в стопке — верхний.`,
    die: (number) => (number ? `Ваш кубик: ${number}.` : "Этот кубик использован."),
    dieOf: (name, number) => (number ? `${name}, кубик: ${number}.` : `${name}, кубик использован.`),
    castleDie: (on) =>
      on
        ? "Дополнительное действие замка: кубик с любым числом."
        : "За поставленный замок: дополнительный кубик с любым числом.",
    cell: (kind, die, size, open, points) =>
      `Ячейка: ${kind}, кубик ${die}. Область из ${size}, свободно ${open}: ${points} за полную и бонус этапа.`,
    on: (kind, size, open) => `Здесь: ${kind}. Область из ${size}, ${open ? `свободно ${open}` : "заполнена"}.`,
    store: "Личное хранилище: место для жетона.",
    stored: (name, help) => `В личном хранилище: ${name}. ${help}`,
    goods: (good, count, die, sold) =>
      `${good}: ${count} на продажу кубиком ${die}, продано ${sold}. Хранить можно три цвета.`,
    load: (good) => `Погрузить ${good}.`,
    workers: (count) => `Рабочие: ${count}. Один рабочий меняет кубик на 1, после 6 идёт 1. Кубик даёт 2 рабочих.`,
    workersNeeded: (count) => `Нужно рабочих: ${count}.`,
    silver: (count) => `Серебро: ${count}. За 2 серебра раз в ход можно купить жетон на чёрном рынке.`,
    pay: (workers) =>
      workers === 0
        ? "Заплатить 2 серебра."
        : workers === 1
          ? "Заплатить 1 серебро и 1 рабочего."
          : "Заплатить 2 рабочих.",
    monastery: (text, points) => (points === undefined ? text : `${text} Пока: ${pointsRu(points)}.`),
    bonusFree: (large, cells, points) =>
      `${large ? "Большой" : "Малый"} жетон бонуса: ${pointsRu(points)} тому, кто ${large ? "первым" : "вторым"} заполнит все ${cells}.`,
    bonusOwn: (large, cells, points) =>
      `${large ? "Большой" : "Малый"} жетон бонуса за все ${cells}: ${pointsRu(points)}.`,
    bonusGone: "Уже взят.",
    face: (name) => `Взять герцогство ${name}.`,
    whiteDie: (on) =>
      on
        ? "Дополнительное действие белого замка: белый кубик. Его число можно изменить рабочими."
        : "За поставленный белый замок: дополнительное действие с числом белого кубика.",
    inns: (count) =>
      count
        ? `Постоялые дворы возле чёрного рынка: ${count}. Двор стоит 2 серебра, это покупка хода, и подходит к любой ячейке.`
        : "Постоялых дворов возле чёрного рынка нет. Следующий появится на новом этапе.",
    shieldsIn: (depot) => `Щиты в хранилище ${depot}.`,
    routeBoard: "Положить этот планшет следующим на торговый путь.",
    space: (good, name, help) => `Торговый путь: ${good} здесь действуют так: ${name}. ${help}`,
    laid: (good) => `Лежат: ${good}.`,
    posts: (linked) =>
      `Пограничные башни, соединённые жетонами: ${linked} из 3. Соединение двух, а потом и третьей приносит очки этапа.`,
    partner: (name) => `Напарник: ${name}. Герцогство, серебро, рабочие и товары у вас общие.`,
    lender: (name) => `Щит 6: здесь действуют и монастыри другого игрока (${name}).`,
    storeOf: (name) => `Только для игрока: ${name}.`,
    storeOfBoth: "Для обоих напарников.",
    target: (marker, target, empty) =>
      `Ваша фишка на ${marker}, цель — ${target}. Дойдя до цели, вы получаете дополнительное действие, а цель становится ниже. Пустых ячеек: ${empty}.`,
    castleCell: (die) => `Поставить первый замок сюда, на ячейку с кубиком ${die}.`,
  },
};

export const words: Record<Lang, Words> = { en, ru };

/** An estate by its number or name, marked where it is our own design. */
export function nameInWords(estate: number | string, lang: Lang): string {
  return layoutNamed(String(estate))?.ours ? `${estate} (${words[lang].estates.ours})` : String(estate);
}

/** What everybody plays on, as the option says it. */
export function estatesInWords(value: unknown, lang: Lang): string {
  const { estates } = words[lang];
  if (Array.isArray(value)) return estates.each(value.join(", "));
  if (value === "dealt") return estates.dealt;
  if (typeof value === "number") return estates.same(value);
  return estates.named(nameInWords(String(value), lang));
}
