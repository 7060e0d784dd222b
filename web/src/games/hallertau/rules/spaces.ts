import type { Chapter, Told } from "../../../lib/rules";

export const spaces: Chapter<Told> = {
  title: { en: "Action spaces", ru: "Ячейки действий" },
  sections: [
    {
      id: "spaces",
      title: { en: "Words on the spaces", ru: "Слова на ячейках" },
      blocks: [
        {
          list: [
            {
              en: "**A new field** comes from the supply into an empty column, in the row that is named.",
              ru: "**Новое поле** берут из общего запаса и кладут в пустой столбец, в названный ряд.",
            },
            {
              en: "**Sow up to 2** means two crops from your stock at most, each onto another empty field.",
              ru: "**Засейте до 2 полей** — это не больше двух культур из вашего запаса, каждая на своё пустое поле.",
            },
            {
              en: "**Crops of your choice** may be all alike or different: barley, flax, hops or rye.",
              ru: "**Любые полевые культуры** могут быть одинаковыми или разными: ячмень, лён, хмель, рожь.",
            },
            {
              en: "**Move a sheep one step**: to the card of the next round, or into the stable.",
              ru: "**Переместите овцу на шаг**: на карту следующего раунда или в овчарню.",
            },
          ],
        },
      ],
    },
    {
      id: "sector-1",
      title: { en: "Sector 1", ru: "Сектор 1" },
      blocks: [
        {
          entries: [
            "space:gateway_card",
            "space:farming",
            "space:sheep_breeding",
            "space:sheep_shearing",
            "space:clay_delivery",
          ],
        },
        {
          en: "Shearing counts all sheep, on cards and in the stable; you keep them. Moving the sheep comes after the wool.",
          ru: "При стрижке считаются все овцы, на картах и в овчарне; они остаются у вас. Овцу перемещают после того, как получена шерсть.",
        },
      ],
    },
    {
      id: "sector-2",
      title: { en: "Sector 2", ru: "Сектор 2" },
      blocks: [
        { entries: ["space:farmyard_card", "space:butchery", "space:nursery", "space:busy_weekend", "space:clearing"] },
        {
          en: "The Nursery brings clay or crops, not a mix of both. Clearing brings both, the field and the clay.",
          ru: "«Садоводство» даёт или глину, или полевые культуры, но не вперемешку. «Расчистка земли» даёт и поле, и глину.",
        },
      ],
    },
    {
      id: "sector-3",
      title: { en: "Sector 3", ru: "Сектор 3" },
      blocks: [
        {
          entries: [
            "space:bonus_card",
            "space:small_trade",
            "space:cultivation",
            "space:weekly_market",
            "space:land_sale",
          ],
        },
        {
          en: "A sown field may be sold too, but what is sown on it is lost.",
          ru: "Продать можно и засеянное поле, но посеянное пропадёт.",
        },
      ],
    },
    {
      id: "sector-4",
      title: { en: "Sector 4", ru: "Сектор 4" },
      blocks: [
        {
          entries: [
            "space:point_card",
            "space:fertilizing",
            "space:tool_shed",
            "space:town_hall",
            "space:sheep_market",
          ],
        },
        {
          en: "Fertilizing moves only empty fields to row 5; afterwards you may sow any one field, also if you moved none. The Tool Shed brings clay or the field, not both. The Town Hall moves a building back that does not stand right at the centre; if none does, there is no jewelry.",
          ru: "«Удобрение почвы» поднимает в ряд 5 только пустые поля; потом можно засеять одно любое поле, даже если вы ничего не подняли. «Сарай» даёт или глину, или поле. «Ратуша» сдвигает назад мастерскую, которая не стоит вплотную к центру; если таких нет, драгоценностей вы не получите.",
        },
      ],
    },
  ],
};
