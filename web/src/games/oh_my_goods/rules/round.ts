import type { Chapter, Told } from "../../../lib/rules";
import { MOVE_COST } from "../content";

export const round: Chapter<Told> = {
  title: { en: "A round", ru: "Раунд" },
  sections: [
    {
      id: "rounds",
      title: { en: "Four phases", ru: "Четыре фазы" },
      blocks: [
        { entries: ["phase:new cards", "phase:sunrise", "phase:sunset", "phase:production"] },
        {
          en: "After that the market is discarded, and the next player clockwise becomes the active player, who begins phase IV.",
          ru: "После этого рынок сбрасывают, и активным игроком, который начинает фазу IV, становится следующий по часовой стрелке.",
        },
      ],
    },
    {
      id: "new-cards",
      title: { en: "I. New cards", ru: "I. Новые карты" },
      blocks: [
        {
          en: "You may discard **all** your cards, never a part of them, and draw as many. All decide at once. Then everybody draws 2 cards; an [office](offices) may bring one more. There is no limit to a hand.",
          ru: "Вы можете сбросить **все** карты, но не часть, и взять столько же. Все решают одновременно. Затем каждый берёт 2 карты; ещё одну может дать [контора](offices). Число карт в руке не ограничено.",
        },
      ],
    },
    {
      id: "sunrise",
      title: { en: "II. Sunrise: the plan", ru: "II. Рассвет: план" },
      blocks: [
        {
          en: "Cards are turned up for the [market](market) until 2 half-suns show. Then all plan at once and in secret. You may change your plan until everybody is ready.",
          ru: "Карты [рынка](market) открывают, пока не появятся 2 символа солнца. Затем все одновременно и втайне составляют план. Его можно менять, пока не готовы все.",
        },
        {
          steps: [
            {
              en: `Move assistants, if you like: ${MOVE_COST} coins for each.`,
              ru: `Переместите подмастерьев, если хотите: ${MOVE_COST} монеты за каждого.`,
            },
            {
              en: "Send your [worker](worker) to a production building where nobody stands, efficient or sloppy.",
              ru: "Отправьте [мастера](worker) в производственное здание, где никого нет: на совесть или спустя рукава.",
            },
            {
              en: "Lay a card aside, face down, if you want to [build](building) it in this round.",
              ru: "Отложите рубашкой вверх карту, если хотите в этом раунде её [построить](building).",
            },
          ],
        },
      ],
    },
    {
      id: "worker",
      title: { en: "Efficient or sloppy", ru: "На совесть или спустя рукава" },
      blocks: [
        {
          head: [
            { en: "who works", ru: "кто работает" },
            { en: "needs", ru: "нужно" },
            { en: "makes", ru: "делает" },
          ],
          rows: [
            [
              { en: "worker, efficient", ru: "мастер, на совесть" },
              { en: "all resources", ru: "все ресурсы" },
              { en: "2 goods", ru: "2 товара" },
            ],
            [
              { en: "worker, sloppy", ru: "мастер, спустя рукава" },
              { en: "all but 1, of your choice", ru: "все, кроме 1 на ваш выбор" },
              { en: "1 good", ru: "1 товар" },
            ],
            [
              { en: "assistant", ru: "подмастерье" },
              { en: "all resources", ru: "все ресурсы" },
              { en: "1 good", ru: "1 товар" },
            ],
          ],
        },
        {
          en: "While you plan, every building says how it stands. A full square is on the market or comes from an office, a half one is in your hand, a hollow one is missing. Below are both ways to work, with how likely each is once the evening has come: **✓** is certain, **–** is impossible.",
          ru: "Пока вы планируете, каждое здание говорит, как обстоят дела. Полный квадрат есть на рынке или в конторе, половинный — у вас в руке, пустого не хватает. Ниже — оба способа работать и то, насколько вероятен каждый, когда настанет вечер: **✓** — наверняка, **–** — невозможно.",
        },
        {
          pictures: [
            [
              "plan",
              {
                en: "A mill lacks 1 wool, which may still come; the charburner has all it needs",
                ru: "Мельнице не хватает 1 шерсти, которая ещё может прийти; у хижины углежога есть всё",
              },
            ],
          ],
        },
        {
          ours: {
            en: "The worker must go somewhere as long as there is room. A card laid aside is not in your hand during production.",
            ru: "Мастер обязан куда-то пойти, пока есть место. Отложенная карта во время производства не в руке.",
          },
        },
      ],
    },
    {
      id: "sunset",
      title: { en: "III. Sunset", ru: "III. Закат" },
      blocks: [
        {
          en: "All plans are revealed. Cards are turned up for a second row of the market until 2 more half-suns show.",
          ru: "Планы открываются. Во второй ряд рынка открывают карты, пока не появятся ещё 2 символа солнца.",
        },
      ],
    },
    {
      id: "market",
      title: { en: "The market", ru: "Рынок" },
      blocks: [
        {
          en: "Both rows count together, for everybody and for each building anew: nothing on the market is used up. But the market only **starts** production. Chains take nothing from it.",
          ru: "Оба ряда считаются вместе, для всех и для каждого здания заново: с рынка ничего не расходуется. Но рынок только **запускает** производство. Цепочки с него ничего не берут.",
        },
        {
          pictures: [
            [
              "market",
              {
                en: "Sunrise brought 3 cards, sunset 4. Below them what both rows come to",
                ru: "Рассвет принёс 3 карты, закат — 4. Под ними сумма обоих рядов",
              },
            ],
          ],
        },
      ],
    },
    {
      id: "production",
      title: { en: "IV. Production", ru: "IV. Производство" },
      blocks: [
        {
          en: "In turn, everybody first produces, then builds or hires. Where somebody works, look at the resources the building needs. What market and offices lack you may discard from hand; a card discarded serves one building only. If all is there, the goods come from the draw pile, face down. If not, the building makes nothing, and you keep your cards.",
          ru: "По очереди каждый сначала производит, потом строит или нанимает. Где кто-то работает, посмотрите, какие ресурсы нужны зданию. Чего нет на рынке и в конторах, можно сбросить из руки; сброшенная карта служит только одному зданию. Если всё есть, товары берут из колоды рубашкой вверх. Если нет, здание ничего не делает, и карты остаются у вас.",
        },
        {
          example: {
            en: "Your charburner needs 2 wheat and 1 wood; the market has 1 wheat. Sloppy, you need 1 resource fewer: discard 1 wheat or 1 wood and get 1 coal. Efficient, you would discard both and get 2 coal.",
            ru: "Хижине углежога нужно 2 пшеницы и 1 дерево; на рынке 1 пшеница. Спустя рукава нужно на 1 ресурс меньше: сбросьте 1 пшеницу или 1 дерево и получите 1 уголь. На совесть вы сбросили бы обе карты и получили бы 2 угля.",
          },
        },
        {
          en: "A glassmaker needs 11 or 12 resources of any kind.",
          ru: "Дому стеклодува нужно 11 или 12 любых ресурсов.",
        },
        {
          ours: {
            en: "You choose the order of your buildings. Cards are only discarded if production then succeeds.",
            ru: "Порядок зданий выбираете вы. Карты сбрасываются, только если производство удаётся.",
          },
        },
      ],
    },
    {
      id: "chains",
      title: { en: "Chains", ru: "Цепочки" },
      blocks: [
        {
          en: "Right after a building has made at least 1 good you may use its chain as often as you like: what it takes, **cards from your hand** or **goods from your other buildings**, is laid onto the building and becomes its good. If a chain takes two things, it takes one of each and gives 2 goods.",
          ru: "Сразу после того, как здание сделало хотя бы 1 товар, его цепочку можно использовать сколько угодно раз: то, что она берёт, — **карты из руки** или **товары с других ваших зданий** — кладут на здание, и оно становится его товаром. Если цепочка берёт две вещи, то по одной каждой, и даёт 2 товара.",
        },
        {
          pictures: [
            [
              "chain",
              {
                en: "Threads lead from what makes a good to what uses it: flour and coal go into the bakery",
                ru: "Нити ведут от того, кто делает товар, к тому, кто его берёт: мука и уголь идут в пекарню",
              },
            ],
          ],
        },
        {
          example: {
            en: "A brick manufacture takes clay from hand and coal. With 3 clay in hand and 2 coal you can make 4 more bricks.",
            ru: "Кирпичный завод берёт глину из руки и уголь. Если в руке 3 глины, а угля 2, можно сделать ещё 4 кирпича.",
          },
        },
        {
          ours: {
            en: "A chain closes when your next building begins to produce or you finish production.",
            ru: "Цепочка закрывается, когда начинает производить следующее ваше здание или вы заканчиваете производство.",
          },
        },
      ],
    },
    {
      id: "building",
      title: { en: "Building", ru: "Строительство" },
      blocks: [
        {
          en: "After production you may build the card that you laid aside. Pay with goods that are worth at least its price; there is no change. If you do not build it, it goes back to your hand.",
          ru: "После производства можно построить отложенную карту. Платят товарами не дешевле её цены; сдачи нет. Если вы её не строите, она возвращается в руку.",
        },
        {
          example: {
            en: "A building costs 7 coins. You pay with 2 iron (3 coins each) and 1 flour (2 coins): 8 coins, and 1 is lost.",
            ru: "Здание стоит 7 монет. Вы платите 2 железа (по 3 монеты) и 1 муку (2 монеты): 8 монет, и 1 пропадает.",
          },
        },
        {
          ours: {
            en: "A payment never holds a good that could be left out. You may own several buildings of one kind.",
            ru: "В оплате не бывает товара, без которого хватило бы. Можно иметь несколько одинаковых зданий.",
          },
        },
      ],
    },
    {
      id: "assistants",
      title: { en: "Assistants", ru: "Подмастерья" },
      blocks: [
        {
          en: "Instead of building you may hire 1 assistant: pay the price, and own the buildings of the colours shown. You keep them. The assistant goes at once to a production building of yours where nobody stands; the worker has left by then.",
          ru: "Вместо строительства можно нанять 1 подмастерье: заплатите цену и имейте здания указанных цветов. Они остаются у вас. Подмастерье сразу идёт в ваше производственное здание, где никого нет; мастер к этому времени уже ушёл.",
        },
        {
          en: `An assistant stays and works in every round. In phase II you may move one for ${MOVE_COST} coins. Only one person can be at a building.`,
          ru: `Подмастерье остаётся и работает каждый раунд. В фазе II его можно переместить за ${MOVE_COST} монеты. В здании может быть только кто-то один.`,
        },
        {
          ours: {
            en: "You may make several moves, each paid for. The same buildings serve for several assistants. Nobody takes the place of a hired assistant on offer.",
            ru: "Перемещений может быть несколько, каждое за плату. Одни и те же здания годятся для нескольких подмастерьев. На место нанятого никто не приходит.",
          },
        },
      ],
    },
    {
      id: "offices",
      title: { en: "Market offices", ru: "Торговые конторы" },
      blocks: [
        {
          en: "Grey buildings make nothing, and nobody works there. Most add 1 resource to the market, for their owner only, to start production, never for chains. One kind brings a card in phase I if you begin it with at most 3 cards.",
          ru: "Серые здания ничего не делают, и никто в них не работает. Большинство добавляет на рынок 1 ресурс, только для владельца, чтобы запустить производство, но не для цепочек. Один вид даёт карту в фазе I, если в её начале у вас не больше 3 карт.",
        },
        {
          ours: {
            en: "Several offices for cards bring a card each.",
            ru: "Несколько контор с картами дают по карте каждая.",
          },
        },
      ],
    },
    {
      id: "piles",
      title: { en: "When the pile is empty", ru: "Когда колода кончилась" },
      blocks: [
        {
          en: "The discard pile is shuffled. If that is empty too, everybody discards half of the hand, rounded down, and this is the new pile.",
          ru: "Перемешивают сброс. Если и он пуст, каждый сбрасывает половину руки с округлением вниз, и это новая колода.",
        },
      ],
    },
  ],
};
