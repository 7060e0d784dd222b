import type { Chapter, Told } from "../../../lib/rules";

export const end: Chapter<Told> = {
  title: { en: "The end", ru: "Конец игры" },
  sections: [
    {
      id: "end",
      title: { en: "End and scoring", ru: "Конец и подсчёт очков" },
      blocks: [
        {
          en: "After round 6 everybody has a last chance to play cards. Then points are counted in five lines:",
          ru: "После раунда 6 у всех есть последняя возможность разыграть карты. Затем подсчитывают очки по пяти строкам:",
        },
        {
          list: [
            {
              en: "**Community centre**: the points in its window, and 3 for each symbol that a building has reached and the centre has not passed.",
              ru: "**Общественный центр**: очки в окошке и по 3 за каждый символ, до которого дошла мастерская, но не дошёл центр.",
            },
            { en: "**Sheep**: 1 for each sheep in the stable.", ru: "**Овцы**: по 1 за каждую овцу в овчарне." },
            { en: "**Jewelry**: 1 for each.", ru: "**Драгоценности**: по 1 за каждую." },
            {
              en: "**Leftovers**: add up all goods in stock, all tools and the row numbers of all fields; every full 5 are 1 point.",
              ru: "**Остатки**: сложите все товары в запасе, все инструменты и номера рядов всех полей; каждые полные 5 — это 1 очко.",
            },
            {
              en: "**Cards**: the points on the cards you have played. Cards in hand count nothing.",
              ru: "**Карты**: очки на разыгранных картах. Карты на руке ничего не приносят.",
            },
          ],
        },
        {
          pictures: [
            [
              "centre:scored",
              {
                en: "34 in the window. The brewhouse and the tailor are one step ahead, the icehouse two: 4 symbols, 12 points. Together 46",
                ru: "В окошке 34. Пивоварня и пошивочная впереди на шаг, лёдник — на два: 4 символа, 12 очков. Вместе 46",
              },
            ],
          ],
        },
        {
          example: {
            en: "6 goods, 3 tools and fields in rows 2, 4 and 4 make 19: 3 points, and 4 remain.",
            ru: "6 товаров, 3 инструмента и поля в рядах 2, 4 и 4 — это 19: 3 очка, и 4 в остатке.",
          },
        },
        {
          en: "The most points win. In a tie it is the one with more left when the leftovers are divided by 5; if that is equal too, you share the victory.",
          ru: "Побеждает тот, у кого больше очков. При равенстве — тот, у кого больше осталось от деления остатков на 5; если и это равно, победа общая.",
        },
        {
          ours: {
            en: "The last cards are played one at a time in turn, until all have passed. It is still round 6 then, but no phase. Goods that a card left on fields do not count, the fields do.",
            ru: "Последние карты разыгрывают по одной по очереди, пока все не спасуют. Это всё ещё раунд 6, но не фаза. Товары, которые из-за карты остались на полях, не считаются, а сами поля считаются.",
          },
        },
      ],
    },
    {
      id: "solo",
      title: { en: "Alone", ru: "В одиночку" },
      blocks: [
        {
          en: "You play by the usual rules, one turn after the other. Try to reach **100 points**; more than **110** is outstanding. Without cards it is **80** and **85**.",
          ru: "Играют по обычным правилам, ход за ходом. Постарайтесь набрать **100 очков**; больше **110** — блестящий результат. Без карт это **80** и **85**.",
        },
        {
          en: "Since few sectors are cleared, spaces fill up: look ahead what you will still be able to pay.",
          ru: "Освобождается мало секторов, и ячейки заполняются: прикидывайте заранее, что ещё сможете оплатить.",
        },
        {
          ours: {
            en: "The [sector cards](sectors) for one player are ours.",
            ru: "[Карты секторов](sectors) для одного игрока — наши.",
          },
        },
      ],
    },
    {
      id: "no-cards",
      title: { en: "Without cards", ru: "Без карт" },
      blocks: [
        { en: "For a gentle start you may play without cards.", ru: "Чтобы освоиться, можно сыграть без карт." },
        {
          list: [
            {
              en: "There are no hands, no decks and no income; phase 3 is left out, and in phase 5 nobody gets a card.",
              ru: "Нет ни карт на руке, ни колод, ни дохода; фаза 3 пропускается, и в фазе 5 никто не получает карту.",
            },
            { en: "The four corner spaces are closed.", ru: "Четыре угловые ячейки закрыты." },
            {
              en: "The stable board works as always, with empty places instead of cards.",
              ru: "Планшет овчарни работает как всегда, только вместо карт — пустые места.",
            },
            {
              en: "At the end of each round the first-player token goes to the next player clockwise.",
              ru: "В конце каждого раунда жетон первого игрока переходит к следующему по часовой стрелке.",
            },
            {
              en: "Cards bring no points; all other lines count.",
              ru: "Карты очков не приносят; все остальные строки считаются.",
            },
          ],
        },
      ],
    },
  ],
};
