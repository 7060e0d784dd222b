import type { Chapter, Told } from "../../../lib/rules";
import {
  AREA_POINTS,
  BONUS_TILES,
  LETTERS,
  NEUTRAL,
  OPEN,
  OWN,
  ROUNDS,
  STACK,
  START_HAND,
  STORAGE_POINTS,
  TYPES,
  type Type,
} from "../content";

const LARGEST = AREA_POINTS.length - 1;
const sum = (counts: Record<Type, number>): number => TYPES.reduce((all, type) => all + counts[type], 0);

export const game: Chapter<Told> = {
  title: { en: "The game", ru: "Об игре" },
  sections: [
    {
      id: "aim",
      title: { en: "What it is about", ru: "О чём игра" },
      blocks: [
        {
          en: "Tuscany in the 15th century. You own a small country of hills and want it to flourish: you build castles, cities and villages, plough fields, cut marble. Tile after tile your domain grows outwards from one castle, and every tile brings something of its own.",
          ru: "Тоскана, 15 век. Вы владеете небольшим холмистым краем и хотите, чтобы он процветал: строите крепости, города и деревни, пашете поля, добываете мрамор. Тайл за тайлом владения растут от одного замка, и каждый тайл приносит что-то своё.",
        },
        {
          en: `The game has ${ROUNDS} rounds. You win **green points** all the time; at the end of each round all your green points so far count as **red points** again. What you win early therefore counts most: see [the two tracks](tracks). **Whoever has the most red points wins.**`,
          ru: `В игре ${ROUNDS} раунда. **Зелёные очки** вы получаете всё время, а в конце каждого раунда все накопленные зелёные очки снова прибавляются к **красным**. Поэтому ценнее всего то, что получено рано: см. [два трека](tracks). **Побеждает тот, у кого больше красных очков.**`,
        },
        {
          pictures: [
            [
              "domain",
              {
                en: "A domain: three boards, joined. Solid hexagons are tiles, pale ones empty spaces; the lines run around the areas",
                ru: "Владения: три соединённых планшета. Яркие шестиугольники — тайлы, бледные — пустые ячейки; линии обводят области",
              },
            ],
          ],
        },
      ],
    },
    {
      id: "set-up",
      title: { en: "Set-up", ru: "Подготовка" },
      blocks: [
        {
          steps: [
            {
              en: `${OPEN} neutral tiles lie open in the middle.`,
              ru: `В середине лежат открытыми ${OPEN} нейтральных тайлов.`,
            },
            {
              en: `Everybody has a set of ${sum(OWN)} tiles, face down in ${sum(OWN) / STACK} stacks of ${STACK}, and a starting castle.`,
              ru: `У каждого свои тайлы, всего ${sum(OWN)}, рубашкой вверх: ${sum(OWN) / STACK} стопки по ${STACK}; и стартовый замок.`,
            },
            { en: `Everybody draws ${START_HAND} region cards.`, ru: `Каждый берёт ${START_HAND} карт области.` },
            {
              en: `Everybody gets ${LETTERS.length} random region boards, one of each letter, and joins them: see [below](joining).`,
              ru: `Каждый получает ${LETTERS.length} случайных планшета областей, по одному каждой буквы, и соединяет их: см. [ниже](joining).`,
            },
            {
              en: `Beginning with the first player, everybody takes a [bonus tile](bonus-tiles). Who takes “+1 storage space” gets its ${STORAGE_POINTS} green points.`,
              ru: `Начиная с первого игрока, каждый берёт [тайл бонуса](bonus-tiles). Взявший «+1 ячейка склада» получает за него ${STORAGE_POINTS} зелёных очка.`,
            },
          ],
        },
        {
          ours: {
            en: "The first player is drawn by lot and stays first for the whole game.",
            ru: "Первый игрок определяется жребием и остаётся первым всю игру.",
          },
        },
      ],
    },
    {
      id: "joining",
      title: { en: "Joining the boards", ru: "Соединение планшетов" },
      blocks: [
        {
          en: "All join their boards at the same moment, without seeing what the others do. The three boards lie side by side with their long edges together, in any order, each turned by 180° or not. At each joint the next board lies half a space higher or half a space lower.",
          ru: "Все соединяют планшеты одновременно и не видя, что делают другие. Три планшета лежат рядом, длинными краями друг к другу, в любом порядке, каждый можно развернуть на 180°. На каждом стыке следующий планшет лежит на пол-ячейки выше или на пол-ячейки ниже.",
        },
        {
          list: [
            {
              en: "On the board: touch a board to turn it, drag it to another place, shift a joint with the button below it. With keys: Enter turns, the arrows move.",
              ru: "На экране: нажмите на планшет, чтобы повернуть его, перетащите на другое место, сдвиньте стык кнопкой под ним. С клавиатуры: Enter поворачивает, стрелки передвигают.",
            },
            {
              en: "The plaque below says whether the boards may lie so. Touch it, then confirm.",
              ru: "Табличка внизу говорит, можно ли так. Нажмите на неё и подтвердите.",
            },
            {
              en: "Then choose one of the three castle spaces for the **starting castle**. It brings nothing, but your first tile must touch it.",
              ru: "Затем выберите одну из трёх ячеек крепостей для **стартового замка**. Он ничего не приносит, но первый тайл должен его касаться.",
            },
            {
              en: "Until all are ready you may change your mind.",
              ru: "Пока не готовы все, можно передумать.",
            },
          ],
        },
        {
          en: `Spaces of one colour that touch are an **area**, also across a joint. Large areas bring more [points](areas), but take longer.`,
          ru: `Соприкасающиеся ячейки одного цвета — это **область**, в том числе через стык. Большие области приносят больше [очков](areas), но на них уходит больше времени.`,
        },
        {
          ours: {
            en: `No way of joining may make an area of more than ${LARGEST} spaces. Whether the printed boards see to that themselves we do not know.`,
            ru: `Нельзя соединять так, чтобы вышла область больше ${LARGEST} ячеек. Исключают ли это сами напечатанные планшеты, мы не знаем.`,
          },
        },
      ],
    },
    {
      id: "first-game",
      title: { en: "Hints for a first game", ru: "Советы для первой игры" },
      blocks: [
        {
          list: [
            {
              en: `Points early: a green point of round 1 counts ${ROUNDS} times. Areas of a single space are quick.`,
              ru: `Очки пораньше: зелёное очко раунда 1 посчитают ${ROUNDS} раза. Области из одной ячейки закрываются быстро.`,
            },
            {
              en: "A second storage space lets you take two tiles before you have the cards for them.",
              ru: "Вторая ячейка склада позволяет взять два тайла, пока карт на них ещё нет.",
            },
            {
              en: "Look which colours you hold before you take a tile: two cards of its colour, or pairs of others.",
              ru: "Прежде чем брать тайл, посмотрите, какие цвета на руке: две карты его цвета или пары других.",
            },
            {
              en: "Marble and workers save turns: quarries and villages first make all that follows faster.",
              ru: "Мрамор и работники экономят ходы: начав с карьеров и деревень, вы ускорите всё остальное.",
            },
            {
              en: `Every tile you take turns up one of your own: who takes much ends the round. ${BONUS_TILES} bonus tiles of each kind are there, so the best ones go soon.`,
              ru: `За каждый взятый тайл вы открываете свой: кто много берёт, тот и заканчивает раунд. Тайлов бонуса каждого вида ${BONUS_TILES}, лучшие разбирают быстро.`,
            },
          ],
        },
      ],
    },
    {
      id: "ours",
      title: { en: "What is ours", ru: "Что здесь наше" },
      blocks: [
        {
          en: "We had the rules of the game, but not all of what is printed on its pieces. What was missing we made up within what is known, and balanced it by playing; it is marked with a quill. Who owns the box can give a table the printed content instead.",
          ru: "У нас были правила игры, но не всё, что напечатано на её частях. Недостающее мы придумали в рамках известного и выровняли, играя; оно отмечено пером. Владелец коробки может дать столу напечатанное содержание.",
        },
        { entries: ["kind:boards", "kind:farmland", "kind:region_cards", "kind:yield_cards", "kind:colour_bonuses"] },
        {
          en: `Known are the counts: ${sum(OWN)} tiles in each set, ${sum(NEUTRAL)} neutral ones.`,
          ru: `Известны количества: по ${sum(OWN)} тайлу в наборе, ${sum(NEUTRAL)} нейтральных.`,
        },
      ],
    },
  ],
};
