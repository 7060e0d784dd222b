import { same, type Chapter, type Told } from "../../../lib/rules";
import { PHASES, PHASE_POINTS, REGION_POINTS } from "../content";

export const points: Chapter<Told> = {
  title: { en: "Points", ru: "Очки" },
  sections: [
    {
      id: "regions",
      title: { en: "Full regions", ru: "Заполненные области" },
      blocks: [
        {
          en: "A region that has no empty cell left scores twice at once: for its size and for the phase in which it was filled.",
          ru: "Область, в которой не осталось пустых ячеек, сразу приносит очки дважды: за размер и за этап, на котором её заполнили.",
        },
        {
          head: [{ en: "cells", ru: "ячеек" }, ...REGION_POINTS.slice(1).map((_, at) => at + 1)],
          rows: [[{ en: "points", ru: "очков" }, ...REGION_POINTS.slice(1)]],
        },
        {
          head: [{ en: "phase", ru: "этап" }, ...PHASES.map(same)],
          rows: [[{ en: "points", ru: "очков" }, ...PHASE_POINTS]],
        },
        {
          example: {
            en: "In phase B you fill a river of three cells: 6 + 8 = 14 points.",
            ru: "На этапе B вы заполнили реку из трёх ячеек: 6 + 8 = 14 очков.",
          },
        },
        {
          en: "The points of the phase do not depend on the size: small regions are worth most early on.",
          ru: "Очки этапа от размера не зависят: маленькие области выгоднее всего в начале.",
        },
      ],
    },
    {
      id: "bonus-tiles",
      title: { en: "Bonus tiles", ru: "Жетоны бонусов" },
      blocks: [
        {
          pictures: [
            ["bonus:large", { en: "the first", ru: "первому" }],
            ["bonus:small", { en: "the second", ru: "второму" }],
          ],
        },
        {
          en: "Whoever is the **first** to fill all cells of one colour in their estate takes the large bonus tile of that colour, the **second** the small one. Later ones get nothing.",
          ru: "Кто **первым** заполнит в своём герцогстве все ячейки одного цвета, берёт большой жетон бонуса этого цвета, **второй** — малый. Следующие не получают ничего.",
        },
        {
          head: [{ en: "players", ru: "игроки" }, 2, 3, 4],
          rows: [
            [{ en: "large", ru: "большой" }, 5, 6, 7],
            [{ en: "small", ru: "малый" }, 2, 3, 4],
          ],
        },
      ],
    },
    {
      id: "end",
      title: { en: "End of the game", ru: "Конец игры" },
      blocks: [
        {
          en: "After the fifth round of phase E, and after the mines have paid once more, everybody adds:",
          ru: "После пятого раунда этапа E, когда рудники заплатят в последний раз, каждый прибавляет:",
        },
        {
          list: [
            { en: "1 point for each unsold good,", ru: "1 очко за каждый непроданный товар;" },
            { en: "1 point for each silver,", ru: "1 очко за каждое серебро;" },
            { en: "1 point for every two workers,", ru: "1 очко за каждых двух рабочих;" },
            {
              en: "the points of their [monasteries](monasteries) 15 to 26.",
              ru: "очки своих [монастырей](monasteries) 15–26.",
            },
          ],
        },
        {
          en: "The most points win. **In a tie whoever has more empty cells wins**; if that is equal too, whoever is further back in the turn order.",
          ru: "Побеждает тот, у кого больше очков. **При равенстве побеждает тот, у кого больше пустых ячеек**; если и их поровну — тот, чья фишка в порядке хода позади.",
        },
        {
          ours: {
            en: "All places are ranked in the same way, so none is shared. Some printed rules say fewer empty cells: that is a known error.",
            ru: "Все места определяются так же, поэтому ни одно не делится. В некоторых печатных правилах сказано, что нужно меньше пустых ячеек: это известная ошибка.",
          },
        },
      ],
    },
  ],
};
