import { same, type Chapter, type Told } from "../../../lib/rules";
import { FIRST_LAYOUT } from "../pieces";

export const game: Chapter<Told> = {
  title: { en: "The game", ru: "Об игре" },
  sections: [
    {
      id: "aim",
      title: { en: "What it is about", ru: "О чём игра" },
      blocks: [
        {
          en: `You own an estate of ${FIRST_LAYOUT.dice.length} empty cells in Burgundy. Over 25 rounds you fill it: in each round you roll two dice, and each die does one thing for you, mostly taking a tile from the board or placing one in your estate.`,
          ru: `У вас в Бургундии есть герцогство из ${FIRST_LAYOUT.dice.length} пустых ячеек. За 25 раундов вы его заполняете: в каждом раунде бросаете два кубика, и каждый кубик делает для вас одно дело — чаще всего берёт жетон с поля или ставит жетон в герцогство.`,
        },
        {
          en: "Tiles help you when they are placed, and whole regions of one colour bring points when they are full: the larger the region and the earlier it is full, the more. **Whoever has the most points after five phases wins.**",
          ru: "Жетоны помогают, когда их ставят, а целые области одного цвета приносят очки, когда заполнены: чем больше область и чем раньше она заполнена, тем больше очков. **Побеждает тот, у кого после пяти этапов больше всех очков.**",
        },
        {
          en: "Two to four play. Nothing is ever taken from you; what you fight for are the tiles that lie on the board.",
          ru: "Играют от двух до четырёх человек. У вас никогда ничего не отнимают; соперничают здесь за жетоны, которые лежат на поле.",
        },
      ],
    },
    {
      id: "pieces",
      title: { en: "What lies on the table", ru: "Что лежит на столе" },
      blocks: [
        {
          list: [
            {
              en: "**Six depots**, numbered 1 to 6 like the faces of a die, with tiles to take and a place for goods.",
              ru: "**Шесть хранилищ** с номерами от 1 до 6, как грани кубика: в них лежат жетоны, и есть место для товаров.",
            },
            {
              en: "**The black depot** in the middle, with tiles that are bought for silver.",
              ru: "**Чёрный рынок** в середине: его жетоны покупают за серебро.",
            },
            {
              en: "**Phases A to E** with the points for finishing a region in them, and the **five rounds** of the phase with the goods that will come.",
              ru: "**Этапы от A до E** с очками за область, заполненную на этом этапе, и **пять раундов** этапа с товарами, которые ещё придут.",
            },
            {
              en: "**The turn order**, a track with seven steps, and the **bonus tiles**, a large and a small one for each colour.",
              ru: "**Порядок хода** — дорожка из семи шагов — и **жетоны бонусов**, большой и малый для каждого цвета.",
            },
          ],
        },
        {
          en: "In front of each player lies an estate. Every cell has a colour and a die number. Cells of one colour that touch form a **region**. Each estate has 4 castle cells, 3 for mines, 6 for ships, 6 for animals, 12 for buildings and 6 for monasteries; only how they are spread differs.",
          ru: "Перед каждым игроком лежит герцогство. У каждой ячейки есть цвет и число кубика. Соседние ячейки одного цвета образуют **область**. В каждом герцогстве 4 ячейки для замков, 3 для рудников, 6 для кораблей, 6 для животных, 12 для зданий и 6 для монастырей; различается только их расположение.",
        },
        { pictures: [["estate:1", { en: "Estate 1, the one to learn with", ru: "Герцогство 1, на нём учатся" }]] },
        {
          en: "Beside it you keep up to **three tiles in storage**, goods of up to **three colours**, and any number of workers and silver.",
          ru: "Рядом вы храните до **трёх жетонов в личном хранилище**, товары не более **трёх цветов** и сколько угодно рабочих и серебра.",
        },
        {
          pictures: [
            ["die:5", { en: "a die", ru: "кубик" }],
            ["worker", { en: "a worker", ru: "рабочий" }],
            ["silver", { en: "silver", ru: "серебро" }],
            ["good:3", { en: "a good", ru: "товар" }],
            ["bonus:large", { en: "a large bonus tile", ru: "большой жетон бонуса" }],
            ["bonus:small", { en: "a small bonus tile", ru: "малый жетон бонуса" }],
          ],
        },
        {
          head: [
            { en: "tiles", ru: "жетоны" },
            { en: "coloured", ru: "цветные" },
            { en: "black", ru: "чёрные" },
          ],
          rows: [
            [{ en: "castles", ru: "замки" }, 14, 2],
            [{ en: "mines", ru: "рудники" }, 10, 2],
            [{ en: "ships", ru: "корабли" }, 20, 6],
            [
              { en: "animals, 4 kinds", ru: "животные, 4 вида" },
              { en: "5 of each", ru: "по 5" },
              { en: "2 of each", ru: "по 2" },
            ],
            [
              { en: "buildings, 8 kinds", ru: "здания, 8 видов" },
              { en: "5 of each", ru: "по 5" },
              { en: "2 of each", ru: "по 2" },
            ],
            [{ en: "monasteries, all different", ru: "монастыри, все разные" }, 20, 6],
          ],
        },
        {
          en: "The black ones come out only in the black depot. Of each kind of animal there are two coloured tiles with 2, two with 3 and one with 4 animals, and black ones with 3 and 4. The black monasteries are 7, 12, 14, 15, 24 and 25.",
          ru: "Чёрные появляются только на чёрном рынке. Каждого вида животных есть по два цветных жетона с 2 и с 3 животными, один с 4 и чёрные с 3 и 4. Чёрные монастыри: 7, 12, 14, 15, 24 и 25.",
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
              en: "Everybody gets the same beginner estate and puts a castle on the green cell in its centre. This first castle gives no action, but tiles may be placed next to it, and it counts as filled.",
              ru: "Все получают одинаковое начальное герцогство и ставят замок на зелёную ячейку в его центре. Этот первый замок не даёт действия, но рядом с ним можно ставить жетоны, и его ячейка считается занятой.",
            },
            {
              en: "Everybody gets 3 random goods and 1 silver.",
              ru: "Каждый получает 3 случайных товара и 1 серебро.",
            },
            {
              en: "A random player begins; the others follow clockwise. The first gets 1 worker, the second 2, the third 3, the fourth 4.",
              ru: "Первый игрок определяется случайно, остальные ходят за ним по часовой стрелке. Первый получает 1 рабочего, второй 2, третий 3, четвёртый 4.",
            },
            {
              en: "All markers start on the first step of the turn order in one stack, the first player's on top.",
              ru: "Все фишки стоят стопкой на первом шаге порядка хода, фишка первого игрока — сверху.",
            },
            {
              en: "Of the 42 goods, 25 are used: five for each phase. The rest stay out, apart from those dealt.",
              ru: "Из 42 товаров в игру идут 25: по пять на этап. Остальные, кроме розданных, не нужны.",
            },
          ],
        },
        { only: "2011", text: { en: "The beginner estate is number 1.", ru: "Начальное герцогство — номер 1." } },
        {
          only: "2019",
          text: {
            en: "The beginner estate is number 1 or number 2, the same for all.",
            ru: "Начальное герцогство — номер 1 или номер 2, одно на всех.",
          },
        },
        {
          ours: {
            en: "The starting player is drawn with equal chances for every seat.",
            ru: "Начать может каждый с равной вероятностью.",
          },
        },
        {
          en: "Those who know the game choose from [other estates](expert).",
          ru: "Кто уже знает игру, выбирает [другие герцогства](expert).",
        },
      ],
    },
    {
      id: "expert",
      title: { en: "Other estates", ru: "Другие герцогства" },
      blocks: [
        {
          en: "Each player is dealt two estates, keeps one, and chooses on which of its four castle cells the first castle stands. You agree beforehand whether all choose openly in turn order or all at once in secret.",
          ru: "Каждому сдают два герцогства; он оставляет одно и выбирает, на какой из четырёх ячеек замков стоит его первый замок. Заранее договоритесь, выбирают ли все открыто по порядку хода или сразу и тайно.",
        },
        {
          pictures: [
            ["estate:10", same("2 (2011), 10 (2019)")],
            ["estate:2", same("2 (2019)")],
            ["estate:3", 3],
            ["estate:4", 4],
            ["estate:5", 5],
            ["estate:6", 6],
            ["estate:7", 7],
            ["estate:8", 8],
            ["estate:9", 9],
          ],
        },
        {
          en: "The die numbers of the cells are the same on all estates.",
          ru: "Числа кубиков на ячейках у всех герцогств одинаковы.",
        },
        {
          only: "2011",
          text: {
            en: "Estates 1 to 9; number 1 is in the box four times, the others once.",
            ru: "Герцогства от 1 до 9; номер 1 есть в коробке в четырёх экземплярах, остальные — в одном.",
          },
        },
        {
          only: "2019",
          text: {
            en: "Estates 1 to 10; numbers 1 and 2 are in the box four times, the others once.",
            ru: "Герцогства от 1 до 10; номера 1 и 2 есть в коробке в четырёх экземплярах, остальные — в одном.",
          },
        },
        {
          ours: {
            en: "Which two faces share a board is not known to us, so everybody is dealt two different estates out of all in the box. Estates 4 and 8 of 2019 are those of 2011, for we found no picture of the newer ones. You can also name an estate for each seat: then only the cell of the first castle is chosen.",
            ru: "Нам неизвестно, какие две стороны напечатаны на одном планшете, поэтому каждому сдают два разных герцогства из всех. Герцогства 4 и 8 издания 2019 года взяты из 2011: изображений новых мы не нашли. Можно и назвать герцогство для каждого места: тогда выбирают только ячейку первого замка.",
          },
        },
      ],
    },
  ],
};
