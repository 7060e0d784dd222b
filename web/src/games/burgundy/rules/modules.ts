import type { Chapter, Told } from "../../../lib/rules";
import { same } from "../../../lib/rules";
import { OWN_ESTATES, PHASE_POINTS, ROUTE_BOARDS, SHIELD_POINTS } from "../content";
import { layoutNamed } from "../pieces";

const SHIELDS = SHIELD_POINTS.slice(1).map((_, at) => `shield:${at + 1}`);
const PHASES = PHASE_POINTS.join(", ");
const CELLS_ALONE = layoutNamed(OWN_ESTATES.solo[0]!)!.dice.length;
const CELLS_OF_TEAM = layoutNamed(OWN_ESTATES.team[0]!)!.dice.length;

/** Boards by name; those of our own design say so. */
const boards = (names: readonly string[]) => ({
  pictures: names.map((name) => {
    const ours = {
      en: `${name}, our own design: the printed one was not to be had`,
      ru: `${name}, наше: напечатанное раздобыть не удалось`,
    };
    return [`estate:${name}`, layoutNamed(name)?.ours ? ours : same(name)] as const;
  }),
});

export const modules: Chapter<Told> = {
  title: { en: "Modules of the 2019 box", ru: "Дополнения 2019 года" },
  sections: [
    {
      id: "modules",
      title: { en: "Choosing modules", ru: "Выбор дополнений" },
      blocks: [
        {
          en: "You switch modules on when you make a table of the edition of 2019. They combine freely, with one exception: [border posts](border-posts), [teams](teams) and the game [alone](solo) have estates of their own, so only one of these three can be had at a time.",
          ru: "Дополнения включают, когда создают стол с изданием 2019 года. Они сочетаются как угодно, с одним исключением: у [пограничных башен](border-posts), [команд](teams) и игры [в одиночку](solo) свои герцогства, поэтому из этих трёх можно взять только что-то одно.",
        },
      ],
    },
    {
      id: "extra-tiles",
      title: { en: "Four extra tiles", ru: "Четыре дополнительных жетона" },
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
        { entries: ["monastery:27", "monastery:28", "crane", "geese"] },
        {
          ours: {
            en: "The crane is a kind of its own in a city. For all monasteries together it counts as one building. The geese count as a tile that scores for monastery 7.",
            ru: "В городе кран — отдельный вид здания. Для всех монастырей вместе он считается одним зданием. Для монастыря 7 гуси — жетон, который приносит очки.",
          },
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
      title: { en: "Border posts", ru: "Пограничные башни" },
      blocks: [
        {
          only: "2019",
          text: {
            en: "Each player gets one of the estates 11a to 11f, which have three border posts at the rim, each between two cells.",
            ru: "Каждый получает одно из герцогств 11a–11f с тремя пограничными башнями по краю, каждая между двумя ячейками.",
          },
        },
        {
          en: `When a chain of your tiles links two of the posts, you get the points of the phase (${PHASES}). Linking the third brings the points of the phase again, and a bonus: 5, 6 or 7 points with two, three or four players for the first to link all three, 2, 3 or 4 for the second.`,
          ru: `Когда цепочка ваших жетонов соединит две башни, вы получаете очки этапа (${PHASES}). За присоединение третьей — снова очки этапа и бонус: первому, кто соединил все три, 5, 6 или 7 очков при двух, трёх или четырёх игроках, второму 2, 3 или 4.`,
        },
        {
          ours: {
            en: "A tile on one of its two cells reaches a post. The bonus is no bonus tile for monastery 26.",
            ru: "Башня достигнута, когда жетон лежит на одной из двух её ячеек. Для монастыря 26 этот бонус — не жетон бонуса.",
          },
        },
        boards(OWN_ESTATES.border_posts),
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
          entries: ["white-castle", "monastery:29"],
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
          entries: ["inn"],
        },
        {
          en: "An inn is bought for 2 silver like a black tile, as the one purchase of a turn, and stored. It can be placed on an empty cell of **any** colour, otherwise by the rules of placing, but a region may have only one inn. It has no effect of its own, but its region counts as one cell larger, up to 8.",
          ru: "Постоялый двор покупают за 2 серебра, как чёрный жетон (это единственная покупка хода), и кладут в личное хранилище. Его можно поставить на пустую ячейку **любого** цвета, в остальном по правилам размещения, но в одной области может стоять только один. Сам он ничего не делает, но его область считается на одну ячейку больше, не более 8.",
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
            en: `Of ${ROUTE_BOARDS.length} boards with three spaces each everybody gets some at random: five boards for two players, four for three, three for four. Everybody joins theirs to a route in any order; partners join the six of both, and alone you get five.`,
            ru: `Из ${ROUTE_BOARDS.length} планшетов с тремя местами каждый получает случайные: пять при двух игроках, четыре при трёх, три при четырёх. Каждый складывает свои в один путь в любом порядке; у напарников путь общий, из шести, а в одиночку получают пять.`,
          },
        },
        {
          en: "Goods you sell are laid on the route one by one from left to right instead of being set aside. Where a good has the colour of its space you get the bonus shown there. The sign of a building or a castle means its effect. Once the route is full, its goods and all further ones go to your sold goods as usual. Goods on the route count as sold for monasteries 15 and 25.",
          ru: "Проданные товары не откладывают, а кладут на путь по одному слева направо. Если цвет товара совпал с цветом места, вы получаете нарисованный там бонус. Знак здания или замка означает их действие. Когда путь заполнен, товары с него и все следующие кладут, как обычно, к проданным. Товары на пути считаются проданными для монастырей 15 и 25.",
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
            en: `The ${SHIELDS.length} shields are mixed and laid openly on the goods spaces of the depots: one on each for two players; for three one on 1, 3 and 5, two on 2, 4 and 6; two on each for four and for teams. Alone it is one on each. The rest stay out, and no new ones come.`,
            ru: `${SHIELDS.length} щитов перемешивают и открыто кладут на места для товаров в хранилищах: при двух игроках по одному; при трёх по одному в 1, 3 и 5 и по два в 2, 4 и 6; при четырёх и в командах по два. В одиночку — по одному. Остальные не нужны, новых не будет.`,
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
        { entries: SHIELDS },
        {
          ours: {
            en: "Shields are paid for in phase E, too, and only paid ones score. Shields 14 and 15 act before that, in turn order; the tile is placed by the usual rules, but on any number.",
            ru: "За щиты платят и в этапе E, и очки приносят только оплаченные. Щиты 14 и 15 действуют до этого, в порядке хода; жетон ставят по обычным правилам, но на любое число.",
          },
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
            en: `Four players form two teams. Partners share one large estate of ${CELLS_OF_TEAM} cells, 12a or, for the experienced, 12b. Seats 1 and 3 play together, and 2 and 4.`,
            ru: `Четыре игрока делятся на две команды. У напарников одно большое герцогство, ячеек в нём ${CELLS_OF_TEAM}: 12a или, для опытных, 12b. Вместе играют места 1 и 3, а также 2 и 4.`,
          },
        },
        {
          list: [
            {
              en: "Each team has one castle, on the castle cell with a 1 (on 12b with a 1 or a 6), 3 goods and 2 silver; the first team has 3 workers, the other 5.",
              ru: "У каждой команды один замок на ячейке замка с 1 (на 12b — с 1 или 6), 3 товара и 2 серебра; у первой команды 3 рабочих, у другой 5.",
            },
            {
              en: "Each player has two dice and a marker of their own. At the start the teams take turns.",
              ru: "У каждого игрока свои два кубика и своя фишка. В начале команды ходят по очереди.",
            },
            {
              en: "Each player has 2 places of storage, and the team 2 more for both. Everything else is shared. You may not use your partner's dice or private storage, and tiles do not move between storages.",
              ru: "У каждого 2 места в личном хранилище, и ещё 2 места общие. Всё остальное общее. Кубики и личное хранилище напарника использовать нельзя, и жетоны не перекладывают из одного хранилища в другое.",
            },
            {
              en: "A marker on the last step of the turn order is put on top when it would move further.",
              ru: "Фишку на последнем шаге порядка хода кладут сверху, когда ей некуда двигаться.",
            },
          ],
        },
        {
          ours: {
            en: "Points go to whoever brings them, and so do steps on the turn order. Monasteries, bonus tiles, mines and shields belong to the team and count once for it.",
            ru: "Очки получает тот, кто их принёс; так же и с шагами порядка хода. Монастыри, бонусы, рудники и щиты принадлежат команде и считаются для неё один раз.",
          },
        },
        {
          en: "The points of both are added. In a tie the team with more empty cells wins.",
          ru: "Очки напарников складывают. При равенстве побеждает команда, у которой больше пустых ячеек.",
        },
        boards(OWN_ESTATES.team),
      ],
    },
    {
      id: "solo",
      title: { en: "Alone", ru: "В одиночку" },
      blocks: [
        {
          only: "2019",
          text: {
            en: `You play on estate 13a, later on 13b, and win if all ${CELLS_ALONE} cells are full after the 25 rounds.`,
            ru: `Вы играете на герцогстве 13a, потом на 13b, и побеждаете, если после 25 раундов все ячейки заняты; их ${CELLS_ALONE}.`,
          },
        },
        {
          list: [
            {
              en: "You start with 1 silver, 2 workers, 3 goods and a castle on any castle cell. The board is laid out as for two. You may hold goods of any number of colours.",
              ru: "Вы начинаете с 1 серебром, 2 рабочими, 3 товарами и замком на любой ячейке замка. Поле раскладывают как для двоих. Хранить можно товары любого числа цветов.",
            },
            {
              en: "A marker stands for the target: at first 50 points.",
              ru: "Отметка показывает цель: сначала это 50 очков.",
            },
            {
              en: "Each round the white die brings a good to its depot, and then one tile leaves that depot: the topmost in depots 2, 3, 5 and 6, the leftmost in 1 and 4. If it is empty, the next depot clockwise loses one.",
              ru: "В каждом раунде белый кубик приносит товар в своё хранилище, и затем из этого хранилища уходит один жетон: верхний в 2, 3, 5 и 6, левый в 1 и 4. Если оно пусто, жетон теряет следующее по часовой стрелке.",
            },
            {
              en: "The estate has several parts. Only the river joins them: the first tile of a new part is a ship, on a river cell that follows on a part already built.",
              ru: "Герцогство состоит из нескольких частей. Их соединяет только река: первый жетон новой части — корабль на речной ячейке, следующей за уже застроенной частью.",
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
              en: "When you fill all cells of a colour, you get no bonus tile, but take a tile from the black depot and place it at once, with its effect. If that fills another colour, you take one more, and so on.",
              ru: "Заполнив все ячейки одного цвета, вы получаете не жетон бонуса, а жетон с чёрного рынка: его сразу ставят, и он действует. Если он заполнил ещё один цвет, вы берёте следующий, и так далее.",
            },
            {
              en: "Whenever you score you may buy more points for 1 silver each. When you reach the target, your points go back to 0, those beyond it are lost, the target drops by 5, and you have one extra action, as from a castle.",
              ru: "Получая очки, можно докупить ещё, по 1 серебру за очко. Когда вы достигли цели, счёт возвращается к 0, лишние очки пропадают, цель снижается на 5, и вы делаете ещё одно действие, как от замка.",
            },
          ],
        },
        { entries: ["face-down"] },
        {
          ours: {
            en: "Points only bring actions: your result is the number of cells filled. Silver buys exactly the points that are missing to the target, never fewer.",
            ru: "Очки приносят только действия, а итог игры — сколько ячеек заполнено. За серебро покупают ровно столько очков, сколько не хватает до цели, не меньше.",
          },
        },
        {
          en: "For an easier game let the target start lower, down to 45, for a harder one higher, up to 55.",
          ru: "Чтобы было легче, начните с меньшей цели, до 45, чтобы труднее — с большей, до 55.",
        },
        boards(OWN_ESTATES.solo),
      ],
    },
  ],
};
