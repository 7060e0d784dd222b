import type { Chapter, Told } from "../../../lib/rules";

export const play: Chapter<Told> = {
  title: { en: "How it is played", ru: "Как играют" },
  sections: [
    {
      id: "phases",
      title: { en: "Phases", ru: "Этапы" },
      blocks: [
        {
          en: "The game has five phases, A to E, of five rounds each. When a phase begins:",
          ru: "В игре пять этапов, от A до E, по пять раундов. В начале этапа:",
        },
        {
          steps: [
            {
              en: "All tiles left in the depots and in the black depot leave the game. Goods stay where they are.",
              ru: "Все жетоны, оставшиеся в хранилищах и на чёрном рынке, выходят из игры. Товары остаются на месте.",
            },
            {
              en: "Every space of the numbered depots gets a random tile of its colour; the black depot gets random black tiles.",
              ru: "На каждое место в хранилищах с номерами кладут случайный жетон его цвета, на чёрный рынок — случайные чёрные жетоны.",
            },
            {
              en: "Five goods are laid out openly, one for each round.",
              ru: "Открыто выкладывают пять товаров, по одному на раунд.",
            },
          ],
        },
        {
          head: [
            { en: "players", ru: "игроки" },
            { en: "tiles in the depots", ru: "жетонов в хранилищах" },
            { en: "in the black depot", ru: "на чёрном рынке" },
          ],
          rows: [
            [2, 12, 4],
            [3, 18, 6],
            [4, 24, 8],
          ],
        },
        {
          en: "With three players one space of depot 6 is special: it gets a castle in phases A, C and E, but a mine in B and D.",
          ru: "При трёх игроках одно место хранилища 6 особое: на этапах A, C и E на него кладут замок, а на этапах B и D — рудник.",
        },
        {
          en: "At the **end of a phase** every [mine](mine) brings its owner 1 silver, and with [monastery 2](monastery:2) a worker too.",
          ru: "В **конце этапа** каждый [рудник](mine) приносит владельцу 1 серебро, а с [монастырём 2](monastery:2) ещё и рабочего.",
        },
      ],
    },
    {
      id: "rounds",
      title: { en: "Rounds and the white die", ru: "Раунды и белый кубик" },
      blocks: [
        {
          en: "At the start of a round everybody rolls their two dice, and the white die is rolled. All see all dice.",
          ru: "В начале раунда каждый бросает два своих кубика, бросают и белый кубик. Все видят все кубики.",
        },
        {
          en: "The next good of the phase goes to the depot whose number the **white die** shows. It serves for nothing else: nobody may use or change it. Goods heap up in a depot until a [ship](ship) fetches them.",
          ru: "Очередной товар этапа попадает в хранилище, номер которого показал **белый кубик**. Больше он ни для чего не нужен: использовать или менять его нельзя. Товары копятся в хранилище, пока их не заберёт [корабль](ship).",
        },
        {
          en: "Then everybody has one turn, in the [turn order](turn-order). A new round follows; after five the phase ends.",
          ru: "Затем каждый делает один ход, по [порядку хода](turn-order). Дальше следующий раунд; после пяти этап заканчивается.",
        },
      ],
    },
    {
      id: "actions",
      title: { en: "Your turn: two dice, two actions", ru: "Ваш ход: два кубика, два действия" },
      blocks: [
        {
          en: "In your turn you use both dice, one after the other, in the order you like. Each die does **one of four things**, and both may do the same:",
          ru: "За ход вы используете оба кубика, один за другим, в любом порядке. Каждый кубик делает **одно из четырёх дел**, можно и одинаковые:",
        },
        {
          list: [
            {
              en: "[Take a tile](taking) from the depot with the die's number into your storage.",
              ru: "[взять жетон](taking) из хранилища с числом кубика в своё личное хранилище;",
            },
            {
              en: "[Place a tile](placing) from your storage on a cell with the die's number.",
              ru: "[поставить жетон](placing) из личного хранилища на ячейку с числом кубика;",
            },
            {
              en: "[Sell](selling) all your goods of the colour with the die's number.",
              ru: "[продать](selling) все свои товары того цвета, который отвечает числу кубика;",
            },
            {
              en: "[Take 2 workers](hiring), whatever the die shows.",
              ru: "[взять 2 рабочих](hiring), что бы кубик ни показал.",
            },
          ],
        },
        {
          en: "Besides, once in your turn you may [buy a tile](black-depot) for silver.",
          ru: "Кроме того, один раз за ход можно [купить жетон](black-depot) за серебро.",
        },
        {
          ours: {
            en: "No die is left unused: taking workers is always possible.",
            ru: "Кубик нельзя оставить неиспользованным: взять рабочих можно всегда.",
          },
        },
      ],
    },
    {
      id: "workers",
      title: { en: "Workers change dice", ru: "Рабочие меняют кубики" },
      blocks: [
        { pictures: [["worker", { en: "a worker", ru: "рабочий" }]] },
        {
          en: "For each worker you hand in, one of your dice counts as 1 more or 1 less. The numbers form a ring: after 6 comes 1, and before 1 comes 6. You may spend several on one die.",
          ru: "За каждого отданного рабочего один ваш кубик считается на 1 больше или на 1 меньше. Числа идут по кругу: после 6 следует 1, перед 1 стоит 6. На один кубик можно потратить нескольких рабочих.",
        },
        {
          example: {
            en: "You have a 2 and would like a 6. Two workers do it: 2, 1, 6.",
            ru: "У вас 2, а нужно 6. Хватит двух рабочих: 2, 1, 6.",
          },
        },
        {
          en: "[Monastery 8](monastery:8) lets each worker change a die by 1 or 2. [Monasteries 9 to 12](monastery:9) change a die by 1 for free for one kind of action, and workers may be added to that.",
          ru: "С [монастырём 8](monastery:8) каждый рабочий меняет кубик на 1 или 2. [Монастыри 9–12](monastery:9) бесплатно меняют кубик на 1 для действий одного рода, и к этому можно добавить рабочих.",
        },
        {
          ours: {
            en: "Here you always pay as few workers as your target needs. A free step stays a step of 1, also with monastery 8.",
            ru: "Здесь вы всегда платите наименьшее нужное число рабочих. Бесплатное изменение остаётся изменением на 1 и с монастырём 8.",
          },
        },
      ],
    },
    {
      id: "taking",
      title: { en: "Taking a tile", ru: "Взять жетон" },
      blocks: [
        {
          pictures: [
            ["die:4", { en: "a 4 takes", ru: "4 берёт" }],
            ["bank", { en: "a tile of depot 4", ru: "жетон из хранилища 4" }],
          ],
        },
        {
          en: "The die says from which numbered depot. Take any one tile there and put it into your **storage**, never straight into your estate.",
          ru: "Кубик показывает, из какого хранилища. Возьмите оттуда один любой жетон и положите его в **личное хранилище**, но не сразу в герцогство.",
        },
        {
          en: "Storage has three places. If all are taken, you first throw one of the stored tiles out of the game; try to avoid that. Tiles still in storage at the end are worth nothing.",
          ru: "В личном хранилище три места. Если все заняты, сначала сбросьте из игры один из жетонов, которые там лежат; старайтесь этого избегать. Жетоны, оставшиеся там в конце игры, ничего не стоят.",
        },
        {
          ours: {
            en: "A tile may be thrown away only to make room, and only one that is already stored.",
            ru: "Сбросить жетон можно только чтобы освободить место, и только тот, что уже лежит в личном хранилище.",
          },
        },
      ],
    },
    {
      id: "placing",
      title: { en: "Placing a tile", ru: "Поставить жетон" },
      blocks: [
        { pictures: [["example:placing", { en: "Next to the first castle", ru: "Рядом с первым замком" }]] },
        {
          en: "Move a tile from your storage to an empty cell of your estate. Three things must fit:",
          ru: "Переложите жетон из личного хранилища на пустую ячейку герцогства. Должны совпасть три вещи:",
        },
        {
          list: [
            { en: "the cell has the **colour** of the tile,", ru: "**цвет** ячейки — это цвет жетона;" },
            { en: "the cell shows the **number** of the die,", ru: "**число** на ячейке — это число кубика;" },
            {
              en: "the cell **touches** a tile that already lies in your estate, at first the castle.",
              ru: "ячейка **соседствует** с жетоном, который уже лежит в герцогстве, вначале — с замком.",
            },
          ],
        },
        {
          en: "Then the tile takes effect. What lies stays: tiles are never moved, replaced or removed.",
          ru: "Затем жетон действует. Что поставлено, то стоит: жетоны не передвигают, не заменяют и не убирают.",
        },
        {
          en: "If the cell was the last empty one of its region, the [region](regions) scores.",
          ru: "Если это была последняя пустая ячейка области, [область](regions) приносит очки.",
        },
        {
          ours: {
            en: "The region, the phase and the bonus tile are scored first, then the tile takes effect. A monastery does not help to place itself.",
            ru: "Сначала считают область, этап и жетон бонуса, потом действует жетон. Поставить самого себя монастырь не помогает.",
          },
        },
      ],
    },
    {
      id: "selling",
      title: { en: "Selling goods", ru: "Продать товары" },
      blocks: [
        {
          en: "The die's number says which colour you sell. You sell **all** goods of that colour; you cannot keep some back.",
          ru: "Число кубика показывает, какой цвет вы продаёте. Продаются **все** товары этого цвета, придержать часть нельзя.",
        },
        {
          pictures: [
            ["good:0", { en: "1: turquoise", ru: "1: бирюзовые" }],
            ["good:1", { en: "2: purple", ru: "2: фиолетовые" }],
            ["good:2", { en: "3: pink", ru: "3: розовые" }],
            ["good:3", { en: "4: red", ru: "4: красные" }],
            ["good:4", { en: "5: brown", ru: "5: коричневые" }],
            ["good:5", { en: "6: orange", ru: "6: оранжевые" }],
          ],
        },
        {
          en: "You get **1 silver** for the sale, no matter how many goods, and for **each good** as many points as there are players: 2, 3 or 4.",
          ru: "Вы получаете **1 серебро** за продажу, сколько бы товаров ни продали, и за **каждый товар** столько очков, сколько игроков: 2, 3 или 4.",
        },
        {
          en: "Sold goods are set aside; some [monasteries](monastery:15) count them at the end.",
          ru: "Проданные товары откладывают; в конце игры их считают некоторые [монастыри](monastery:15).",
        },
        {
          ours: {
            en: "Everybody can see what was sold, since every sale was made openly.",
            ru: "Проданное видно всем: каждая продажа была открытой.",
          },
        },
      ],
    },
    {
      id: "hiring",
      title: { en: "Taking workers", ru: "Взять рабочих" },
      blocks: [
        { pictures: [["worker", { en: "2 workers", ru: "2 рабочих" }]] },
        {
          en: "Any die, whatever its number, brings 2 workers; so does a castle's action. [Monastery 14](monastery:14) makes it 4, [monastery 13](monastery:13) adds 1 silver. There is no limit to workers or silver.",
          ru: "Любой кубик, что бы он ни показал, приносит 2 рабочих; действие замка — тоже. С [монастырём 14](monastery:14) — 4, а [монастырь 13](monastery:13) добавляет 1 серебро. Рабочих и серебра может быть сколько угодно.",
        },
      ],
    },
    {
      id: "black-depot",
      title: { en: "Silver and the black depot", ru: "Серебро и чёрный рынок" },
      blocks: [
        { pictures: [["silver", { en: "2 silver", ru: "2 серебра" }]] },
        {
          en: "**Once in your turn**, in addition to the dice, you may pay 2 silver for any tile of the black depot. It goes to your storage like any other; if that is full, throw a stored tile away first.",
          ru: "**Один раз за ход**, сверх кубиков, можно заплатить 2 серебра за любой жетон чёрного рынка. Он попадает в личное хранилище, как и любой другой; если оно полно, сначала сбросьте из него жетон.",
        },
        {
          en: "Silver comes from mines, from selling goods and from banks. With [monastery 6](monastery:6) you may buy from the numbered depots too.",
          ru: "Серебро приносят рудники, продажи и банки. С [монастырём 6](monastery:6) можно покупать и в хранилищах с номерами.",
        },
        {
          only: "2011",
          text: {
            en: "You buy before, between or after your two actions.",
            ru: "Покупают до двух действий, между ними или после них.",
          },
        },
        {
          only: "2019",
          text: {
            en: "You may also buy in the middle of an action, for example to place the bought tile at once with a castle or a town hall.",
            ru: "Покупать можно и посреди действия, например чтобы сразу поставить купленное с помощью замка или ратуши.",
          },
        },
      ],
    },
    {
      id: "turn-order",
      title: { en: "Turn order", ru: "Порядок хода" },
      blocks: [
        {
          en: "Whoever is furthest along the track goes first; of several on one step the one on top. Every [ship](ship) moves its owner one step forward, on top of all who are there.",
          ru: "Первым ходит тот, чья фишка дальше всех; из нескольких на одном шаге — верхняя. Каждый [корабль](ship) продвигает владельца на шаг вперёд, поверх всех, кто там стоит.",
        },
        {
          en: "The new order holds from the next round. Going first means first choice of the tiles.",
          ru: "Новый порядок действует со следующего раунда. Кто ходит первым, первым выбирает жетоны.",
        },
        {
          ours: {
            en: "A ship in the middle of a round makes nobody play twice or not at all. On the last step a marker is put on top.",
            ru: "Из-за корабля посреди раунда никто не ходит дважды и никто не пропускает ход. На последнем шаге фишку кладут сверху.",
          },
        },
      ],
    },
  ],
};
