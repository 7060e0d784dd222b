import type { Chapter, Told } from "../../../lib/rules";
import { CARDS_A_POINT, ROUNDS } from "../content";

export const end: Chapter<Told> = {
  title: { en: "Points and the end", ru: "Очки и конец игры" },
  sections: [
    {
      id: "tracks",
      title: { en: "The two tracks", ru: "Два трека" },
      blocks: [
        {
          en: "Areas, colours, farm kinds and storage spaces bring **green points**. At the end of each round everybody adds their green points to their **red** ones, and keeps the green ones.",
          ru: "Области, цвета, типы ферм и ячейки склада приносят **зелёные очки**. В конце каждого раунда каждый прибавляет зелёные очки к **красным**, а зелёные остаются.",
        },
        {
          pictures: [
            [
              "tracks",
              {
                en: "The ribbon: red points, then the green ones as often as they are still to count, the next time in full colour",
                ru: "Лента: красные очки, затем зелёные столько раз, сколько их ещё посчитают, ближайший раз — сплошным цветом",
              },
            ],
          ],
        },
        {
          example: {
            en: "Anna has 9 green and 4 red points at the end of round 1: her red marker goes to 13. At the end of round 2 she has 22 green and 15 red ones: 37.",
            ru: "В конце раунда 1 у Анны 9 зелёных и 4 красных очка: красный маркер переходит на 13. В конце раунда 2 у неё 22 зелёных и 15 красных: 37.",
          },
        },
        {
          en: `A green point of round 1 is worth ${ROUNDS} red ones in the end, one of round 2 still 2.`,
          ru: `Зелёное очко раунда 1 в итоге стоит ${ROUNDS} красных, очко раунда 2 — ещё 2.`,
        },
      ],
    },
    {
      id: "colour-bonuses",
      title: { en: "Colour bonuses", ru: "Бонусы цвета" },
      blocks: [
        {
          en: "Who is first to cover **all** spaces of a colour gets the green points shown for it; who is second gets fewer; after that nobody gets any. For dark green the starting castle counts as covered.",
          ru: "Кто первым закроет **все** ячейки одного цвета, получает указанные за него зелёные очки; второй — меньше; потом никто. Для тёмно-зелёного стартовый замок считается закрытой ячейкой.",
        },
      ],
    },
    {
      id: "end",
      title: { en: "End and winner", ru: "Конец и победитель" },
      blocks: [
        {
          en: "After the last scoring what is left becomes red points:",
          ru: "После последнего подсчёта остатки превращаются в красные очки:",
        },
        {
          list: [
            {
              en: "1 for every stored tile and hex, every marble, every worker,",
              ru: "1 за каждый тайл и гекс на складе, каждый мрамор, каждого работника,",
            },
            {
              en: `1 for every ${CARDS_A_POINT} region cards in hand.`,
              ru: `1 за каждые ${CARDS_A_POINT} карт области на руке.`,
            },
          ],
        },
        {
          en: "The most red points win. In a tie it is who has more **empty** spaces in the domain, then who has more green points; if that is equal too, you share the place.",
          ru: "Побеждает тот, у кого больше красных очков. При равенстве — у кого во владениях больше **пустых** ячеек, затем у кого больше зелёных очков; если и это равно, место общее.",
        },
      ],
    },
  ],
};
