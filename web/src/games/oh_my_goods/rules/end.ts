import type { Chapter, Told } from "../../../lib/rules";
import { COINS_A_POINT, LAST_BUILDING } from "../content";

export const end: Chapter<Told> = {
  title: { en: "The end", ru: "Конец игры" },
  sections: [
    {
      id: "end",
      title: { en: "Last round and scoring", ru: "Последний раунд и подсчёт очков" },
      blocks: [
        {
          en: `When somebody has ${LAST_BUILDING} buildings, the charburner among them, this round is played to its end, and one whole round more. In the **last round** everybody may use the chains of **all** own buildings, also where nobody works and where nothing was made.`,
          ru: `Когда у кого-то становится ${LAST_BUILDING} зданий, считая «Хижину углежога», этот раунд доигрывают и играют ещё один целый. В **последнем раунде** каждый может использовать цепочки **всех** своих зданий, даже где никто не работает и ничего не сделано.`,
        },
        {
          list: [
            { en: "**Buildings**: the points on them.", ru: "**Здания**: очки на них." },
            { en: "**Assistants**: the points on them.", ru: "**Подмастерья**: очки на них." },
            {
              en: `**Goods**: add up what all are worth; every full ${COINS_A_POINT} coins are 1 point.`,
              ru: `**Товары**: сложите стоимость всех; каждые полные ${COINS_A_POINT} монет — это 1 очко.`,
            },
          ],
        },
        {
          en: "The most points win; in a tie, who has more coins left over. If that is equal too, you share the place.",
          ru: "Побеждает тот, у кого больше очков; при равенстве — у кого осталось больше монет. Если и это равно, место общее.",
        },
        {
          ours: {
            en: "You may build a 9th building. In the last round chains are open during your production, in any order.",
            ru: "Можно построить 9-е здание. В последнем раунде цепочки открыты во время вашего производства, в любом порядке.",
          },
        },
      ],
    },
    {
      id: "variants",
      title: { en: "Variants", ru: "Варианты" },
      blocks: [
        {
          en: "Two options for those who know the game; neither is in the rulebook.",
          ru: "Две возможности для знающих игру; в правилах их нет.",
        },
        { entries: ["option.keep_one", "option.two_for_one"] },
      ],
    },
  ],
};
