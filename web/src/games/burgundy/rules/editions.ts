import type { Chapter, Told } from "../../../lib/rules";

export const editions: Chapter<Told> = {
  title: { en: "Editions", ru: "Издания" },
  sections: [
    {
      id: "editions",
      title: { en: "2011 and 2019", ru: "2011 и 2019" },
      blocks: [
        {
          en: "You choose the edition when you make a table. These are the differences:",
          ru: "Издание выбирают, когда создают стол. Вот чем они различаются:",
        },
        {
          head: [{ en: "rule", ru: "правило" }, 2011, 2019],
          rows: [
            [
              { en: "fourth animal", ru: "четвёртое животное" },
              { en: "chickens", ru: "курицы" },
              { en: "goats", ru: "козы" },
            ],
            [
              { en: "estates", ru: "герцогства" },
              { en: "1 to 9", ru: "от 1 до 9" },
              { en: "1 to 10, another number 2", ru: "от 1 до 10, номер 2 другой" },
            ],
            [
              { en: "monastery 6", ru: "монастырь 6" },
              { en: "buys from all depots", ru: "покупка во всех хранилищах" },
              { en: "and workers may replace silver", ru: "и рабочие вместо серебра" },
            ],
            [
              { en: "monastery 15", ru: "монастырь 15" },
              { en: "3 points for each colour sold", ru: "3 очка за проданный цвет" },
              { en: "2 points", ru: "2 очка" },
            ],
            [
              { en: "monastery 26", ru: "монастырь 26" },
              { en: "2 points for each of your bonus tiles", ru: "2 очка за ваш жетон бонуса" },
              { en: "3 points", ru: "3 очка" },
            ],
            [
              { en: "buying", ru: "покупка" },
              { en: "before, between, after actions", ru: "до, между и после действий" },
              { en: "also within an action", ru: "и посреди действия" },
            ],
            [
              { en: "effects of buildings", ru: "действия зданий" },
              { en: "taken where possible", ru: "берут по возможности" },
              { en: "may be declined", ru: "можно отказаться" },
            ],
          ],
        },
      ],
    },
  ],
};
