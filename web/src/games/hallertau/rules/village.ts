import type { Chapter, Told } from "../../../lib/rules";

export const village: Chapter<Told> = {
  title: { en: "What you own", ru: "Чем вы владеете" },
  sections: [
    {
      id: "goods",
      title: { en: "Goods", ru: "Товары" },
      blocks: [
        {
          en: "There are nine goods: four **crops**, which can be sown, four **animal products**, and clay. You may have any number of each. Nothing runs out but the decks.",
          ru: "Товаров девять: четыре **полевые культуры**, которыми засевают поля, четыре **продукта животноводства** и глина. Каждого можно иметь сколько угодно. Закончиться могут только колоды.",
        },
        {
          entries: [
            "good:barley",
            "good:flax",
            "good:hops",
            "good:rye",
            "good:hides",
            "good:meat",
            "good:milk",
            "good:wool",
            "good:clay",
          ],
        },
        {
          en: "You may never throw anything away just because a card would like you to have less.",
          ru: "Просто так сбросить ничего нельзя, даже если карте нужно, чтобы чего-то было меньше.",
        },
      ],
    },
    {
      id: "fields",
      title: { en: "Fields", ru: "Поля" },
      blocks: [
        {
          en: "The row of a field, 2 to 5, is its fertility: **so many crops you harvest from it.** Each of the eight columns holds one field, so eight are the most you can have; a ninth is not gained. In which column a field lies does not matter.",
          ru: "Ряд поля, от 2 до 5, — его плодородие: **столько урожая оно даёт.** В каждом из восьми столбцов может лежать одно поле, поэтому больше восьми полей не бывает; девятое вы не получите. В каком столбце лежит поле, неважно.",
        },
        {
          en: "**Sowing** puts one crop from your stock onto an empty field. You may sow fewer fields than an action allows. You cannot sow from the supply, nor move what is sown. Sown crops are no longer in your stock and do not count for cards that ask for goods.",
          ru: "**Посев** переносит одну полевую культуру из запаса на пустое поле. Можно засеять меньше полей, чем позволяет действие. Сеять из общего запаса и переносить посеянное нельзя. Посеянного в вашем запасе уже нет, и карты, которым нужны товары, его не считают.",
        },
        {
          pictures: [
            [
              "fields:sown",
              { en: "Rye is sown on row 3, barley on row 4", ru: "Рожь посеяна в ряду 3, ячмень — в ряду 4" },
            ],
            [
              "fields:reaped",
              {
                en: "After fallow and harvest: 3 rye and 4 barley gained",
                ru: "После пара и жатвы: получено 3 ржи и 4 ячменя",
              },
            ],
          ],
        },
        {
          en: "Sown fields drop a row when they are [harvested](harvest), fields left empty rise in [phase 6](fallow). Taking turns pays: rest in one round, crops in the next.",
          ru: "Засеянное поле после [жатвы](harvest) опускается на ряд, а оставленное пустым поднимается в [фазе 6](fallow). Выгодно чередовать: раунд поле отдыхает, раунд родит.",
        },
        {
          en: "If you give up a field, take it from any row; what is sown on it is lost.",
          ru: "Если нужно отдать поле, берите его из любого ряда; посеянное на нём пропадает.",
        },
      ],
    },
    {
      id: "sheep",
      title: { en: "Sheep", ru: "Овцы" },
      blocks: [
        { entries: ["good:sheep"] },
        {
          en: "In rounds 1, 2 and 3 a new sheep goes onto your farmyard card of round 4, 5 or 6, three rounds ahead. In phase 2 of that round the card is taken away, and **the sheep on it die of old age**. From round 4 on new sheep go into the stable, where they live on to the end.",
          ru: "В раундах 1, 2 и 3 новая овца встаёт на вашу карту фермы раунда 4, 5 или 6 — на три раунда вперёд. В фазе 2 того раунда карту снимают, и **овцы на ней умирают от старости**. С раунда 4 новые овцы идут прямо в овчарню и живут там до конца.",
        },
        {
          pictures: [
            [
              "stable:crowd",
              {
                en: "Round 4: the cards of rounds 1 to 4 have gone; two sheep must be moved before round 6, three are safe",
                ru: "Раунд 4: карт раундов 1–4 уже нет; двух овец надо переместить до раунда 6, трём ничто не грозит",
              },
            ],
          ],
        },
        {
          en: "Some actions and cards move a sheep **one step**: to the card of the next round, or from the card of round 6 into the stable. So you can keep it alive.",
          ru: "Некоторые действия и карты перемещают овцу **на шаг**: на карту следующего раунда, а с карты раунда 6 — в овчарню. Так она проживёт дольше.",
        },
        {
          en: "When you pay with a sheep, take it from any card or from the stable. Best is one that would soon die.",
          ru: "Платить можно любой овцой: с карты или из овчарни. Лучше всего той, которой и так недолго осталось.",
        },
      ],
    },
    {
      id: "jewelry",
      title: { en: "Jewelry", ru: "Драгоценности" },
      blocks: [
        { entries: ["good:jewelry"] },
        {
          en: "One jewelry pays for one step of any craft building, whatever the round. It does not replace tools: boulders still have to be moved. What you would gain beyond ten is lost.",
          ru: "Одна драгоценность оплачивает один шаг любой мастерской в любом раунде. Инструментов она не заменяет: валуны всё равно надо сдвигать. Что вы получили бы сверх десяти, пропадает.",
        },
      ],
    },
    {
      id: "tools",
      title: { en: "Workers and tools", ru: "Работники и инструменты" },
      blocks: [
        { entries: ["good:tools"] },
        {
          en: "**Workers** come in phase 2, as many as the window of your centre shows, and all are used in the same round: on the action board, or in exchange for tools. Each worker you hand in becomes one tool; do that with as many as you like in one turn.",
          ru: "**Работники** приходят в фазе 2: столько, сколько показывает окошко вашего центра. Все они расходуются в том же раунде — на планшете действий или в обмен на инструменты. Каждый отданный работник становится инструментом; за один ход можно обменять сколько угодно.",
        },
        {
          en: "**Tools** stay with you and serve in every [phase 9](boulders). Only in round 6 they wear out.",
          ru: "**Инструменты** остаются у вас и служат в каждой [фазе 9](boulders). Только в раунде 6 они ломаются.",
        },
      ],
    },
  ],
};
