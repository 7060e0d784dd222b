/** The words of Longsdale on the table and on its map. */

import type { Lang } from "../../../lib/prefs.svelte";
import { countedEn, countedRu } from "../../../words/counted";
import type { Side } from "../view";

const en = {
  map: "The story of Longsdale",
  closing: "What came of it",
  open: "Shows the map and the story.",
  event: "Event",
  ending: "Ending",
  goal: "Goal",
  all: "All included",
  rounds: (round: number, all: number) => `Round ${round} of ${all}, one for each event of the game.`,
  progress: (points: number, goal: number) => `${countedEn(points, "point", "points")} of the ${goal} to be reached.`,
  pile: (name: string, count: number) => `${name}: ${countedEn(count, "card", "cards")} in the middle.`,
  sides: { crown: "with the crown", people: "with the people" } satisfies Record<Side, string>,
  took: (name: string, side: string) => `${name} stands ${side}.`,
  won: { crown: "The crown had its way.", people: "The people had their way." } satisfies Record<Side, string>,
  footing: {
    walked: "behind you",
    here: "you are here",
    ahead: "lies ahead",
    passed: "the story went another way",
  },
  aheadIf: {
    crown: "if Longsdale stands with the crown",
    people: "if Longsdale stands with the people",
  } satisfies Record<Side, string>,
  events: "Events",
  brought: "What it brought into the deck",
  bringing: "What it has brought so far",
  nothing: "nothing new",
  next: (title: string) => `The story goes on: ${title}`,
  again: "The goal was missed: the chapter is played once more.",
  end: "Here the story ends.",
  longDay: (goods: number) => `In this round ${countedEn(goods, "good", "goods")} more.`,
  tower: (name: string) => `Under it: ${name}.`,
  ours: "The story, the events and all values of Longsdale are ours: the published ones could not be had.",
  allTold: "Everything is in play from the start; which events come, and how it ends, was drawn by lot.",
};

export type StoryWords = typeof en;

const ru: StoryWords = {
  map: "История Лонгсдейла",
  closing: "Чем всё кончилось",
  open: "Показать карту и рассказ.",
  event: "Событие",
  ending: "Конец игры",
  goal: "Цель",
  all: "Всё включено",
  rounds: (round, all) => `Раунд ${round} из ${all}, по одному на каждое событие игры.`,
  progress: (points, goal) => `${countedRu(points, "очко", "очка", "очков")} из ${goal}, которые нужно набрать.`,
  pile: (name, count) => `${name}: посередине ${countedRu(count, "карта", "карты", "карт")}.`,
  sides: { crown: "за корону", people: "за народ" },
  took: (name, side) => `${name}: ${side}.`,
  won: { crown: "Верх взяла корона.", people: "Верх взял народ." },
  footing: {
    walked: "уже позади",
    here: "вы здесь",
    ahead: "ещё впереди",
    passed: "история пошла другим путём",
  },
  aheadIf: { crown: "если Лонгсдейл встанет за корону", people: "если Лонгсдейл встанет за народ" },
  events: "События",
  brought: "Что она принесла в колоду",
  bringing: "Что она принесла до сих пор",
  nothing: "ничего нового",
  next: (title) => `История продолжается: ${title}`,
  again: "Цель не достигнута: глава играется ещё раз.",
  end: "На этом история кончается.",
  longDay: (goods) => `В этом раунде на ${countedRu(goods, "товар", "товара", "товаров")} больше.`,
  tower: (name) => `Под ним: ${name}.`,
  ours: "История, события и все числа Лонгсдейла — наши: опубликованных раздобыть не удалось.",
  allTold: "Всё в игре с самого начала; какие события придут и чем всё кончится, решил жребий.",
};

export const storyWords: Readonly<Record<Lang, StoryWords>> = { en, ru };

/** The short name of a chapter: 2a, 2а. */
export const chapterName = (name: string, lang: Lang): string =>
  lang === "ru" ? name.replace("a", "а").replace("b", "б") : name;
