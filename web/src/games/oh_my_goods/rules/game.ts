import type { Chapter, Told } from "../../../lib/rules";

export const game: Chapter<Told> = {
  title: { en: "The game", ru: "Об игре" },
  sections: [
    {
      id: "aim",
      title: { en: "What it is about", ru: "О чём игра" },
      blocks: [
        {
          en: "You run a few workshops and make goods: coal, flour, bread, tools, shoes. One good feeds the next, so a row of buildings that fit together earns far more than each of them alone. With your goods you pay for further buildings and hire assistants.",
          ru: "У вас несколько мастерских, и они делают товары: уголь, муку, хлеб, инструменты, обувь. Один товар идёт на другой, поэтому здания, подходящие друг к другу, приносят гораздо больше, чем порознь. Товарами вы платите за новые здания и нанимаете подмастерьев.",
        },
        {
          en: "Buildings and assistants bring points, and at the end so does what your goods are worth. **Whoever has the most points wins.**",
          ru: "Очки приносят здания и подмастерья, а в конце — ещё и стоимость товаров. **Побеждает тот, у кого больше всех очков.**",
        },
        {
          en: "The catch: in the morning you see only half of the [market](market). Where you send your worker is decided before the evening brings the rest.",
          ru: "В чём азарт: утром видна только половина [рынка](market). Куда отправить мастера, вы решаете раньше, чем вечер принесёт остальное.",
        },
      ],
    },
    {
      id: "cards",
      title: { en: "A card is three things", ru: "Карта — это три вещи" },
      blocks: [
        {
          list: [
            {
              en: "A **resource**: the sign on its upper left, the same for all cards of a colour. You discard it from hand for production, or it lies on the market.",
              ru: "**Ресурс**: знак слева вверху, один для всех карт одного цвета. Вы сбрасываете её из руки ради производства, или она лежит на рынке.",
            },
            { en: "A **building** that you may put up.", ru: "**Здание**, которое можно построить." },
            {
              en: "A **good**: face down on a building it is one piece of what is made there.",
              ru: "**Товар**: рубашкой вверх на здании это одна штука того, что там делают.",
            },
          ],
        },
        {
          pictures: [
            [
              "card:34",
              {
                en: "A bakery. In hand and on the market it is wheat, with a half-sun. It costs 9 coins and is worth 3 points. It needs 3 wool and 2 wheat, makes bread worth 4 coins each, and its chain turns flour and coal into bread",
                ru: "Пекарня. В руке и на рынке это пшеница, с символом солнца. Стоит 9 монет, приносит 3 очка. Ей нужно 3 шерсти и 2 пшеницы, она делает хлеб по 4 монеты, а цепочка превращает муку и уголь в хлеб",
              },
            ],
          ],
        },
        {
          en: "There are five resources:",
          ru: "Ресурсов пять:",
        },
        { entries: ["resource:wood", "resource:wheat", "resource:wool", "resource:clay", "resource:stone"] },
      ],
    },
    {
      id: "set-up",
      title: { en: "Set-up", ru: "Подготовка" },
      blocks: [
        {
          steps: [
            {
              en: "Everybody gets a random charburner and a worker. The charburner has 7 coal on it: 7 cards from the draw pile, face down.",
              ru: "Каждый получает случайную «Хижину углежога» и мастера. На хижине лежит 7 угля: 7 карт из колоды рубашкой вверх.",
            },
            { en: "Everybody draws 5 cards.", ru: "Каждый берёт 5 карт." },
            {
              en: "With 2, 3 or 4 players 4, 6 or 8 assistants are on offer, each with a random side up.",
              ru: "На 2, 3 или 4 игроков предлагается 4, 6 или 8 подмастерьев, каждый случайной стороной вверх.",
            },
            { en: "A random player begins.", ru: "Первый игрок определяется случайно." },
          ],
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
              en: "Build something cheap in round 1: you have 7 coins in coal. A mill or a brick manufacture costs 2 to 5.",
              ru: "Постройте что-нибудь дешёвое в раунде 1: у вас 7 монет в угле. Мельница или кирпичный завод стоят от 2 до 5.",
            },
            {
              en: "Look for a second building that uses what the first one makes: the mill's flour and the coal go into a bakery.",
              ru: "Ищите второе здание, которому нужен товар первого: мука с мельницы и уголь идут в пекарню.",
            },
            {
              en: "Work **sloppy** where one resource is in doubt: 1 good is better than none. Keep the cards in hand that your worker lacks.",
              ru: "Работайте **спустя рукава**, если один ресурс под вопросом: 1 товар лучше, чем ни одного. Берегите в руке те карты, которых не хватает мастеру.",
            },
            {
              en: "A poor hand? Exchange all of it in phase I. That costs nothing.",
              ru: "Плохая рука? Обменяйте её целиком в фазе I. Это ничего не стоит.",
            },
            {
              en: "Do not empty your coal too early: five chains want it.",
              ru: "Не тратьте весь уголь сразу: он нужен пяти цепочкам.",
            },
          ],
        },
      ],
    },
  ],
};
