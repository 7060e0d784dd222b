import { same, type Chapter, type Told } from "../../../lib/rules";
import { WINDOW_POINTS, WORKERS } from "../content";

/** The first step of the centre that brings points. */
const SCORING = WINDOW_POINTS.findIndex((points) => points > 0);

export const round: Chapter<Told> = {
  title: { en: "The round", ru: "Раунд" },
  sections: [
    {
      id: "rounds",
      title: { en: "Six rounds", ru: "Шесть раундов" },
      blocks: [
        {
          en: "The game has six rounds, each with the same [ten phases](phases). The number of the round matters: it says what a step of a craft building costs, how much clay Clay Delivery brings, and where new sheep go.",
          ru: "В игре шесть раундов, в каждом одни и те же [десять фаз](phases). Номер раунда важен: от него зависит, сколько стоит шаг мастерской, сколько глины даёт «Поставка глины» и куда встают новые овцы.",
        },
        {
          en: "The **first player** begins in every phase. The token does not move by itself: whoever uses a corner space takes it, as often as that happens, and who has it at the end of phase 4 is first from then on. The order of the running phase 4 does not change.",
          ru: "Каждую фазу начинает **первый игрок**. Сам собой его жетон не переходит: его берёт тот, кто использует угловую ячейку, сколько бы раз это ни случилось. У кого жетон в конце фазы 4, тот с этого момента и первый. Порядок текущей фазы 4 не меняется.",
        },
      ],
    },
    {
      id: "phases",
      title: { en: "Ten phases", ru: "Десять фаз" },
      blocks: [
        {
          head: [
            { en: "phase", ru: "фаза" },
            { en: "what happens", ru: "что происходит" },
            { en: "you decide", ru: "вы решаете" },
          ],
          rows: [
            [
              { en: "1. [Clearing](sectors)", ru: "1. [Снятие работников](sectors)" },
              { en: "workers leave the action board", ru: "работники уходят с планшета" },
              same("–"),
            ],
            [
              { en: "2. [New workers](new-workers)", ru: "2. [Новые работники](new-workers)" },
              { en: "old sheep die, workers come", ru: "старые овцы умирают, приходят работники" },
              same("–"),
            ],
            [
              { en: "3. [Income](income)", ru: "3. [Доход](income)" },
              { en: "played bonus cards pay", ru: "платят разыгранные карты бонусов" },
              { en: "their order", ru: "их порядок" },
            ],
            [
              { en: "4. [Actions](actions)", ru: "4. [Действия](actions)" },
              { en: "place workers, or make tools", ru: "размещение работников или инструменты" },
              { en: "yes", ru: "да" },
            ],
            [
              { en: "5. [New card](new-card)", ru: "5. [Новая карта](new-card)" },
              { en: "your farmyard card of the round", ru: "ваша карта фермы этого раунда" },
              same("–"),
            ],
            [
              { en: "6. [Fallow](fallow)", ru: "6. [Поля под паром](fallow)" },
              { en: "empty fields rise", ru: "пустые поля поднимаются" },
              { en: "one field", ru: "одно поле" },
            ],
            [
              { en: "7. [Harvest](harvest)", ru: "7. [Сбор урожая](harvest)" },
              { en: "sown fields bring crops and drop", ru: "засеянные поля дают урожай и опускаются" },
              same("–"),
            ],
            [
              { en: "8. [Milking](milking)", ru: "8. [Дойка](milking)" },
              { en: "1 milk for each sheep", ru: "1 молоко за каждую овцу" },
              same("–"),
            ],
            [
              { en: "9. [Progress](progress)", ru: "9. [Развитие](progress)" },
              { en: "move craft buildings", ru: "мастерские движутся" },
              { en: "yes", ru: "да" },
            ],
            [
              { en: "10. [Boulders](boulders-back)", ru: "10. [Валуны](boulders-back)" },
              { en: "boulders are laid ahead again", ru: "валуны снова ложатся впереди" },
              same("–"),
            ],
          ],
        },
        {
          en: "What needs no decision is done for you. [Cards](cards) may be played in any phase.",
          ru: "Всё, где нечего решать, делается само. [Карты](cards) можно разыгрывать в любой фазе.",
        },
      ],
    },
    {
      id: "sectors",
      title: { en: "Phase 1: clearing", ru: "Фаза 1: снятие работников" },
      blocks: [
        {
          en: "From every space of certain sectors the workers of the **highest occupied row** are removed, and only of that row. A space with all three rows taken keeps its two lower ones.",
          ru: "С каждой ячейки определённых секторов убирают работников **верхнего занятого ряда**, и только его. Если заняты все три ряда, два нижних остаются.",
        },
        {
          en: "With four players this happens in all four sectors. With fewer a sector card is turned up each round, six in the game:",
          ru: "Вчетвером это делают во всех четырёх секторах. Если игроков меньше, каждый раунд открывают карту секторов; за игру их шесть:",
        },
        {
          head: [
            { en: "players", ru: "игроки" },
            { en: "sectors of the six cards", ru: "сектора шести карт" },
          ],
          rows: [
            [2, same("1+2, 1+3, 1+4, 2+3, 2+4, 3+4")],
            [
              3,
              {
                en: "1+2+3, 1+2+4, 1+3+4, 2+3+4, 1+2 and one of 3, 4 by chance, 3+4 and one of 1, 2 by chance",
                ru: "1+2+3, 1+2+4, 1+3+4, 2+3+4, 1+2 и наугад 3 или 4, 3+4 и наугад 1 или 2",
              },
            ],
            [
              1,
              {
                en: "1, 2, 3, 4, one of 1, 2 by chance, one of 3, 4 by chance",
                ru: "1, 2, 3, 4, наугад 1 или 2, наугад 3 или 4",
              },
            ],
          ],
        },
        { en: "In round 1 set-up has already done it.", ru: "В раунде 1 это уже сделано при подготовке." },
        {
          ours: {
            en: "The cards for one player are ours: what is printed on them we could not find. That fewer players clear fewer sectors, and that some are drawn by chance, is the rulebook's.",
            ru: "Карты для одного игрока — наши: что на них напечатано, мы не нашли. Что при меньшем числе игроков освобождается меньше секторов и что некоторые выбираются наугад, взято из правил.",
          },
        },
      ],
    },
    {
      id: "new-workers",
      title: { en: "Phase 2: new workers", ru: "Фаза 2: новые работники" },
      blocks: [
        {
          steps: [
            {
              en: "Your farmyard card of the round leaves the stable board, still face down.",
              ru: "Ваша карта фермы этого раунда уходит с планшета овчарни, по-прежнему лицом вниз.",
            },
            { en: "Sheep on it die. You get nothing for them.", ru: "Овцы на ней умирают. За них ничего не дают." },
            {
              en: "You get as many workers as the [window of your centre](centre) shows: 6 at first, up to 12.",
              ru: "Вы получаете столько работников, сколько показывает [окошко центра](centre): вначале 6, потом до 12.",
            },
          ],
        },
        {
          ours: {
            en: "Once the window shows points, it counts as 12, also for cards that ask for its number.",
            ru: "Когда в окошке уже очки, оно считается за 12, в том числе для карт, которым нужно его число.",
          },
        },
      ],
    },
    {
      id: "income",
      title: { en: "Phase 3: income", ru: "Фаза 3: доход" },
      blocks: [
        {
          en: "Every bonus card you have played brings what is shown beside its turning arrows, in the order you like. With what comes in you may at once play more cards: a bonus card played in this phase pays at once.",
          ru: "Каждая разыгранная карта бонусов приносит то, что показано рядом с круговыми стрелками, в любом порядке. На полученное можно сразу разыгрывать новые карты: карта бонуса, разыгранная в этой фазе, платит немедленно.",
        },
        {
          en: "Bonus cards in your hand bring nothing. In round 1 the phase is left out.",
          ru: "Карты бонусов на руке ничего не приносят. В раунде 1 фаза пропускается.",
        },
      ],
    },
    {
      id: "actions",
      title: { en: "Phase 4: actions", ru: "Фаза 4: действия" },
      blocks: [
        {
          en: "Beginning with the first player and going clockwise, everybody does **one** of two things, again and again, until nobody has workers left:",
          ru: "Начиная с первого игрока и дальше по часовой стрелке каждый делает **одно** из двух, снова и снова, пока ни у кого не останется работников:",
        },
        {
          list: [
            {
              en: "**Place workers** on an [action space](spaces) and use it at once.",
              ru: "**Помещает работников** в [ячейку действия](spaces) и сразу её использует.",
            },
            {
              en: "**Exchange workers** for as many tools, one or more.",
              ru: "**Меняет работников** на столько же инструментов: одного или сразу нескольких.",
            },
          ],
        },
        {
          en: "The rows of a space are filled from below: the lowest costs **1 worker**, the second **2**, the third **3**. The spaces in the corners have only two rows. A full space cannot be used. It does not matter whose workers are there.",
          ru: "Ряды ячейки заполняют снизу: нижний стоит **1 работника**, второй — **2**, третий — **3**. У угловых ячеек рядов только два. Полностью занятую ячейку использовать нельзя. Чьи там работники, неважно.",
        },
        {
          en: "A space does everything it shows, from top to bottom, once, no matter how many workers you paid. Where it says “or” or has a slash, choose one. An arrow is an exchange: pay what is before it to get what is after it. **Every part is optional**; you may even use a space for nothing.",
          ru: "Ячейка выполняет всё, что на ней показано, сверху вниз и один раз, сколько бы работников вы ни отдали. Где стоит «или» или косая черта, выберите одно. Стрелка — это обмен: отдайте то, что перед ней, и получите то, что после. **Всё это необязательно**: ячейку можно занять и совсем без пользы.",
        },
        {
          en: "You cannot pass while you have workers. Who has none is left out.",
          ru: "Пасовать, пока есть работники, нельзя. У кого их нет, того пропускают.",
        },
      ],
    },
    {
      id: "new-card",
      title: { en: "Phase 5: a new card", ru: "Фаза 5: новая карта" },
      blocks: [
        {
          en: "The farmyard card that you took off in phase 2 comes into your hand. You may play it at once.",
          ru: "Карта фермы, снятая в фазе 2, приходит вам на руку. Её можно сразу разыграть.",
        },
      ],
    },
    {
      id: "fallow",
      title: { en: "Phase 6: fallow", ru: "Фаза 6: поля под паром" },
      blocks: [
        {
          steps: [
            {
              en: "All your **empty** fields rise one row; row 5 is the highest.",
              ru: "Все ваши **пустые** поля поднимаются на ряд; ряд 5 — высший.",
            },
            {
              en: "Then **one** empty field that is not yet in row 5 rises once more. You choose which.",
              ru: "Затем **одно** пустое поле, которое ещё не в ряду 5, поднимается ещё раз. Какое — решаете вы.",
            },
          ],
        },
        { en: "You cannot refuse either of them.", ru: "Отказаться ни от того ни от другого нельзя." },
        {
          example: {
            en: "You have empty fields in rows 2 and 3. They rise to 3 and 4, and then one of them to 4 or 5.",
            ru: "У вас пустые поля в рядах 2 и 3. Они поднимаются в ряды 3 и 4, а потом одно из них — в ряд 4 или 5.",
          },
        },
      ],
    },
    {
      id: "harvest",
      title: { en: "Phase 7: harvest", ru: "Фаза 7: сбор урожая" },
      blocks: [
        {
          en: "Each sown field brings as much of what is sown on it as the number of its row, then drops one row. Row 2 is the lowest; fields never get lost by a harvest.",
          ru: "Каждое засеянное поле даёт столько посеянного, каков номер его ряда, и опускается на ряд. Ряд 2 — низший; при сборе урожая поля не теряются.",
        },
        {
          example: {
            en: "Barley on row 4 brings 4 barley, one of them the seed. The field drops to row 3.",
            ru: "Ячмень в ряду 4 даёт 4 ячменя, считая посеянный. Поле опускается в ряд 3.",
          },
        },
        {
          ours: {
            en: "A field that a card sows during this phase is harvested in it too, but each field only once. You are asked for the order of the fields only where a card makes it matter.",
            ru: "Поле, которое карта засевает в этой фазе, в ней же и даёт урожай, но каждое поле — только раз. О порядке полей вас спросят, только если он важен из-за карты.",
          },
        },
      ],
    },
    {
      id: "milking",
      title: { en: "Phase 8: milking", ru: "Фаза 8: дойка" },
      blocks: [
        {
          en: "You get 1 milk for each of your sheep, on cards or in the stable.",
          ru: "Вы получаете 1 молоко за каждую свою овцу, на картах и в овчарне.",
        },
      ],
    },
    {
      id: "progress",
      title: { en: "Phase 9: progress", ru: "Фаза 9: развитие" },
      blocks: [
        {
          en: "One player after the other, from the first player on, moves craft buildings to the right, as many and as often as they can pay for.",
          ru: "Игроки один за другим, начиная с первого, двигают мастерские вправо: сколько угодно и сколько угодно раз, пока есть чем платить.",
        },
        {
          en: "A step costs as many goods **as the number of the round**, of the kinds the building takes, in any mix its limit allows. Or it costs **1 jewelry**.",
          ru: "Шаг стоит столько товаров, **каков номер раунда**. Годятся товары, которые принимает мастерская, в любом сочетании, какое допускает её ограничение. Или шаг стоит **1 драгоценность**.",
        },
        {
          entries: [
            "building:carpentry",
            "building:brewhouse",
            "building:icehouse",
            "building:bakehouse",
            "building:tailor",
          ],
        },
        {
          en: "The limits hold for each single step, and for what you pay, not for what you have.",
          ru: "Ограничения действуют для каждого шага отдельно и касаются того, чем вы платите, а не того, что у вас есть.",
        },
        {
          en: "**Different goods save goods.** From round 3 on a step costs 1 good less if you pay with at least two kinds, from round 5 on 2 goods less if you pay with three. The kinds must be among what you really pay, and the limit must still be kept. So the carpentry and the brewhouse profit only from round 4 on:",
          ru: "**Разные товары дают скидку.** С раунда 3 шаг стоит на 1 товар меньше, если вы платите хотя бы двумя видами, с раунда 5 — на 2 товара меньше, если платите тремя. Разные виды должны быть среди того, что вы действительно отдаёте, и ограничение остаётся в силе. Поэтому плотницкой и пивоварне скидка доступна лишь с раунда 4:",
        },
        {
          head: [
            { en: "fewest goods for a step in round", ru: "меньше всего товаров за шаг в раунде" },
            1,
            2,
            3,
            4,
            5,
            6,
          ],
          rows: [
            [{ en: "carpentry, brewhouse", ru: "плотницкая, пивоварня" }, 1, 2, 3, 3, 4, 5],
            [{ en: "icehouse", ru: "лёдник" }, 1, 2, 2, 3, 4, 5],
            [{ en: "bakehouse, tailor", ru: "пекарня, пошивочная" }, 1, 2, 2, 3, 3, 4],
          ],
        },
        {
          example: {
            en: "Round 4, the brewhouse: 4 barley, or 3 barley and 1 hops, or with the discount 2 barley and 1 hops. One barley and two hops are not allowed.",
            ru: "Раунд 4, пивоварня: 4 ячменя, или 3 ячменя и 1 хмель, или со скидкой 2 ячменя и 1 хмель. Один ячмень и два хмеля не годятся.",
          },
        },
        { en: "After ten steps a building is at the end.", ru: "После десяти шагов мастерская стоит в самом конце." },
        {
          ours: {
            en: "Progress is always made in turn, never at the same time.",
            ru: "Развитие всегда идёт по очереди, а не одновременно.",
          },
        },
      ],
    },
    {
      id: "boulders",
      title: { en: "Boulders", ru: "Валуны" },
      blocks: [
        {
          en: "A building cannot move onto a boulder. **Each tool pushes one boulder one space**, once in a phase 9. Boulders do not jump over each other, and from the last space they are pushed off the board.",
          ru: "Встать на клетку с валуном мастерская не может. **Каждый инструмент сдвигает один валун на одну клетку**, раз за фазу 9. Через другой валун не перескочить, а с последней клетки валун уходит с планшета.",
        },
        {
          en: "Since they lie 2 and 4 spaces ahead, the first step of a building is free, the second needs **1 tool**, and every further one **2 tools**, for then both boulders lie one behind the other. Near the end it gets easier.",
          ru: "Валуны лежат в 2 и 4 клетках, поэтому первый шаг мастерской свободен, на второй нужен **1 инструмент**, на каждый следующий — **2**: тогда оба валуна лежат один за другим. Ближе к концу становится легче.",
        },
        {
          example: {
            en: "You have 3 tools in round 2. One building can take three steps (0 + 1 + 2), or three buildings two steps each (1 + 1 + 1), if you have the goods.",
            ru: "В раунде 2 у вас 3 инструмента. Одна мастерская может пройти три шага (0 + 1 + 2) или три мастерские — по два (1 + 1 + 1), если хватит товаров.",
          },
        },
        {
          en: "In rounds 1 to 5 tools are only used: in the next round all serve again. **In round 6 a tool that pushes is lost.**",
          ru: "В раундах 1–5 инструменты лишь заняты: в следующем раунде они снова служат все. **В раунде 6 сработавший инструмент теряется.**",
        },
        {
          ours: {
            en: "With a step the boulders in its way are pushed at once. Pushing one without a step is offered in rounds 1 to 5, and only while you can play a card that is paid with tools: it takes the used ones first.",
            ru: "Вместе с шагом валуны на его пути сдвигаются сразу. Сдвинуть валун без шага предлагается в раундах 1–5 и только пока вы можете разыграть карту, за которую платят инструментами: она берёт сначала занятые.",
          },
        },
      ],
    },
    {
      id: "centre",
      title: { en: "The community centre", ru: "Общественный центр" },
      blocks: [
        {
          en: "The centre always stands next to the hindmost craft building. As soon as all five have left it behind, it follows, with no cost.",
          ru: "Центр всегда стоит вплотную к самой отставшей мастерской. Как только все пять от него отошли, он бесплатно делает шаг за ними.",
        },
        {
          pictures: [
            [
              "centre:moved",
              {
                en: "Four buildings have taken two steps, the icehouse one: the centre has followed once",
                ru: "Четыре мастерские прошли по два шага, лёдник — один: центр шагнул за ними раз",
              },
            ],
          ],
        },
        {
          head: [
            { en: "steps of the centre", ru: "шаги центра" },
            { en: "workers", ru: "работники" },
            { en: "points at the end", ru: "очки в конце" },
          ],
          rows: [
            [
              { en: `0 to ${SCORING - 1}`, ru: `от 0 до ${SCORING - 1}` },
              same(WORKERS.slice(0, SCORING).join(", ")),
              same("–"),
            ],
            ...WINDOW_POINTS.flatMap((points, step) => (points ? [[step, WORKERS[step] ?? 0, points]] : [])),
          ],
        },
        {
          en: "The last four spaces of every track show **3 points** each. You get them for a building that has come so far, as long as the centre has not passed there too. The centre never moves back.",
          ru: "На последних четырёх клетках каждой дорожки нарисовано по **3 очка**. Их приносит мастерская, которая дошла так далеко, пока туда не дошёл и центр. Назад центр не движется никогда.",
        },
        {
          ours: {
            en: "Ten steps and the places of the 3-point symbols follow from the numbers in the rulebook; we have not seen the board itself. In one place it says 24 instead of 34, in three 34.",
            ru: "Десять шагов и места символов «3 очка» следуют из чисел в правилах; самого планшета мы не видели. В одном месте правил стоит 24 вместо 34, в трёх — 34.",
          },
        },
      ],
    },
    {
      id: "boulders-back",
      title: { en: "Phase 10: boulders", ru: "Фаза 10: валуны" },
      blocks: [
        {
          en: "The boulders are laid 2 and 4 spaces ahead of their buildings again. If that is beyond the track, they are gone; should a building later move back (Town Hall), they return. In round 6 this phase does not matter.",
          ru: "Валуны снова кладут в 2 и 4 клетках перед мастерскими. Если это уже за краем дорожки, валуна больше нет; но если мастерская потом отойдёт назад («Ратуша»), он вернётся. В раунде 6 эта фаза ничего не меняет.",
        },
        { en: "Then the next round begins.", ru: "Затем начинается следующий раунд." },
      ],
    },
  ],
};
