import type { Chapter, Told } from "../../../lib/rules";

export const editions: Chapter<Told> = {
  title: { en: "Editions and modules", ru: "Издания и дополнения" },
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
    {
      id: "modules",
      title: { en: "Modules of the 2019 box", ru: "Дополнения из коробки 2019 года" },
      blocks: [
        {
          en: "The box of 2019 has modules that can be added to the base game. They are described here for completeness: **at our tables the base game is played so far.**",
          ru: "В коробке 2019 года есть дополнения, которые можно прибавить к базовой игре. Здесь они описаны для полноты: **за нашими столами пока играют в базовую игру.**",
        },
      ],
    },
    {
      id: "extra-tiles",
      title: { en: "Four extra tiles", ru: "Четыре новых жетона" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "Before the game they are mixed into the tiles of their backs.",
            ru: "Перед игрой их подмешивают к жетонам с такой же рубашкой.",
          },
        },
        {
          list: [
            {
              en: "**Bridge** (monastery 27): on every step of the turn order your marker lies on top, whoever moves there.",
              ru: "**Мост** (монастырь 27): на каждом шаге порядка хода ваша фишка лежит сверху, кто бы туда ни пришёл.",
            },
            {
              en: "**Workers** (monastery 28): you may buy 2 workers for 1 silver. This is no action.",
              ru: "**Рабочие** (монастырь 28): за 1 серебро можно купить 2 рабочих. Это не действие.",
            },
            {
              en: "**Crane** (building, black): when placed, it has the effect of any one building of your choice. At the end it counts as any one building for monasteries 16 to 23 and 29, not necessarily the same.",
              ru: "**Кран** (здание, чёрный): когда его ставят, он действует как любое здание на ваш выбор. В конце игры он считается любым одним зданием для монастырей 16–23 и 29, не обязательно тем же.",
            },
            {
              en: "**Geese** (animals, black): 2 points when placed, plus the points of one kind of animal of your choice in that pasture. Whenever you later add animals to that pasture, the geese bring 2 points again. They are a kind of their own for monastery 24.",
              ru: "**Гуси** (животные, чёрный): 2 очка, когда их ставят, и ещё очки за один вид животных на этом пастбище на ваш выбор. Каждый раз, когда вы позже добавляете животных на это пастбище, гуси снова приносят 2 очка. Для монастыря 24 это отдельный вид.",
            },
          ],
        },
        {
          example: {
            en: "Geese join 2 and 3 cows: 2 + 2 + 3 = 7 points. Then 4 pigs join the same pasture: 4 + 2 = 6.",
            ru: "Гуси приходят к 2 и 3 коровам: 2 + 2 + 3 = 7 очков. Потом на то же пастбище ставят 4 свиньи: 4 + 2 = 6.",
          },
        },
      ],
    },
    {
      id: "border-posts",
      title: { en: "Watchtowers on the border", ru: "Сторожевые башни на границе" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "Each player gets one of the estates 11a to 11f, which have three watchtowers printed.",
            ru: "Каждый получает одно из герцогств 11a–11f, на которых нарисованы три сторожевые башни.",
          },
        },
        {
          en: "When a chain of your tiles joins two of the towers, you get the points of the phase (10, 8, 6, 4 or 2). Joining the third brings the points of the phase again, and a bonus tile: the large one (5, 6 or 7 points) for the first to join all three, the small one (2, 3 or 4) for the second.",
          ru: "Когда цепочка ваших жетонов соединит две башни, вы получаете очки этапа (10, 8, 6, 4 или 2). За присоединение третьей — снова очки этапа и жетон бонуса: большой (5, 6 или 7 очков) первому, кто соединил все три, малый (2, 3 или 4) второму.",
        },
      ],
    },
    {
      id: "white-castles",
      title: { en: "White castles", ru: "Белые замки" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "Nine tiles are mixed in: six with building backs, one monastery (29) and two black ones.",
            ru: "Подмешивают девять жетонов: шесть с рубашкой зданий, один монастырь (29) и два чёрных.",
          },
        },
        {
          en: "When you place a white castle you have one more action, with the number of the **white die**. Workers may change it for you, though the die itself is not turned. Monastery 29 brings 4 points for each white castle at the end.",
          ru: "Поставив белый замок, вы делаете ещё одно действие с числом **белого кубика**. Рабочие могут изменить это число для вас, хотя сам кубик не поворачивают. Монастырь 29 в конце игры приносит 4 очка за каждый белый замок.",
        },
      ],
    },
    {
      id: "inns",
      title: { en: "Inns", ru: "Постоялые дворы" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "In each phase one inn is laid beside the black depot. Inns that nobody bought stay, and the new one is put on top.",
            ru: "На каждом этапе возле чёрного рынка кладут один постоялый двор. Некупленные остаются, новый кладут сверху.",
          },
        },
        {
          en: "An inn is bought for 2 silver like a black tile and stored. It can be placed on an empty cell of **any** colour, otherwise by the rules of placing, but each colour of your estate may have only one inn. It has no effect of its own, but its region counts as one cell larger, up to 8.",
          ru: "Постоялый двор покупают за 2 серебра, как чёрный жетон, и кладут в личное хранилище. Его можно поставить на пустую ячейку **любого** цвета, в остальном по правилам размещения, но в каждом цвете герцогства может стоять только один. Сам он ничего не делает, но его область считается на одну ячейку больше, не более 8.",
        },
        {
          example: {
            en: "A region of four cells with an inn scores like one of five: 15 points instead of 10.",
            ru: "Область из четырёх ячеек с постоялым двором приносит как область из пяти: 15 очков вместо 10.",
          },
        },
      ],
    },
    {
      id: "trade-routes",
      title: { en: "Trade routes", ru: "Торговые пути" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "Each player gets random boards with three spaces each: five boards for two players, four for three, three for four. They are joined to a route in any order.",
            ru: "Каждый получает случайные планшеты с тремя местами: пять при двух игроках, четыре при трёх, три при четырёх. Их складывают в один путь в любом порядке.",
          },
        },
        {
          en: "Goods you sell are laid on the route one by one from left to right instead of being set aside. Where a good has the colour of its space you get the bonus shown there. Once the route is full, further goods go to your sold goods as usual. Goods on the route count as sold for monasteries 15 and 25.",
          ru: "Проданные товары не откладывают, а кладут на путь по одному слева направо. Если цвет товара совпал с цветом места, вы получаете нарисованный там бонус. Когда путь заполнен, следующие товары кладут, как обычно, к проданным. Товары на пути считаются проданными для монастырей 15 и 25.",
        },
      ],
    },
    {
      id: "shields",
      title: { en: "Shields", ru: "Щиты" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "The 18 shields are mixed and laid openly on the goods spaces of the depots: one on each for two players; for three one on 1, 3 and 5, two on 2, 4 and 6; two on each for four. The rest stay out, and no new ones come.",
            ru: "18 щитов перемешивают и открыто кладут на места для товаров в хранилищах: при двух игроках по одному; при трёх по одному в 1, 3 и 5 и по два в 2, 4 и 6; при четырёх по два. Остальные не нужны, новых не будет.",
          },
        },
        {
          en: "If your two dice show the same number, also after workers have changed them, you may use **both together** to take one shield from the depot of that number. Put it on a castle of your estate. A shield there may be replaced; the old one leaves the game.",
          ru: "Если два ваших кубика показывают одно число, в том числе после рабочих, можно использовать **оба вместе** и взять один щит из хранилища с этим числом. Его кладут на замок в герцогстве. Лежащий там щит можно заменить; прежний выходит из игры.",
        },
        {
          en: "At the end of each phase, **before** mines pay, you pay 1 silver for every shield, or give up those you do not pay for. Where a shield and a monastery do the same or the opposite, the shield always counts. At the end each shield brings the points named.",
          ru: "В конце каждого этапа, **до** выплаты рудников, вы платите по 1 серебру за каждый щит или отдаёте те, за которые не платите. Если действия щита и монастыря одинаковы или противоположны, всегда действует щит. В конце игры каждый щит приносит указанные очки.",
        },
        {
          list: [
            {
              en: "**1** (12 points): all your pastures count as one.",
              ru: "**1** (12 очков): все ваши пастбища считаются одним.",
            },
            {
              en: "**2** (12): whenever another player gets a worker, so do you.",
              ru: "**2** (12): когда рабочего получает другой игрок, получаете и вы.",
            },
            {
              en: "**3** (12): workers may pay for shields, mixed with silver as you like.",
              ru: "**3** (12): за щиты можно платить рабочими, вперемешку с серебром.",
            },
            {
              en: "**4** (12): your storage has no limit.",
              ru: "**4** (12): в вашем личном хранилище сколько угодно мест.",
            },
            {
              en: "**5** (12): a ship may take all goods of one colour from all depots instead of one depot.",
              ru: "**5** (12): корабль может взять все товары одного цвета из всех хранилищ вместо одного хранилища.",
            },
            {
              en: "**6** (12): choose one player, once: you have the effects of all their monasteries, also later ones and those that score at the end.",
              ru: "**6** (12): выберите один раз одного игрока: на вас действуют все его монастыри, также будущие и те, что приносят очки в конце.",
            },
            {
              en: "**7** (8): your bonus tiles count twice at the end.",
              ru: "**7** (8): ваши жетоны бонусов в конце считаются дважды.",
            },
            { en: "**8** (8): each mine pays 2 silver.", ru: "**8** (8): каждый рудник платит 2 серебра." },
            {
              en: "**9** (8): a sale brings 1 silver for every good.",
              ru: "**9** (8): продажа приносит 1 серебро за каждый товар.",
            },
            {
              en: "**10** (8): the points of your monasteries count twice.",
              ru: "**10** (8): очки ваших монастырей считаются дважды.",
            },
            {
              en: "**11** (8): a castle may take a shield instead of its action.",
              ru: "**11** (8): замок может вместо действия взять щит.",
            },
            { en: "**12** (8): the points of sales count twice.", ru: "**12** (8): очки за продажи удваиваются." },
            {
              en: "**13** (4): the points of all your shields count twice, this one too.",
              ru: "**13** (4): очки всех ваших щитов удваиваются, включая этот.",
            },
            {
              en: "**14** (4): at the end of each phase, after all turns, take a tile left in a numbered depot, place it at once and use its effect.",
              ru: "**14** (4): в конце каждого этапа, после всех ходов, возьмите жетон, оставшийся в хранилище с номером, сразу поставьте его и примените.",
            },
            {
              en: "**15** (4): the same with a tile left in the black depot.",
              ru: "**15** (4): то же с жетоном, оставшимся на чёрном рынке.",
            },
            {
              en: "**16** (4): before you act you may turn one of your dice to any number.",
              ru: "**16** (4): перед действием можно повернуть один свой кубик любым числом вверх.",
            },
            {
              en: "**17** (4): a region you finish counts as one cell larger, up to 8.",
              ru: "**17** (4): заполненная область считается на одну ячейку больше, не более 8.",
            },
            {
              en: "**18** (4): you may place on any cell, not only next to your tiles.",
              ru: "**18** (4): ставить можно на любую ячейку, не только рядом со своими жетонами.",
            },
          ],
        },
      ],
    },
    {
      id: "teams",
      title: { en: "Teams", ru: "Команды" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "Four players form two teams, A and B. Team mates sit together and share one large estate of two boards, 12a or, for the experienced, 12b.",
            ru: "Четыре игрока делятся на две команды, A и B. Партнёры сидят рядом, у них одно большое герцогство из двух планшетов: 12a или, для опытных, 12b.",
          },
        },
        {
          list: [
            {
              en: "Each team has one castle on the green cell with a 1 (on 12b with a 1 or a 6), 3 goods and 2 silver; A has 3 workers, B has 5.",
              ru: "У каждой команды один замок на зелёной ячейке с 1 (на 12b — с 1 или 6), 3 товара и 2 серебра; у A 3 рабочих, у B 5.",
            },
            {
              en: "Each player has two dice and a marker of their own. The order at the start is A1, B1, A2, B2.",
              ru: "У каждого игрока свои два кубика и своя фишка. Порядок в начале: A1, B1, A2, B2.",
            },
            {
              en: "Each player has 2 places of storage, and the team 2 more for both. Everything else is shared. You may not use your mate's dice or private storage, and tiles do not move between storages.",
              ru: "У каждого 2 места в личном хранилище, и ещё 2 места общие. Всё остальное общее. Кубики и личное хранилище партнёра использовать нельзя, и жетоны не перекладывают из одного хранилища в другое.",
            },
            {
              en: "A marker on the last step of the turn order is put on top when it would move further.",
              ru: "Фишку на последнем шаге порядка хода кладут сверху, когда ей некуда двигаться.",
            },
          ],
        },
        {
          en: "The points of both are added. In a tie the team with more empty cells wins.",
          ru: "Очки партнёров складывают. При равенстве побеждает команда, у которой больше пустых ячеек.",
        },
      ],
    },
    {
      id: "solo",
      title: { en: "Alone", ru: "В одиночку" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "You play on estate 13a, later on 13b, and win if all 37 cells are full after the 25 rounds.",
            ru: "Вы играете на герцогстве 13a, потом на 13b, и побеждаете, если после 25 раундов заняты все 37 ячеек.",
          },
        },
        {
          list: [
            {
              en: "You start with 1 silver, 2 workers, 3 goods and a castle on any green cell. The board is laid out as for two. You may hold goods of any number of colours.",
              ru: "Вы начинаете с 1 серебром, 2 рабочими, 3 товарами и замком на любой зелёной ячейке. Поле раскладывают как для двоих. Хранить можно товары любого числа цветов.",
            },
            {
              en: "A marker for the goal stands on 50 of the score track.",
              ru: "Отметка цели стоит на 50 дорожки очков.",
            },
            {
              en: "Each round the white die brings a good to its depot, and then one tile leaves that depot: the topmost in depots 2, 3, 5 and 6, the leftmost in 1 and 4. If it is empty, the next depot clockwise loses one.",
              ru: "В каждом раунде белый кубик приносит товар в своё хранилище, и затем из этого хранилища уходит один жетон: верхний в 2, 3, 5 и 6, левый в 1 и 4. Если оно пусто, жетон теряет следующее по часовой стрелке.",
            },
            {
              en: "The estate has several parts. Tiles may be placed in a new part only after a ship has been placed there.",
              ru: "Герцогство состоит из нескольких частей. В новой части можно ставить жетоны, только когда в ней уже стоит корабль.",
            },
            {
              en: "A ship takes all goods of one depot; the goods of all others leave the game. Then, and only then, you may hand in 5 goods for a black tile. It is stored face down, fits on any colour and has no effect, but fills its cell.",
              ru: "Корабль забирает все товары одного хранилища; товары остальных выходят из игры. Тогда, и только тогда, можно отдать 5 товаров за чёрный жетон. Он лежит в личном хранилище лицом вниз, подходит к любому цвету и ничего не делает, но занимает ячейку.",
            },
            {
              en: "Monasteries that score do so when they are placed. Number 26 brings 3 points for each colour finished by then.",
              ru: "Монастыри, приносящие очки, приносят их сразу. Номер 26 даёт 3 очка за каждый уже заполненный цвет.",
            },
            {
              en: "Whoever fills a colour gets no bonus tile, but takes a tile from the black depot and places it at once, with its effect.",
              ru: "За заполненный цвет вы получаете не жетон бонуса, а жетон чёрного рынка, который сразу ставите и применяете.",
            },
            {
              en: "Whenever you score you may buy more points for 1 silver each. When you reach the goal, your score goes back to 0, the goal drops by 5, and you have one extra action, as from a castle.",
              ru: "Получая очки, можно докупить ещё, по 1 серебру за очко. Когда вы достигли цели, счёт возвращается к 0, цель снижается на 5, и вы делаете ещё одно действие, как от замка.",
            },
          ],
        },
        {
          en: "For an easier game let the goal start lower, down to 45, for a harder one higher, up to 55.",
          ru: "Чтобы было легче, начните с меньшей цели, до 45, чтобы труднее — с большей, до 55.",
        },
      ],
    },
  ],
};
