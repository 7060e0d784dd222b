import type { Chapter, Told } from "../../../lib/rules";

export const game: Chapter<Told> = {
  title: { en: "The game", ru: "Об игре" },
  sections: [
    {
      id: "aim",
      title: { en: "What it is about", ru: "О чём игра" },
      blocks: [
        {
          en: "You run a small village in the hop country north of Munich. For six rounds you send out workers, sow and harvest fields, keep sheep and play cards. With the goods you supply five craft buildings, and the village grows around them.",
          ru: "Вы управляете деревушкой в краю хмеля к северу от Мюнхена. Шесть раундов подряд вы отправляете работников на дела, сеете и собираете урожай, держите овец и разыгрываете карты. Товары идут пяти мастерским, и вместе с мастерскими растёт деревня.",
        },
        {
          en: "Points come above all from two things: from moving your **community centre** to the right, and from the **cards** you have played. Sheep in the stable, jewelry and what is left over add a few. **Whoever has the most points after six rounds wins.**",
          ru: "Очки приносят прежде всего две вещи: продвижение **общественного центра** вправо и разыгранные **карты**. Немного добавляют овцы в овчарне, драгоценности и остатки. **Побеждает тот, у кого после шести раундов больше всех очков.**",
        },
        {
          en: "One to four play. Nobody can take anything away from you. What you compete for is room on the action board: a space becomes dearer each time it is used.",
          ru: "Играют от одного до четырёх человек. Отнять у вас ничего нельзя. Соперничают здесь за места на планшете действий: с каждым использованием ячейка становится дороже.",
        },
      ],
    },
    {
      id: "pieces",
      title: { en: "What lies on the table", ru: "Что лежит на столе" },
      blocks: [
        {
          en: "In the middle lies the **action board**: 20 spaces in four sectors of five. Each space has rows for workers, and the space in each corner has a deck of cards.",
          ru: "В середине — **планшет действий**: 20 ячеек в четырёх секторах по пять. В каждой ячейке есть ряды для работников, а у ячейки в каждом углу — колода карт.",
        },
        {
          pictures: [
            [
              "actions:start",
              {
                en: "The action board at the start of a game for two: the first sector card named sectors 1 and 3",
                ru: "Планшет действий в начале игры вдвоём: первая карта назвала сектора 1 и 3",
              },
            ],
          ],
        },
        {
          en: "Everybody has a village of four parts. The **community centre** with five craft buildings on tracks of ten steps, and two boulders in the way of each:",
          ru: "У каждого есть деревня из четырёх частей. **Общественный центр** и пять мастерских на дорожках по десять шагов; на пути у каждой — два валуна:",
        },
        {
          pictures: [
            [
              "centre:start",
              {
                en: "The price of a step this round, the windows of the centre, and the buildings with the goods they take",
                ru: "Цена шага в этом раунде, окошки центра и мастерские с товарами, которые они принимают",
              },
            ],
          ],
        },
        {
          en: "The **field board** with eight columns and the rows 2 to 5, and the **stable board** with six hidden farmyard cards, one for each round, and the stable:",
          ru: "**Планшет полей** с восемью столбцами и рядами от 2 до 5 и **планшет овчарни**: шесть закрытых карт фермы, по одной на раунд, и сама овчарня:",
        },
        {
          pictures: [
            ["fields:sown", { en: "Fields: two are sown", ru: "Поля: два засеяны" }],
            ["stable:flock", { en: "Sheep on the cards of rounds 4 and 5", ru: "Овцы на картах раундов 4 и 5" }],
          ],
        },
        {
          en: "And the **stock** of goods and tools, with a box for up to ten pieces of jewelry.",
          ru: "И **запас** товаров и инструментов со шкатулкой, в которую входит до десяти драгоценностей.",
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
              en: "Choose one of the four gateway decks and one of the four farmyard decks. For a first game take **beginner** and **hops**. The bonus cards and the point cards are always in the game. Each deck is shuffled.",
              ru: "Выберите одну из четырёх колод ворот и одну из четырёх колод фермы. Для первой игры подойдут колоды **новичка** и **хмеля**. Карты бонусов и карты победных очков участвуют всегда. Каждую колоду перемешивают.",
            },
            {
              en: "Everybody gets 1 barley, 1 flax and 1 rye, and three empty fields, in rows 2, 3 and 4.",
              ru: "Каждый получает 1 ячмень, 1 лён, 1 рожь и три пустых поля: в рядах 2, 3 и 4.",
            },
            {
              en: "The centre stands at the left with 6 in its window, the five craft buildings right next to it. Two boulders lie in front of each building, 2 and 4 spaces ahead.",
              ru: "Центр стоит слева, в его окошке число 6; пять мастерских — вплотную к нему. Перед каждой мастерской лежат два валуна: в 2 и в 4 клетках.",
            },
            {
              en: "Six farmyard cards are laid face down on everybody's stable board. Nobody knows them, not even their owner.",
              ru: "На планшет овчарни каждому кладут шесть карт фермы лицом вниз. Их не видит никто, даже владелец.",
            },
            {
              en: "Everybody draws 4 gateway cards and 1 point card. There are no sheep, tools and jewelry yet.",
              ru: "Каждый берёт 4 карты ворот и 1 карту победных очков. Овец, инструментов и драгоценностей пока нет.",
            },
            {
              en: "A random player is first and gets the first-player token.",
              ru: "Первый игрок определяется случайно и получает жетон первого игрока.",
            },
            {
              en: "With one to three players the first of six [sector cards](sectors) is turned up. The sectors it names stay empty; on every space of the other sectors 1 worker is put into the lowest row. With four players the whole board starts empty.",
              ru: "Если играют от одного до трёх человек, открывают первую из шести [карт секторов](sectors). Названные на ней сектора остаются пустыми; в остальных на каждую ячейку ставят 1 работника в нижний ряд. Вчетвером весь планшет вначале пуст.",
            },
          ],
        },
        {
          ours: {
            en: "That the fields start in rows 2, 3 and 4 is only drawn in the rulebook; we take it from its example of a first round. Decks of one kind are never mixed.",
            ru: "Что поля начинают в рядах 2, 3 и 4, в правилах лишь нарисовано; мы вывели это из примера первого раунда. Колоды одного вида не смешиваются.",
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
              en: "Get **clay** in round 1. Without it the carpentry stands still, and the centre with it. Selling your poorest field (Land Sale) brings 3 clay and 1 jewelry at once.",
              ru: "Добудьте **глину** в раунде 1. Без неё стоит плотницкая, а с ней и центр. Продажа самого бедного поля («Продажа земли») сразу даёт 3 глины и 1 драгоценность.",
            },
            {
              en: "**Sow early.** A crop on row 4 comes back as four. Milk and wool you get from the Busy Weekend, which sows as well.",
              ru: "**Сейте пораньше.** Посев в ряду 4 вернётся вчетверо. Молоко и шерсть даёт «Работа в выходные», а заодно позволяет сеять.",
            },
            {
              en: "**Turn workers into tools.** In round 1 a step costs a single good, so this is the best time to take two steps with many buildings, and for each second step you need a tool. You keep the tools for later rounds.",
              ru: "**Меняйте работников на инструменты.** В раунде 1 шаг стоит всего один товар, и сейчас выгоднее всего пройти по два шага многими мастерскими, а на каждый второй шаг нужен инструмент. Инструменты останутся у вас и на следующие раунды.",
            },
            {
              en: "Move **all five** buildings. One that is left behind holds back the centre, and with it your workers.",
              ru: "Двигайте **все пять** мастерских. Отставшая держит центр, а с ним и число работников.",
            },
            {
              en: "Do not fear drawing cards: a corner space gives a card and makes you first in the next round.",
              ru: "Не бойтесь брать карты: угловая ячейка даёт карту и делает вас первым в следующем раунде.",
            },
            {
              en: "Keep jewelry for late rounds. It always pays a whole step: 1 good in round 1, but 6 goods in round 6.",
              ru: "Берегите драгоценности на потом. Драгоценность всегда оплачивает целый шаг: в раунде 1 это 1 товар, а в раунде 6 — уже 6.",
            },
          ],
        },
        {
          example: {
            en: "Round 1, six workers: one to Land Sale, giving up the field in row 2. One to Busy Weekend: a milk, barley on row 3, flax on row 4. The last four become tools. After the harvest you can take two steps with the carpentry, the brewhouse, the bakehouse and the tailor and one with the icehouse. The centre moves one step: 7 workers next round.",
            ru: "Раунд 1, шесть работников. Один идёт на «Продажу земли»: вы отдаёте поле из ряда 2. Один — на «Работу в выходные»: молоко, ячмень в ряд 3, лён в ряд 4. Четверо становятся инструментами. После сбора урожая хватает на два шага плотницкой, пивоварни, пекарни и пошивочной и на один шаг лёдника. Центр делает шаг: в следующем раунде будет 7 работников.",
          },
        },
      ],
    },
  ],
};
