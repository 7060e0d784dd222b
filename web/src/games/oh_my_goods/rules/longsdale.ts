import type { Chapter, Told } from "../../../lib/rules";
import { CARDS, CHAPTERS, CHARACTERS, ENDINGS, EVENTS, MOVE_COST, NUMBERS, type Kind } from "../content";
import { CHAPTER_NAMES } from "../longsdale/story";
import { chapterName } from "../longsdale/words";

const kinds = Object.keys(NUMBERS) as Kind[];
const goods = [...new Set(CARDS.filter(({ kind }) => kind in NUMBERS).flatMap(({ good }) => good ?? []))];
const ROUNDS = CHAPTER_NAMES.map((name) => CHAPTERS[name].events.length);
const [FEWEST, MOST] = [Math.min(...ROUNDS), Math.max(...ROUNDS)];
const numbered = (name: string): Told => ({ en: chapterName(name, "en"), ru: chapterName(name, "ru") });
const strengthOf = (kind: Kind): number => CARDS.find((card) => card.kind === kind)!.strength;

export const longsdale: Chapter<Told> = {
  title: { en: "Longsdale in Revolt", ru: "Восстание в Лонгсдейле" },
  sections: [
    {
      id: "longsdale",
      title: { en: "What is different", ru: "Что меняется" },
      blocks: [
        {
          en: "Unrest grows in Longsdale. In five chapters, each a game of its own, alone or up to four together, you find out how it ends. All rules of the base game hold, but for these:",
          ru: "В Лонгсдейле зреет недовольство. В пяти главах, каждая из которых — отдельная игра, в одиночку или до четырёх игроков, вы узнаете, чем всё кончится. Правила базовой игры остаются в силе, но:",
        },
        {
          list: [
            {
              en: "Every round begins with an [event](events).",
              ru: "Каждый раунд начинается с [события](events).",
            },
            {
              en: "In phase IV you may build **and** hire. Each is paid apart: what you pay too much for one does not help with the other.",
              ru: "В фазе IV можно построить здание **и** нанять подмастерья. Платят за каждое отдельно: переплата за одно не помогает с другим.",
            },
            {
              en: `Assistants can be moved, for ${MOVE_COST} coins, only where the event allows it.`,
              ru: `Перемещать подмастерьев, за ${MOVE_COST} монеты, можно, только если разрешает событие.`,
            },
            {
              en: "There are buildings [in the middle](middle), [towers](towers) and [characters](characters).",
              ru: "Появляются здания [посередине](middle), [башни](towers) и [персонажи](characters).",
            },
            {
              en: `The game has as many rounds as the chapter has events: ${FEWEST} to ${MOST}. How many buildings anybody has does not matter. Then comes the [ending](endings).`,
              ru: `Раундов столько, сколько событий в главе: от ${FEWEST} до ${MOST}. Сколько у кого зданий, неважно. Потом наступает [конец игры](endings).`,
            },
          ],
        },
        {
          ours: {
            en: "The rulebook says what kinds of cards there are and what the buildings do. What is on the cards could not be had: events, chapters with their story, endings, characters, goals, and the cost and points of the buildings are ours.",
            ru: "В книге правил сказано, какие бывают карты и что делают здания. Что на картах, узнать не удалось: события, главы с их историей, концы игры, персонажи, цели, цены и очки зданий — наши.",
          },
        },
      ],
    },
    {
      id: "events",
      title: { en: "Events", ru: "События" },
      blocks: [
        {
          en: "Before phase I the event of the round is read out. It replaces the one before and holds for this round; buildings and characters that it brings stay. In the browser its page lies beside the market: touch it to see the map.",
          ru: "Перед фазой I зачитывают событие раунда. Оно сменяет прошлое и действует в этом раунде; здания и персонажи, которых оно принесло, остаются. В браузере его страница лежит рядом с рынком: коснитесь её, чтобы увидеть карту.",
        },
        {
          en: "If everybody has to pay, you choose with which goods; there is no change. Who has too little pays all. Where strength helps, every strength of your [towers](towers) makes it less.",
          ru: "Если всем надо платить, вы сами выбираете, какими товарами; сдачи нет. У кого мало, отдаёт всё. Где помогает сила, каждая единица силы ваших [башен](towers) уменьшает плату.",
        },
        { entries: Object.keys(EVENTS).map((number) => `event:${number}`) },
      ],
    },
    {
      id: "middle",
      title: { en: "Buildings in the middle", ru: "Здания посередине" },
      blocks: [
        {
          en: "Buildings that an event brings lie in piles in the middle, one for each kind. In phase IV you may build one of them, in the colour you like, **instead** of the card that you laid aside. Nothing has to be laid aside for it.",
          ru: "Здания, которые принесло событие, лежат стопками посередине, по одной для каждого вида. В фазе IV можно построить одно из них, любого цвета, **вместо** отложенной карты. Откладывать для этого ничего не нужно.",
        },
        {
          en: "In later chapters they are in the draw pile from the start.",
          ru: "В следующих главах они с самого начала лежат в колоде.",
        },
        { entries: [...kinds.map((kind) => `kind:${kind}`), ...goods.map((good) => `good:${good}`)] },
      ],
    },
    {
      id: "towers",
      title: { en: "Strength and towers", ru: "Сила и башни" },
      blocks: [
        {
          head: [
            { en: "tower", ru: "башня" },
            { en: "strength", ru: "сила" },
          ],
          rows: [
            [{ en: "small watchtower", ru: "малая сторожевая башня" }, strengthOf("small watchtower")],
            [{ en: "watchtower", ru: "сторожевая башня" }, strengthOf("watchtower")],
            [{ en: "large watchtower", ru: "большая сторожевая башня" }, strengthOf("large watchtower")],
          ],
        },
        {
          en: "A watchtower, large or not, is put under one of your production buildings at once, at most one under each. That building then does without 1 resource, with sloppy work without 2. It counts as a building of its own for points and colours.",
          ru: "Сторожевую башню, большую или обычную, сразу кладут под одно из ваших производственных зданий, не больше одной под каждое. Этому зданию нужно на 1 ресурс меньше, а при работе спустя рукава — на 2. Для очков и цветов она остаётся отдельным зданием.",
        },
        {
          en: "An armoury can be built only by who has strength.",
          ru: "Оружейную может построить только тот, у кого есть сила.",
        },
      ],
    },
    {
      id: "characters",
      title: { en: "Characters", ru: "Персонажи" },
      blocks: [
        {
          en: "A character comes into your hand from the draw pile. It helps once, in the phase that is on the card, and is discarded. It is neither a resource nor a building. Turned up for the market it is discarded, and nothing happens.",
          ru: "Персонаж приходит вам на руку из колоды. Он помогает один раз, в указанной на карте фазе, после чего его сбрасывают. Он не ресурс и не здание. Если его открыли для рынка, его сбрасывают без всякого эффекта.",
        },
        { entries: CHARACTERS.map((_, character) => `character:${character}`) },
      ],
    },
    {
      id: "endings",
      title: { en: "Endings", ru: "Конец игры" },
      blocks: [
        {
          en: "After the last round the ending of the chapter is carried out: it is known from the start. What it makes you pay is paid before points are counted. Cards that leave are not in the draw pile of later chapters.",
          ru: "После последнего раунда исполняют карту конца игры; она известна с самого начала. Что она велит заплатить, платят до подсчёта очков. Уходящих карт в колоде следующих глав не будет.",
        },
        { entries: Object.keys(ENDINGS).map((number) => `ending:${number}`) },
      ],
    },
    {
      id: "campaign",
      title: { en: "The story and its chapters", ru: "История и её главы" },
      blocks: [
        {
          en: "The story has five chapters. Twice it forks: at the end of chapters 1 and 3 everybody secretly stands with the crown or with the people. Most decide, the active player where it is even; who stood with the winners draws 1 card more. So one plays 2a or 2b, and later 4a or 4b.",
          ru: "В истории пять глав. Дважды она разветвляется: в конце глав 1 и 3 каждый тайно встаёт на сторону короны или народа. Решает большинство, при равенстве — активный игрок; кто был с победителями, берёт на 1 карту больше. Так вы играете 2а или 2б, а потом 4а или 4б.",
        },
        {
          en: "When a chapter is over, **The story goes on** makes the table of the next one, with the cards that have come in on your way. Each chapter can also be played on its own; the story before it is then the one with the crown.",
          ru: "Когда глава сыграна, кнопка **История продолжается** создаёт стол следующей, с картами, которые пришли на вашем пути. Каждую главу можно сыграть и отдельно; тогда считается, что до неё побеждала корона.",
        },
        {
          en: "**All included** is a game without a story: all cards are in play from the start, the events and the ending are drawn by lot, and no sides are taken.",
          ru: "**Всё включено** — игра без истории: все карты в игре с самого начала, события и конец игры выбирает жребий, сторон не выбирают.",
        },
        { entries: CHAPTER_NAMES.map((name) => `chapter:${name}`) },
      ],
    },
    {
      id: "alone",
      title: { en: "Playing alone", ru: "Игра в одиночку" },
      blocks: [
        {
          en: "The rules stay the same; 2 assistants are on offer. Each chapter has a goal: reach these points after the ending, and the story goes on. Otherwise the chapter is played once more.",
          ru: "Правила те же; на выбор 2 подмастерья. У каждой главы есть цель: наберите столько очков после конца игры, и история продолжится. Если не вышло, глава играется ещё раз.",
        },
        {
          head: [{ en: "chapter", ru: "глава" }, ...CHAPTER_NAMES.map(numbered)],
          rows: [[{ en: "goal", ru: "цель" }, ...CHAPTER_NAMES.map((name) => CHAPTERS[name].goal)]],
        },
        { ours: { en: "The goals are ours.", ru: "Цели наши." } },
      ],
    },
  ],
};
