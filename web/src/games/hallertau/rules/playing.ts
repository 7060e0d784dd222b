import type { Chapter, Told } from "../../../lib/rules";

export const playing: Chapter<Told> = {
  title: { en: "Playing cards", ru: "Как разыгрывать карты" },
  sections: [
    {
      id: "cards",
      title: { en: "Cards, at any time", ru: "Карты в любое время" },
      blocks: [
        {
          en: "You may play cards from your hand **at any time**, as many as you like, also in the turns of others. A card costs no action and no worker. It must be allowed in the phase, its condition must hold or its cost be paid, and then it brings what it shows.",
          ru: "Карты с руки можно разыгрывать **в любое время** и сколько угодно, даже в чужой ход. Карта не требует ни действия, ни работника. Она должна подходить к фазе, её условие должно выполняться или её стоимость должна быть оплачена — и тогда она приносит то, что на ней показано.",
        },
        {
          en: "A played card lies open before you to the end and cannot be used again; bonus cards pay in every phase 3. You may hold any number of cards. When a deck is empty, no more come from it.",
          ru: "Разыгранная карта лежит перед вами открытой до конца игры и второй раз не действует; карты бонусов платят в каждой фазе 3. На руке можно держать сколько угодно карт. Когда колода кончилась, карт из неё больше нет.",
        },
        { entries: ["deck:gateway", "deck:farmyard", "deck:bonus", "deck:points"] },
        {
          list: [
            {
              en: "**Gateway cards** never cost anything. They give your village its first push, and most bring a bonus card.",
              ru: "**Карты ворот** никогда ничего не стоят. Они дают деревне первый толчок, и большинство приносит карту бонуса.",
            },
            {
              en: "**Farmyard cards**: about two of three have a cost. You get six in any case, one in each phase 5.",
              ru: "**Карты фермы**: примерно две из трёх надо оплатить. Шесть из них придут в любом случае, по одной в каждой фазе 5.",
            },
            {
              en: "**Bonus cards**: three of five have a cost. They come mostly from other cards.",
              ru: "**Карты бонусов**: три из пяти надо оплатить. Приходят они в основном с других карт.",
            },
            {
              en: "**Point cards**: four of five have a cost, often a high one. You start with one, as a plan for the game.",
              ru: "**Карты победных очков**: четыре из пяти надо оплатить, часто недёшево. С одной из них вы начинаете: это замысел на партию.",
            },
          ],
        },
        {
          en: "Cards that leave the game from a hand are shown to all.",
          ru: "Карты, которые уходят из игры с руки, показывают всем.",
        },
      ],
    },
    {
      id: "conditions",
      title: { en: "Conditions and costs", ru: "Условия и стоимость" },
      blocks: [
        {
          pictures: [
            ["card:008", { en: "Condition, on green: kept", ru: "Условие, на зелёном" }],
            ["card:405", { en: "Cost, on red: paid", ru: "Стоимость, на красном" }],
            ["card:001", { en: "Slashes: choose a place", ru: "Косые черты" }],
          ],
        },
        {
          en: "A **condition** (green) asks for something that you have or that is the case. You lose nothing by it. Only what is yours counts, unless it speaks of the action board; there it does not matter who brought it about. Without another sign **at least** so much is meant. Goods must be in your stock, not on your fields.",
          ru: "**Условие** (зелёное) требует что-нибудь иметь или чтобы что-нибудь произошло. Вы при этом ничего не теряете. Считается только ваше, если речь не о планшете действий; там неважно, чьих рук это дело. Если нет другого знака, имеется в виду **хотя бы** столько. Товары должны быть в запасе, а не на полях.",
        },
        {
          en: "A **cost** (red, with a minus) is paid, exactly as shown.",
          ru: "**Стоимость** (красная, с минусом) оплачивается, ровно как показано.",
        },
        {
          en: "Several things in a row must all be had or paid. At “or” one of them will do; both bring no more than one.",
          ru: "Если показано несколько вещей подряд, нужны все. Где стоит «или», довольно одной; выполнив обе, вы не получите больше.",
        },
        {
          en: "**Slashes** belong together by their places: with the second number above comes the second number below. Choose any place whose number you reach; it need not be the last.",
          ru: "**Косые черты** связаны по местам: второму числу сверху отвечает второе число снизу. Выберите любое место, до числа которого вы дотянулись; не обязательно последнее.",
        },
        {
          example: {
            en: "Card 001 asks for 2, 3 or 4 sheep and moves one sheep 1, 2 or 3 steps. With 3 sheep it moves up to two steps.",
            ru: "Карта 001 требует 2, 3 или 4 овцы и перемещает одну овцу на 1, 2 или 3 шага. С тремя овцами — не больше чем на два шага.",
          },
        },
        {
          en: "What a card brings is optional, in whole or in part. What it asks for is not.",
          ru: "Всё, что карта приносит, необязательно — целиком или частично. То, чего она требует, обязательно.",
        },
        {
          ours: {
            en: "A card does not count itself. Which of its numbers you use, its condition and its cost are settled when you lay it down; what its effect counts, when it takes effect. On card 509 four tiers share three printed numbers of bonus cards; we take 0, 0, 1, 2.",
            ru: "Карта не считает саму себя. Какое из её чисел вы выбрали, её условие и стоимость определяются, когда вы её выкладываете, а то, что считает её эффект, — когда он наступает. На карте 509 на четыре ступени приходится три напечатанных числа карт бонусов; мы берём 0, 0, 1, 2.",
          },
        },
      ],
    },
    {
      id: "timing",
      title: { en: "The right moment", ru: "Подходящий момент" },
      blocks: [
        {
          en: "An **hourglass** with a number means: only in that phase. If it is struck out: not in that phase.",
          ru: "**Песочные часы** с числом означают: только в этой фазе. Если они зачёркнуты — в любой, кроме неё.",
        },
        {
          en: "Played **in the middle of an action**, a card takes effect after that action is finished. Several take effect one after the other, in the order you like. Between actions it takes effect at once.",
          ru: "Эффект карты, разыгранной **посреди действия**, наступает, когда действие закончено. Если таких карт несколько, они действуют по очереди, в любом порядке. Между действиями эффект наступает сразу.",
        },
        {
          en: "Some cards speak of what has **just** happened, such as spending your last jewelry. They can be played only then.",
          ru: "Некоторые карты говорят о том, что произошло **только что**, например что вы потратили последнюю драгоценность. Разыграть их можно лишь в этот момент.",
        },
        {
          en: "If several want to play cards at the same moment, the player whose turn it is begins (in phases 4 and 9), else the first player; the others follow clockwise.",
          ru: "Если карты хотят разыграть сразу несколько человек, начинает тот, чей сейчас ход (в фазах 4 и 9), а иначе первый игрок; остальные — за ним по часовой стрелке.",
        },
        {
          ours: {
            en: "One action is one line of a space, one sowing, one exchange, one income, one harvested field, one step of a building with the move of the centre, or the whole effect of a card. “Just now” lasts until the next action, turn or phase begins; other cards do not end it. What was harvested in phase 7 counts to the end of that phase.",
            ru: "Одно действие — это одна строка ячейки, один посев, один обмен, один доход, одно убранное поле, один шаг мастерской вместе с движением центра или весь эффект карты. «Только что» длится до начала следующего действия, хода или фазы; другие карты его не прерывают. Собранное в фазе 7 считается до конца этой фазы.",
          },
        },
      ],
    },
    {
      id: "asking",
      title: { en: "How you are asked here", ru: "Как вас спрашивают здесь" },
      blocks: [
        {
          en: "Whenever you decide anything, your playable cards are lit and can be played first: touch the card, then confirm. Besides, you are asked where a chance might pass:",
          ru: "Когда вы что-нибудь решаете, карты, которые можно разыграть, подсвечены, и их можно разыграть раньше: нажмите на карту и подтвердите. Кроме того, вас спросят там, где случай можно упустить:",
        },
        {
          list: [
            {
              en: "after an action of anybody, if you hold a card about that moment or about the action board that can be played now; a card about the board that you declined is offered again in the same phase only when it would bring something else,",
              ru: "после чьего-либо действия, если у вас на руке есть подходящая сейчас карта об этом моменте или о планшете действий; карту о планшете, от которой вы отказались, в той же фазе предложат снова, только если она принесёт что-то другое,",
            },
            {
              en: "at the end of a phase, if you can play a card and something has changed since you were last asked,",
              ru: "в конце фазы, если вы можете разыграть карту и с прошлого вопроса что-то изменилось,",
            },
            {
              en: "before your old sheep die, if a card could save them.",
              ru: "перед тем как умрут старые овцы, если карта может их спасти.",
            },
          ],
        },
        {
          en: "Choose **“play no card”** to go on, or **“play no more cards in this phase”** to be left in peace until the next phase; at your own decisions you can play cards all the same.",
          ru: "Ответьте **«не разыгрывать карту»**, чтобы идти дальше, или **«больше не разыгрывать карт в этой фазе»**, чтобы вас не спрашивали до следующей фазы; при ваших собственных решениях карты всё равно можно разыграть.",
        },
        {
          en: "Gains come by themselves, but you may decline one that a card in your hand would rather have less of, and new fields in rows 2 to 4 that would take your last columns. What has only one answer is done for you.",
          ru: "Ресурсы приходят сами, но можно отказаться от того, чего какой-нибудь карте на руке лучше иметь меньше, и от новых полей в рядах 2–4, которые заняли бы последние столбцы. Там, где ответ один, всё делается само.",
        },
        {
          en: "If you would like to be asked everywhere the rules leave a choice, open the **settings** at the top of the table and choose **“Ask me for everything”**; there you also turn it off again. It holds for you alone and makes the game longer. The table's option **Questions** says how everybody begins.",
          ru: "Если хотите, чтобы вас спрашивали везде, где правила дают выбор, откройте **настройки** вверху стола и выберите **«Спрашивать меня обо всём»**; там же это и выключают. Это касается только вас, а игра станет длиннее. Параметр стола **«Вопросы»** задаёт, с чего начинают все.",
        },
        {
          ours: {
            en: "When to ask is our decision. By the rules a card that can wait may also be played after any action of others, and a gain that, as far as your cards and fields tell, can only help may be declined too; “Ask me for everything” asks for that as well. All else is the same with both settings.",
            ru: "Когда спрашивать — наше решение. По правилам карту, которая может подождать, можно разыграть и после любого чужого действия, а от того, что, судя по вашим картам и полям, может только помочь, можно и отказаться; «Спрашивать меня обо всём» спрашивает и об этом. Всё остальное при обеих настройках одинаково.",
          },
        },
      ],
    },
    {
      id: "decks",
      title: { en: "Which decks", ru: "Какие бывают колоды" },
      blocks: [
        {
          en: "Each game uses one gateway deck and one farmyard deck. The first digit of its number tells a card’s deck.",
          ru: "В каждой игре участвуют одна колода ворот и одна колода фермы. Колоду карты выдаёт первая цифра её номера.",
        },
        {
          entries: [
            "deck:gateway:beginner",
            "deck:gateway:intermediate",
            "deck:gateway:expert",
            "deck:gateway:master",
            "deck:farmyard:hops",
            "deck:farmyard:sheep",
            "deck:farmyard:field",
            "deck:farmyard:jewelry",
          ],
        },
        {
          en: "The gateway decks grow harder from beginner to master. The farmyard decks lean towards what their names say.",
          ru: "Колоды ворот усложняются от новичка к мастеру. У колод фермы уклон в то, о чём говорит их название.",
        },
      ],
    },
    {
      id: "symbols",
      title: { en: "How to read the cards", ru: "Как читать карты" },
      blocks: [
        {
          en: "Numbers before a symbol say how many; the signs ≥, ≤ and = mean at least, at most and exactly. A small symbol in the corner says more about the large one. Every card is also told in words: point at it, or press it long.",
          ru: "Число перед символом говорит, сколько; знаки ≥, ≤ и = значат «хотя бы», «не больше» и «ровно». Маленький символ в углу уточняет большой. У каждой карты есть и текст: наведите на неё курсор или нажмите подольше.",
        },
        { en: "**What you have and what you count**", ru: "**Что у вас есть и что считается**" },
        {
          pictures: [
            ["needs=barley >= 7", { en: "at least 7 barley in stock", ru: "хотя бы 7 ячменя в запасе" }],
            ["needs=crops >= 10", { en: "crops, all kinds together", ru: "полевые культуры, все виды вместе" }],
            ["needs=best_crop >= 8", { en: "crops of one kind", ru: "полевая культура одного вида" }],
            ["needs=tools + jewelry >= 7", { en: "two things added up", ru: "сумма двух вещей" }],
            ["needs=clay >= window", { en: "the number in your centre's window", ru: "число в окошке вашего центра" }],
            ["needs=milk >= 2 * round", { en: "the number of the round", ru: "номер раунда" }],
            ["needs=fields >= 6", { en: "fields, sown or not", ru: "поля, засеянные или нет" }],
            ["needs=row5 >= 2", { en: "fields in row 5", ru: "поля в ряду 5" }],
            ["needs=empty == 1", { en: "empty fields, here exactly 1", ru: "пустые поля, здесь ровно 1" }],
            ["needs=sown >= 6", { en: "sown fields", ru: "засеянные поля" }],
            ["needs=sown_row5 >= 3", { en: "sown fields in row 5", ru: "засеянные поля в ряду 5" }],
            ["needs=sown_hops >= 2", { en: "fields sown with hops", ru: "поля, засеянные хмелем" }],
            ["needs=sown_alike >= 3", { en: "fields sown alike", ru: "поля с одинаковым посевом" }],
            ["needs=sown_kinds >= 4", { en: "different crops on fields", ru: "разные культуры на полях" }],
            ["needs=sheep > fields", { en: "more sheep than fields", ru: "овец больше, чем полей" }],
            ["needs=round4_sheep >= 1", { en: "sheep on the card of round 4", ru: "овцы на карте раунда 4" }],
            ["needs=stable >= 1", { en: "sheep in the stable", ru: "овцы в овчарне" }],
            ["needs=largest_flock >= 3", { en: "sheep on one card", ru: "овцы на одной карте" }],
            ["needs=flocks >= 2", { en: "farmyard cards with sheep", ru: "карты фермы с овцами" }],
            ["pays=rye = bare_cards", { en: "farmyard cards without sheep", ru: "карты фермы без овец" }],
            ["pays=flax = grazing", { en: "sheep on farmyard cards", ru: "овцы на картах фермы" }],
            ["needs=doomed >= 1", { en: "sheep that die next", ru: "овцы, которые скоро умрут" }],
            [
              "needs=hand_but_gateway >= 2",
              { en: "hand cards other than gateway cards", ru: "карты на руке, кроме карт ворот" },
            ],
            ["needs=played >= 3", { en: "cards you have played", ru: "карты, которые вы разыграли" }],
            [
              "needs=played_gateway >= 5",
              {
                en: "played gateway cards; likewise of other decks",
                ru: "разыгранные карты ворот; так же и других колод",
              },
            ],
            ["needs=played_alike >= 3", { en: "played cards of one deck", ru: "разыгранные карты одной колоды" }],
            [
              "needs=lead >= 3",
              { en: "a building so far ahead of another", ru: "мастерская опережает другую на столько" },
            ],
            [
              "needs=improved >= 3",
              { en: "steps of one building in this phase", ru: "шаги одной мастерской в этой фазе" },
            ],
            ["needs=harvested >= 16", { en: "goods harvested in this phase", ru: "товары, собранные в этой фазе" }],
            [
              "needs=tools_gained >= 3",
              { en: "tools gained in this phase", ru: "инструменты, полученные в этой фазе" },
            ],
            [
              "needs=workers == 1",
              { en: "workers you have still to place", ru: "работники, которых вы ещё не разместили" },
            ],
          ],
        },
        {
          en: "**What is on the action board, and what has just happened**",
          ru: "**Что на планшете действий и что случилось только что**",
        },
        {
          pictures: [
            ["needs=full_spaces >= 1", { en: "full action spaces", ru: "полностью занятые ячейки" }],
            ["needs=spaces_of_three >= 2", { en: "spaces with exactly 3 workers", ru: "ячейки ровно с 3 работниками" }],
            ["needs=nursery >= 3", { en: "workers on the Nursery", ru: "работники на «Садоводстве»" }],
            [
              "needs=cleared >= 6",
              { en: "workers just removed from one sector", ru: "работники, только что снятые с одного сектора" },
            ],
            [
              "needs=sector_used >= 9",
              {
                en: "workers in the sector you have just used",
                ru: "работники в секторе, который вы только что использовали",
              },
            ],
            [
              "needs=field_work >= 1",
              { en: "you have just used a space for sowing", ru: "вы только что использовали ячейку с посевом" },
            ],
            ["needs=butchering >= 1", { en: "you are using the Butchery", ru: "вы используете «Скотобойню»" }],
            [
              "needs=last_action >= 1",
              { en: "you have just used up your workers", ru: "у вас только что кончились работники" },
            ],
            [
              "needs=exchanged >= 3",
              { en: "workers just exchanged for tools", ru: "работники, только что обменянные на инструменты" },
            ],
            [
              "needs=tools_at_once >= 2",
              { en: "tools just gained at once", ru: "инструменты, только что полученные за раз" },
            ],
            [
              "needs=spent_last_jewelry >= 1",
              { en: "you have just spent your last jewelry", ru: "вы только что потратили последнюю драгоценность" },
            ],
            [
              "needs=reaped_barley >= 3",
              {
                en: "barley just harvested; likewise other crops",
                ru: "только что собранный ячмень; так же и другие культуры",
              },
            ],
            [
              "needs=reaped_best >= 11",
              { en: "one kind of crop just harvested", ru: "только что собранная культура одного вида" },
            ],
            [
              "needs=played_when_drawn >= 1",
              {
                en: "you have just played a card as soon as you drew it",
                ru: "вы только что разыграли карту, едва её взяв",
              },
            ],
          ],
        },
        { en: "**What you pay**", ru: "**Чем вы платите**" },
        {
          pictures: [
            ["pays=2 fields", { en: "2 fields, from any rows", ru: "2 поля из любых рядов" }],
            ["pays=1 field in row 5", { en: "a field in row 5", ru: "поле из ряда 5" }],
            ["pays=7 fields above row 2", { en: "fields in row 3 or higher", ru: "поля из ряда 3 и выше" }],
            ["pays=1 sown field", { en: "a sown field, with what is on it", ru: "засеянное поле вместе с посевом" }],
            ["pays=1 marker", { en: "what is sown on one field", ru: "посев с одного поля" }],
            ["pays=2 hand cards", { en: "any 2 hand cards, out of the game", ru: "любые 2 карты с руки, вон из игры" }],
            ["pays=2 point cards", { en: "2 point cards from your hand", ru: "2 карты победных очков с руки" }],
            ["pays=4 of one crop", { en: "4 crops of one kind", ru: "4 полевые культуры одного вида" }],
            ["pays=14 of 1 kind", { en: "14 goods of one kind", ru: "14 товаров одного вида" }],
            ["pays=5 of 2 kinds", { en: "5 goods of each of two kinds", ru: "по 5 товаров двух видов" }],
            ["pays=crops beyond 3", { en: "all your crops but 3", ru: "все полевые культуры, кроме 3" }],
            ["pays=2 sheep back", { en: "move 2 sheep one step back", ru: "2 овцы на шаг назад" }],
            ["pays=1 building back", { en: "move a building one space back", ru: "мастерская на клетку назад" }],
          ],
        },
        { en: "**What you get**", ru: "**Что вы получаете**" },
        {
          pictures: [
            [
              "gains=1 bonus",
              {
                en: "draw a bonus card; likewise from other decks",
                ru: "возьмите карту бонуса; так же и из других колод",
              },
            ],
            ["gains=2 crops", { en: "2 crops of your choice", ru: "2 любые полевые культуры" }],
            ["gains=2 different crops", { en: "2 crops of different kinds", ru: "2 разные полевые культуры" }],
            [
              "gains=2 of one crop, sow it",
              { en: "2 crops of one kind; one may be sown", ru: "2 полевые культуры одного вида; одну можно посеять" },
            ],
            ["gains=1 field in row 4", { en: "a new field in row 4", ru: "новое поле в ряд 4" }],
            ["gains=sow 2", { en: "sow up to 2 fields", ru: "засейте до 2 полей" }],
            ["gains=sow 1 flax", { en: "sow flax, no other crop", ru: "посейте лён, именно его" }],
            ["gains=sow 1 wool", { en: "sow wool like a crop", ru: "посейте шерсть, как культуру" }],
            [
              "gains=sow double",
              { en: "sow the same crop twice on one field", ru: "посейте одну культуру дважды на одном поле" },
            ],
            ["gains=reap 1", { en: "harvest a field now", ru: "соберите урожай с поля сейчас" }],
            [
              "gains=double a harvest",
              { en: "the next field brings twice as much", ru: "следующее поле даст вдвое больше" },
            ],
            ["gains=raise 3", { en: "raise up to 3 fields one row", ru: "поднимите до 3 полей на ряд" }],
            ["gains=raise empty", { en: "raise all empty fields one row", ru: "поднимите на ряд все пустые поля" }],
            ["gains=raise sown", { en: "raise all sown fields one row", ru: "поднимите на ряд все засеянные поля" }],
            ["gains=raise all", { en: "raise all fields one row", ru: "поднимите на ряд все поля" }],
            ["gains=lift 1 to row 4", { en: "move an empty field up to row 4", ru: "поднимите пустое поле в ряд 4" }],
            [
              "gains=fields by jewelry",
              {
                en: "two fields whose rows add up to your jewelry",
                ru: "два поля; сумма их рядов равна числу драгоценностей",
              },
            ],
            ["gains=step 2 sheep", { en: "move 2 sheep one step each", ru: "2 овцы на шаг вперёд каждая" }],
            ["gains=walk one sheep 2", { en: "move one sheep 2 steps", ru: "одна овца на 2 шага вперёд" }],
            [
              "gains=clay = 12 - window",
              { en: "so much clay as is worked out", ru: "столько глины, сколько получится" },
            ],
            ["gains=wool = half hides", { en: "half as much, rounded down", ru: "вдвое меньше, с округлением вниз" }],
            [
              "gains=advance a building",
              {
                en: "move a building one step for free; a boulder blocks it",
                ru: "бесплатный шаг мастерской; валун его не пустит",
              },
            ],
            [
              "gains=push 3 boulders",
              { en: "push 3 boulders without tools", ru: "сдвиньте 3 валуна без инструментов" },
            ],
            [
              "gains=use a space",
              {
                en: "use a space with at most 1 worker; workers come from the supply",
                ru: "используйте ячейку, где не больше 1 работника; работники — из общего запаса",
              },
            ],
            ["gains=clear a space", { en: "empty a space", ru: "освободите ячейку" }],
            [
              "gains=clear the top of land_sale & town_hall",
              { en: "remove the top rows of two named spaces", ru: "снимите верхние ряды с двух названных ячеек" },
            ],
            [
              "gains=take a top row",
              {
                en: "take the workers of a space's top row as your own",
                ru: "возьмите себе работников верхнего ряда ячейки",
              },
            ],
            [
              "gains=shift three workers",
              {
                en: "move 3 workers from one space to the third row of another",
                ru: "переместите 3 работников с одной ячейки в третий ряд другой",
              },
            ],
            [
              "gains=place a lone worker",
              {
                en: "place your last worker alone in a second row",
                ru: "поставьте последнего работника одного во второй ряд",
              },
            ],
            ["gains=butcher for jewelry", { en: "pay jewelry instead of the sheep", ru: "драгоценность вместо овцы" }],
            ["gains=first player", { en: "take the first-player token", ru: "возьмите жетон первого игрока" }],
            ["sign:laurel", { en: "points at the end", ru: "очки в конце игры" }],
            ["sign:cycle", { en: "income, in every phase 3", ru: "доход в каждой фазе 3" }],
            [
              "sign:hourglass",
              { en: "only in this phase; struck out: not in it", ru: "только в этой фазе; зачёркнуто: кроме неё" },
            ],
          ],
        },
      ],
    },
  ],
};
