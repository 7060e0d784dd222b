import type { Rules } from "../../../lib/rules";
import { CARDS } from "./cards";

export const rules: Rules = {
  chapters: [
    {
      title: "The game",
      sections: [
        {
          id: "aim",
          title: "What it is about",
          blocks: [
            "You run a small village in the hop country north of Munich. For six rounds you send out workers, sow and harvest fields, keep sheep and play cards. With the goods you supply five craft buildings, and the village grows around them.",
            "Points come above all from two things: from moving your **community centre** to the right, and from the **cards** you have played. Sheep in the stable, jewelry and what is left over add a few. **Whoever has the most points after six rounds wins.**",
            "One to four play. Nobody can take anything away from you. What you compete for is room on the action board: a space becomes dearer each time it is used.",
          ],
        },
        {
          id: "pieces",
          title: "What lies on the table",
          blocks: [
            "In the middle lies the **action board**: 20 spaces in four sectors of five. Each space has rows for workers, and the space in each corner has a deck of cards.",
            {
              pictures: [
                [
                  "actions:start",
                  "The action board at the start of a game for two: the first sector card named sectors 1 and 3",
                ],
              ],
            },
            "Everybody has a village of four parts. The **community centre** with five craft buildings on tracks of ten steps, and two boulders in the way of each:",
            {
              pictures: [
                [
                  "centre:start",
                  "The price of a step this round, the windows of the centre, and the buildings with the goods they take",
                ],
              ],
            },
            "The **field board** with eight columns and the rows 2 to 5, and the **stable board** with six hidden farmyard cards, one for each round, and the stable:",
            {
              pictures: [
                ["fields:sown", "Fields: two are sown"],
                ["stable:flock", "Sheep on the cards of rounds 4 and 5"],
              ],
            },
            "And the **stock** of goods and tools, with a box for up to ten pieces of jewelry.",
          ],
        },
        {
          id: "set-up",
          title: "Set-up",
          blocks: [
            {
              steps: [
                "Choose one of the four gateway decks and one of the four farmyard decks. For a first game take **beginner** and **hops**. The bonus cards and the point cards are always in the game. Each deck is shuffled.",
                "Everybody gets 1 barley, 1 flax and 1 rye, and three empty fields, in rows 2, 3 and 4.",
                "The centre stands at the left with 6 in its window, the five craft buildings right next to it. Two boulders lie in front of each building, 2 and 4 spaces ahead.",
                "Six farmyard cards are laid face down on everybody's stable board. Nobody knows them, not even their owner.",
                "Everybody draws 4 gateway cards and 1 point card. There are no sheep, tools and jewelry yet.",
                "A random player is first and gets the first-player token.",
                "With one to three players the first of six [sector cards](sectors) is turned up. The sectors it names stay empty; on every space of the other sectors 1 worker is put into the lowest row. With four players the whole board starts empty.",
              ],
            },
            {
              ours: "That the fields start in rows 2, 3 and 4 is only drawn in the rulebook; we take it from its example of a first round. Decks of one kind are never mixed.",
            },
          ],
        },
        {
          id: "first-game",
          title: "Hints for a first game",
          blocks: [
            {
              list: [
                "Get **clay** in round 1. Without it the carpentry stands still, and the centre with it. Selling your poorest field (Land Sale) brings 3 clay and 1 jewelry at once.",
                "**Sow early.** A crop on row 4 comes back as four. Milk and wool you get from the Busy Weekend, which sows as well.",
                "**Turn workers into tools.** In round 1 a step costs a single good, so this is the best time to take two steps with many buildings, and for each second step you need a tool. You keep the tools for later rounds.",
                "Move **all five** buildings. One that is left behind holds back the centre, and with it your workers.",
                "Do not fear drawing cards: a corner space gives a card and makes you first in the next round.",
                "Keep jewelry for late rounds. It always pays a whole step: 1 good in round 1, but 6 goods in round 6.",
              ],
            },
            {
              example:
                "Round 1, six workers: one to Land Sale, giving up the field in row 2. One to Busy Weekend: a milk, barley on row 3, flax on row 4. The last four become tools. After the harvest you can take two steps with the carpentry, the brewhouse, the bakehouse and the tailor and one with the icehouse. The centre moves one step: 7 workers next round.",
            },
          ],
        },
      ],
    },
    {
      title: "What you own",
      sections: [
        {
          id: "goods",
          title: "Goods",
          blocks: [
            "There are nine goods: four **crops**, which can be sown, four **animal products**, and clay. You may have any number of each. Nothing runs out but the decks.",
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
            "You may never throw anything away just because a card would like you to have less.",
          ],
        },
        {
          id: "fields",
          title: "Fields",
          blocks: [
            "The row of a field, 2 to 5, is its fertility: **so many crops you harvest from it.** Each of the eight columns holds one field, so eight are the most you can have; a ninth is not gained. In which column a field lies does not matter.",
            "**Sowing** puts one crop from your stock onto an empty field. You may sow fewer fields than an action allows. You cannot sow from the supply, nor move what is sown. Sown crops are no longer in your stock and do not count for cards that ask for goods.",
            {
              pictures: [
                ["fields:sown", "Rye is sown on row 3, barley on row 4"],
                ["fields:reaped", "After fallow and harvest: 3 rye and 4 barley gained"],
              ],
            },
            "Sown fields drop a row when they are [harvested](harvest), fields left empty rise in [phase 6](fallow). Taking turns pays: rest in one round, crops in the next.",
            "If you give up a field, take it from any row; what is sown on it is lost.",
          ],
        },
        {
          id: "sheep",
          title: "Sheep",
          blocks: [
            { entries: ["good:sheep"] },
            "In rounds 1, 2 and 3 a new sheep goes onto your farmyard card of round 4, 5 or 6, three rounds ahead. In phase 2 of that round the card is taken away, and **the sheep on it die of old age**. From round 4 on new sheep go into the stable, where they live on to the end.",
            {
              pictures: [
                [
                  "stable:crowd",
                  "Round 4: the cards of rounds 1 to 4 have gone; two sheep must be moved before round 6, three are safe",
                ],
              ],
            },
            "Some actions and cards move a sheep **one step**: to the card of the next round, or from the card of round 6 into the stable. So you can keep it alive.",
            "When you pay with a sheep, take it from any card or from the stable. Best is one that would soon die.",
          ],
        },
        {
          id: "jewelry",
          title: "Jewelry",
          blocks: [
            { entries: ["good:jewelry"] },
            "One jewelry pays for one step of any craft building, whatever the round. It does not replace tools: boulders still have to be moved. What you would gain beyond ten is lost.",
          ],
        },
        {
          id: "tools",
          title: "Workers and tools",
          blocks: [
            { entries: ["good:tools"] },
            "**Workers** come in phase 2, as many as the window of your centre shows, and all are used in the same round: on the action board, or in exchange for tools. Each worker you hand in becomes one tool; do that with as many as you like in one turn.",
            "**Tools** stay with you and serve in every [phase 9](boulders). Only in round 6 they wear out.",
          ],
        },
      ],
    },
    {
      title: "The round",
      sections: [
        {
          id: "rounds",
          title: "Six rounds",
          blocks: [
            "The game has six rounds, each with the same [ten phases](phases). The number of the round matters: it says what a step of a craft building costs, how much clay Clay Delivery brings, and where new sheep go.",
            "The **first player** begins in every phase. The token does not move by itself: whoever uses a corner space takes it, as often as that happens, and who has it at the end of phase 4 is first from then on. The order of the running phase 4 does not change.",
          ],
        },
        {
          id: "phases",
          title: "Ten phases",
          blocks: [
            {
              head: ["phase", "what happens", "you decide"],
              rows: [
                ["1. [Clearing](sectors)", "workers leave the action board", "–"],
                ["2. [New workers](new-workers)", "old sheep die, workers come", "–"],
                ["3. [Income](income)", "played bonus cards pay", "their order"],
                ["4. [Actions](actions)", "place workers, or make tools", "yes"],
                ["5. [New card](new-card)", "your farmyard card of the round", "–"],
                ["6. [Fallow](fallow)", "empty fields rise", "one field"],
                ["7. [Harvest](harvest)", "sown fields bring crops and drop", "–"],
                ["8. [Milking](milking)", "1 milk for each sheep", "–"],
                ["9. [Progress](progress)", "move craft buildings", "yes"],
                ["10. [Boulders](boulders-back)", "boulders are laid ahead again", "–"],
              ],
            },
            "What needs no decision is done for you. [Cards](cards) may be played in any phase.",
          ],
        },
        {
          id: "sectors",
          title: "Phase 1: clearing",
          blocks: [
            "From every space of certain sectors the workers of the **highest occupied row** are removed, and only of that row. A space with all three rows taken keeps its two lower ones.",
            "With four players this happens in all four sectors. With fewer a sector card is turned up each round, six in the game:",
            {
              head: ["players", "sectors of the six cards"],
              rows: [
                ["2", "1+2, 1+3, 1+4, 2+3, 2+4, 3+4"],
                ["3", "1+2+3, 1+2+4, 1+3+4, 2+3+4, 1+2 and one of 3, 4 by chance, 3+4 and one of 1, 2 by chance"],
                ["1", "1, 2, 3, 4, one of 1, 2 by chance, one of 3, 4 by chance"],
              ],
            },
            "In round 1 set-up has already done it.",
            {
              ours: "The cards for one player are ours: what is printed on them we could not find. That fewer players clear fewer sectors, and that some are drawn by chance, is the rulebook's.",
            },
          ],
        },
        {
          id: "new-workers",
          title: "Phase 2: new workers",
          blocks: [
            {
              steps: [
                "Your farmyard card of the round leaves the stable board, still face down.",
                "Sheep on it die. You get nothing for them.",
                "You get as many workers as the [window of your centre](centre) shows: 6 at first, up to 12.",
              ],
            },
            { ours: "Once the window shows points, it counts as 12, also for cards that ask for its number." },
          ],
        },
        {
          id: "income",
          title: "Phase 3: income",
          blocks: [
            "Every bonus card you have played brings what is shown beside its turning arrows, in the order you like. With what comes in you may at once play more cards: a bonus card played in this phase pays at once.",
            "Bonus cards in your hand bring nothing. In round 1 the phase is left out.",
          ],
        },
        {
          id: "actions",
          title: "Phase 4: actions",
          blocks: [
            "Beginning with the first player and going clockwise, everybody does **one** of two things, again and again, until nobody has workers left:",
            {
              list: [
                "**Place workers** on an [action space](spaces) and use it at once.",
                "**Exchange workers** for as many tools, one or more.",
              ],
            },
            "The rows of a space are filled from below: the lowest costs **1 worker**, the second **2**, the third **3**. The spaces in the corners have only two rows. A full space cannot be used. It does not matter whose workers are there.",
            "A space does everything it shows, from top to bottom, once, no matter how many workers you paid. Where it says “or” or has a slash, choose one. An arrow is an exchange: pay what is before it to get what is after it. **Every part is optional**; you may even use a space for nothing.",
            "You cannot pass while you have workers. Who has none is left out.",
          ],
        },
        {
          id: "new-card",
          title: "Phase 5: a new card",
          blocks: ["The farmyard card that you took off in phase 2 comes into your hand. You may play it at once."],
        },
        {
          id: "fallow",
          title: "Phase 6: fallow",
          blocks: [
            {
              steps: [
                "All your **empty** fields rise one row; row 5 is the highest.",
                "Then **one** empty field that is not yet in row 5 rises once more. You choose which.",
              ],
            },
            "You cannot refuse either of them.",
            { example: "You have empty fields in rows 2 and 3. They rise to 3 and 4, and then one of them to 4 or 5." },
          ],
        },
        {
          id: "harvest",
          title: "Phase 7: harvest",
          blocks: [
            "Each sown field brings as much of what is sown on it as the number of its row, then drops one row. Row 2 is the lowest; fields never get lost by a harvest.",
            { example: "Barley on row 4 brings 4 barley, one of them the seed. The field drops to row 3." },
            {
              ours: "A field that a card sows during this phase is harvested in it too, but each field only once. You are asked for the order of the fields only where a card makes it matter.",
            },
          ],
        },
        {
          id: "milking",
          title: "Phase 8: milking",
          blocks: ["You get 1 milk for each of your sheep, on cards or in the stable."],
        },
        {
          id: "progress",
          title: "Phase 9: progress",
          blocks: [
            "One player after the other, from the first player on, moves craft buildings to the right, as many and as often as they can pay for.",
            "A step costs as many goods **as the number of the round**, of the kinds the building takes, in any mix its limit allows. Or it costs **1 jewelry**.",
            {
              entries: [
                "building:carpentry",
                "building:brewhouse",
                "building:icehouse",
                "building:bakehouse",
                "building:tailor",
              ],
            },
            "The limits hold for each single step, and for what you pay, not for what you have.",
            "**Different goods save goods.** From round 3 on a step costs 1 good less if you pay with at least two kinds, from round 5 on 2 goods less if you pay with three. The kinds must be among what you really pay, and the limit must still be kept. So the carpentry and the brewhouse profit only from round 4 on:",
            {
              head: ["fewest goods for a step in round", "1", "2", "3", "4", "5", "6"],
              rows: [
                ["carpentry, brewhouse", "1", "2", "3", "3", "4", "5"],
                ["icehouse", "1", "2", "2", "3", "4", "5"],
                ["bakehouse, tailor", "1", "2", "2", "3", "3", "4"],
              ],
            },
            {
              example:
                "Round 4, the brewhouse: 4 barley, or 3 barley and 1 hops, or with the discount 2 barley and 1 hops. One barley and two hops are not allowed.",
            },
            "After ten steps a building is at the end.",
            { ours: "Progress is always made in turn, never at the same time." },
          ],
        },
        {
          id: "boulders",
          title: "Boulders",
          blocks: [
            "A building cannot move onto a boulder. **Each tool pushes one boulder one space**, once in a phase 9. Boulders do not jump over each other, and from the last space they are pushed off the board.",
            "Since they lie 2 and 4 spaces ahead, the first step of a building is free, the second needs **1 tool**, and every further one **2 tools**, for then both boulders lie one behind the other. Near the end it gets easier.",
            {
              example:
                "You have 3 tools in round 2. One building can take three steps (0 + 1 + 2), or three buildings two steps each (1 + 1 + 1), if you have the goods.",
            },
            "In rounds 1 to 5 tools are only used: in the next round all serve again. **In round 6 a tool that pushes is lost.**",
            {
              ours: "With a step the boulders in its way are pushed at once. Pushing one without a step is offered in rounds 1 to 5, and only while you can play a card that is paid with tools: it takes the used ones first.",
            },
          ],
        },
        {
          id: "centre",
          title: "The community centre",
          blocks: [
            "The centre always stands next to the hindmost craft building. As soon as all five have left it behind, it follows, with no cost.",
            {
              pictures: [
                ["centre:moved", "Four buildings have taken two steps, the icehouse one: the centre has followed once"],
              ],
            },
            {
              head: ["steps of the centre", "workers", "points at the end"],
              rows: [
                ["0 to 6", "6, 7, 8, 9, 10, 11, 12", "–"],
                ["7", "12", "18"],
                ["8", "12", "34"],
                ["9", "12", "50"],
                ["10", "12", "70"],
              ],
            },
            "The last four spaces of every track show **3 points** each. You get them for a building that has come so far, as long as the centre has not passed there too. The centre never moves back.",
            {
              ours: "Ten steps and the places of the 3-point symbols follow from the numbers in the rulebook; we have not seen the board itself. In one place it says 24 instead of 34, in three 34.",
            },
          ],
        },
        {
          id: "boulders-back",
          title: "Phase 10: boulders",
          blocks: [
            "The boulders are laid 2 and 4 spaces ahead of their buildings again. If that is beyond the track, they are gone; should a building later move back (Town Hall), they return. In round 6 this phase does not matter.",
            "Then the next round begins.",
          ],
        },
      ],
    },
    {
      title: "Action spaces",
      sections: [
        {
          id: "spaces",
          title: "Words on the spaces",
          blocks: [
            {
              list: [
                "**A new field** comes from the supply into an empty column, in the row that is named.",
                "**Sow up to 2** means two crops from your stock at most, each onto another empty field.",
                "**Crops of your choice** may be all alike or different: barley, flax, hops or rye.",
                "**Move a sheep one step**: to the card of the next round, or into the stable.",
              ],
            },
          ],
        },
        {
          id: "sector-1",
          title: "Sector 1",
          blocks: [
            {
              entries: [
                "space:gateway_card",
                "space:farming",
                "space:sheep_breeding",
                "space:sheep_shearing",
                "space:clay_delivery",
              ],
            },
            "Shearing counts all sheep, on cards and in the stable; you keep them. Moving the sheep comes after the wool.",
          ],
        },
        {
          id: "sector-2",
          title: "Sector 2",
          blocks: [
            {
              entries: [
                "space:farmyard_card",
                "space:butchery",
                "space:nursery",
                "space:busy_weekend",
                "space:clearing",
              ],
            },
            "The Nursery brings clay or crops, not a mix of both. Clearing brings both, the field and the clay.",
          ],
        },
        {
          id: "sector-3",
          title: "Sector 3",
          blocks: [
            {
              entries: [
                "space:bonus_card",
                "space:small_trade",
                "space:cultivation",
                "space:weekly_market",
                "space:land_sale",
              ],
            },
            "A sown field may be sold too, but what is sown on it is lost.",
          ],
        },
        {
          id: "sector-4",
          title: "Sector 4",
          blocks: [
            {
              entries: [
                "space:point_card",
                "space:fertilizing",
                "space:tool_shed",
                "space:town_hall",
                "space:sheep_market",
              ],
            },
            "Fertilizing moves only empty fields to row 5; afterwards you may sow any one field, also if you moved none. The Tool Shed brings clay or the field, not both. The Town Hall moves a building back that does not stand right at the centre; if none does, there is no jewelry.",
          ],
        },
      ],
    },
    {
      title: "Playing cards",
      sections: [
        {
          id: "cards",
          title: "Cards, at any time",
          blocks: [
            "You may play cards from your hand **at any time**, as many as you like, also in the turns of others. A card costs no action and no worker. It must be allowed in the phase, its condition must hold or its cost be paid, and then it brings what it shows.",
            "A played card lies open before you to the end and cannot be used again; bonus cards pay in every phase 3. You may hold any number of cards. When a deck is empty, no more come from it.",
            { entries: ["deck:gateway", "deck:farmyard", "deck:bonus", "deck:points"] },
            {
              list: [
                "**Gateway cards** never cost anything. They give your village its first push, and most bring a bonus card.",
                "**Farmyard cards**: about two of three have a cost. You get six in any case, one in each phase 5.",
                "**Bonus cards**: three of five have a cost. They come mostly from other cards.",
                "**Point cards**: four of five have a cost, often a high one. You start with one, as a plan for the game.",
              ],
            },
            "Cards that leave the game from a hand are shown to all.",
          ],
        },
        {
          id: "conditions",
          title: "Conditions and costs",
          blocks: [
            {
              pictures: [
                ["card:008", "Condition, on green: kept"],
                ["card:405", "Cost, on red: paid"],
                ["card:001", "Slashes: choose a place"],
              ],
            },
            "A **condition** (green) asks for something that you have or that is the case. You lose nothing by it. Only what is yours counts, unless it speaks of the action board; there it does not matter who brought it about. Without another sign **at least** so much is meant. Goods must be in your stock, not on your fields.",
            "A **cost** (red, with a minus) is paid, exactly as shown.",
            "Several things in a row must all be had or paid. At “or” one of them will do; both bring no more than one.",
            "**Slashes** belong together by their places: with the second number above comes the second number below. Choose any place whose number you reach; it need not be the last.",
            {
              example:
                "Card 001 asks for 2, 3 or 4 sheep and moves one sheep 1, 2 or 3 steps. With 3 sheep it moves up to two steps.",
            },
            "What a card brings is optional, in whole or in part. What it asks for is not.",
            {
              ours: "A card does not count itself. Which of its numbers you use, its condition and its cost are settled when you lay it down; what its effect counts, when it takes effect. On card 509 four tiers share three printed numbers of bonus cards; we take 0, 0, 1, 2.",
            },
          ],
        },
        {
          id: "timing",
          title: "The right moment",
          blocks: [
            "An **hourglass** with a number means: only in that phase. If it is struck out: not in that phase.",
            "Played **in the middle of an action**, a card takes effect after that action is finished. Several take effect one after the other, in the order you like. Between actions it takes effect at once.",
            "Some cards speak of what has **just** happened, such as spending your last jewelry. They can be played only then.",
            "If several want to play cards at the same moment, the player whose turn it is begins (in phases 4 and 9), else the first player; the others follow clockwise.",
            {
              ours: "One action is one line of a space, one sowing, one exchange, one income, one harvested field, one step of a building with the move of the centre, or the whole effect of a card. “Just now” lasts until the next action, turn or phase begins; other cards do not end it. What was harvested in phase 7 counts to the end of that phase.",
            },
          ],
        },
        {
          id: "asking",
          title: "How you are asked here",
          blocks: [
            "Whenever you decide anything, your playable cards are lit and can be played first: touch the card, then confirm. Besides, you are asked where a chance might pass:",
            {
              list: [
                "after an action of anybody, if you hold a card about that moment or about the action board that can be played now; a card about the board that you declined is offered again in the same phase only when it would bring something else,",
                "at the end of a phase, if you can play a card and something has changed since you were last asked,",
                "before your old sheep die, if a card could save them.",
              ],
            },
            "Choose **“play no card”** to go on, or **“play no more cards in this phase”** to be left in peace until the next phase; at your own decisions you can play cards all the same.",
            "Gains come by themselves, but you may decline one that a card in your hand would rather have less of, and new fields in rows 2 to 4 that would take your last columns. What has only one answer is done for you.",
            "If you would like to be asked everywhere the rules leave a choice, open the **settings** at the top of the table and choose **“Ask me for everything”**; there you also turn it off again. It holds for you alone and makes the game longer. The table's option **Questions** says how everybody begins.",
            {
              ours: "When to ask is our decision. By the rules a card that can wait may also be played after any action of others, and a gain that, as far as your cards and fields tell, can only help may be declined too; “Ask me for everything” asks for that as well. All else is the same with both settings.",
            },
          ],
        },
        {
          id: "decks",
          title: "Which decks",
          blocks: [
            "Each game uses one gateway deck and one farmyard deck. The first digit of its number tells a card’s deck.",
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
            "The gateway decks grow harder from beginner to master. The farmyard decks lean towards what their names say.",
          ],
        },
        {
          id: "symbols",
          title: "How to read the cards",
          blocks: [
            "Numbers before a symbol say how many; the signs ≥, ≤ and = mean at least, at most and exactly. A small symbol in the corner says more about the large one. Every card is also told in words: point at it, or press it long.",
            "**What you have and what you count**",
            {
              pictures: [
                ["needs=barley >= 7", "at least 7 barley in stock"],
                ["needs=crops >= 10", "crops, all kinds together"],
                ["needs=best_crop >= 8", "crops of one kind"],
                ["needs=tools + jewelry >= 7", "two things added up"],
                ["needs=clay >= window", "the number in your centre's window"],
                ["needs=milk >= 2 * round", "the number of the round"],
                ["needs=fields >= 6", "fields, sown or not"],
                ["needs=row5 >= 2", "fields in row 5"],
                ["needs=empty == 1", "empty fields, here exactly 1"],
                ["needs=sown >= 6", "sown fields"],
                ["needs=sown_row5 >= 3", "sown fields in row 5"],
                ["needs=sown_hops >= 2", "fields sown with hops"],
                ["needs=sown_alike >= 3", "fields sown alike"],
                ["needs=sown_kinds >= 4", "different crops on fields"],
                ["needs=sheep > fields", "more sheep than fields"],
                ["needs=round4_sheep >= 1", "sheep on the card of round 4"],
                ["needs=stable >= 1", "sheep in the stable"],
                ["needs=largest_flock >= 3", "sheep on one card"],
                ["needs=flocks >= 2", "farmyard cards with sheep"],
                ["pays=rye = bare_cards", "farmyard cards without sheep"],
                ["pays=flax = grazing", "sheep on farmyard cards"],
                ["needs=doomed >= 1", "sheep that die next"],
                ["needs=hand_but_gateway >= 2", "hand cards other than gateway cards"],
                ["needs=played >= 3", "cards you have played"],
                ["needs=played_gateway >= 5", "played gateway cards; likewise of other decks"],
                ["needs=played_alike >= 3", "played cards of one deck"],
                ["needs=lead >= 3", "a building so far ahead of another"],
                ["needs=improved >= 3", "steps of one building in this phase"],
                ["needs=harvested >= 16", "goods harvested in this phase"],
                ["needs=tools_gained >= 3", "tools gained in this phase"],
                ["needs=workers == 1", "workers you have still to place"],
              ],
            },
            "**What is on the action board, and what has just happened**",
            {
              pictures: [
                ["needs=full_spaces >= 1", "full action spaces"],
                ["needs=spaces_of_three >= 2", "spaces with exactly 3 workers"],
                ["needs=nursery >= 3", "workers on the Nursery"],
                ["needs=cleared >= 6", "workers just removed from one sector"],
                ["needs=sector_used >= 9", "workers in the sector you have just used"],
                ["needs=field_work >= 1", "you have just used a space for sowing"],
                ["needs=butchering >= 1", "you are using the Butchery"],
                ["needs=last_action >= 1", "you have just used up your workers"],
                ["needs=exchanged >= 3", "workers just exchanged for tools"],
                ["needs=tools_at_once >= 2", "tools just gained at once"],
                ["needs=spent_last_jewelry >= 1", "you have just spent your last jewelry"],
                ["needs=reaped_barley >= 3", "barley just harvested; likewise other crops"],
                ["needs=reaped_best >= 11", "one kind of crop just harvested"],
                ["needs=played_when_drawn >= 1", "you have just played a card as soon as you drew it"],
              ],
            },
            "**What you pay**",
            {
              pictures: [
                ["pays=2 fields", "2 fields, from any rows"],
                ["pays=1 field in row 5", "a field in row 5"],
                ["pays=7 fields above row 2", "fields in row 3 or higher"],
                ["pays=1 sown field", "a sown field, with what is on it"],
                ["pays=1 marker", "what is sown on one field"],
                ["pays=2 hand cards", "any 2 hand cards, out of the game"],
                ["pays=2 point cards", "2 point cards from your hand"],
                ["pays=4 of one crop", "4 crops of one kind"],
                ["pays=14 of 1 kind", "14 goods of one kind"],
                ["pays=5 of 2 kinds", "5 goods of each of two kinds"],
                ["pays=crops beyond 3", "all your crops but 3"],
                ["pays=2 sheep back", "move 2 sheep one step back"],
                ["pays=1 building back", "move a building one space back"],
              ],
            },
            "**What you get**",
            {
              pictures: [
                ["gains=1 bonus", "draw a bonus card; likewise from other decks"],
                ["gains=2 crops", "2 crops of your choice"],
                ["gains=2 different crops", "2 crops of different kinds"],
                ["gains=2 of one crop, sow it", "2 crops of one kind; one may be sown"],
                ["gains=1 field in row 4", "a new field in row 4"],
                ["gains=sow 2", "sow up to 2 fields"],
                ["gains=sow 1 flax", "sow flax, no other crop"],
                ["gains=sow 1 wool", "sow wool like a crop"],
                ["gains=sow double", "sow the same crop twice on one field"],
                ["gains=reap 1", "harvest a field now"],
                ["gains=double a harvest", "the next field brings twice as much"],
                ["gains=raise 3", "raise up to 3 fields one row"],
                ["gains=raise empty", "raise all empty fields one row"],
                ["gains=raise sown", "raise all sown fields one row"],
                ["gains=raise all", "raise all fields one row"],
                ["gains=lift 1 to row 4", "move an empty field up to row 4"],
                ["gains=fields by jewelry", "two fields whose rows add up to your jewelry"],
                ["gains=step 2 sheep", "move 2 sheep one step each"],
                ["gains=walk one sheep 2", "move one sheep 2 steps"],
                ["gains=clay = 12 - window", "so much clay as is worked out"],
                ["gains=wool = half hides", "half as much, rounded down"],
                ["gains=advance a building", "move a building one step for free; a boulder blocks it"],
                ["gains=push 3 boulders", "push 3 boulders without tools"],
                ["gains=use a space", "use a space with at most 1 worker; workers come from the supply"],
                ["gains=clear a space", "empty a space"],
                ["gains=clear the top of land_sale & town_hall", "remove the top rows of two named spaces"],
                ["gains=take a top row", "take the workers of a space's top row as your own"],
                ["gains=shift three workers", "move 3 workers from one space to the third row of another"],
                ["gains=place a lone worker", "place your last worker alone in a second row"],
                ["gains=butcher for jewelry", "pay jewelry instead of the sheep"],
                ["gains=first player", "take the first-player token"],
                ["sign:laurel", "points at the end"],
                ["sign:cycle", "income, in every phase 3"],
                ["sign:hourglass", "only in this phase; struck out: not in it"],
              ],
            },
          ],
        },
      ],
    },
    {
      title: "The end",
      sections: [
        {
          id: "end",
          title: "End and scoring",
          blocks: [
            "After round 6 everybody has a last chance to play cards. Then points are counted in five lines:",
            {
              list: [
                "**Community centre**: the points in its window, and 3 for each symbol that a building has reached and the centre has not passed.",
                "**Sheep**: 1 for each sheep in the stable.",
                "**Jewelry**: 1 for each.",
                "**Leftovers**: add up all goods in stock, all tools and the row numbers of all fields; every full 5 are 1 point.",
                "**Cards**: the points on the cards you have played. Cards in hand count nothing.",
              ],
            },
            {
              pictures: [
                [
                  "centre:scored",
                  "34 in the window. The brewhouse and the tailor are one step ahead, the icehouse two: 4 symbols, 12 points. Together 46",
                ],
              ],
            },
            { example: "6 goods, 3 tools and fields in rows 2, 4 and 4 make 19: 3 points, and 4 remain." },
            "The most points win. In a tie it is the one with more remaining from the leftovers; if that is equal too, you share the victory.",
            {
              ours: "The last cards are played one at a time in turn, until all have passed. It is still round 6 then, but no phase. Goods that a card left on fields do not count, the fields do.",
            },
          ],
        },
        {
          id: "solo",
          title: "Alone",
          blocks: [
            "You play by the usual rules, one turn after the other. Try to reach **100 points**; more than **110** is outstanding. Without cards it is **80** and **85**.",
            "Since few sectors are cleared, spaces fill up: look ahead what you will still be able to pay.",
            { ours: "The [sector cards](sectors) for one player are ours." },
          ],
        },
        {
          id: "no-cards",
          title: "Without cards",
          blocks: [
            "For a gentle start you may play without cards.",
            {
              list: [
                "There are no hands, no decks and no income; phase 3 is left out, and in phase 5 nobody gets a card.",
                "The four corner spaces are closed.",
                "The stable board works as always, with empty places instead of cards.",
                "At the end of each round the first-player token goes to the next player clockwise.",
                "Cards bring no points; all other lines count.",
              ],
            },
          ],
        },
      ],
    },
    {
      title: "All cards",
      sections: [
        { id: "gateway-beginner", title: "Gateway, beginner (001–030)", blocks: [{ entries: CARDS.beginner }] },
        {
          id: "gateway-intermediate",
          title: "Gateway, intermediate (101–130)",
          blocks: [{ entries: CARDS.intermediate }],
        },
        { id: "gateway-expert", title: "Gateway, expert (201–230)", blocks: [{ entries: CARDS.expert }] },
        {
          id: "gateway-master",
          title: "Gateway, master (301–330)",
          blocks: [
            { entries: CARDS.master },
            {
              ours: "313: the lone worker counts as one and takes the second row, even over an empty first one. 314: the three workers may come from a full corner space but not go to one.",
            },
          ],
        },
        { id: "farmyard-hops", title: "Farmyard, hops (401–435)", blocks: [{ entries: CARDS.hops }] },
        {
          id: "farmyard-sheep",
          title: "Farmyard, sheep (501–535)",
          blocks: [
            { entries: CARDS.sheep },
            { ours: "531: a sheep that steps back to a place whose card has gone is lost." },
          ],
        },
        { id: "farmyard-field", title: "Farmyard, field (601–635)", blocks: [{ entries: CARDS.field }] },
        {
          id: "farmyard-jewelry",
          title: "Farmyard, jewelry (701–735)",
          blocks: [
            { entries: CARDS.jewelry },
            { ours: "713: “just drawn” are all cards of one effect, until you do anything but play them." },
          ],
        },
        { id: "bonus", title: "Bonus (801–845)", blocks: [{ entries: CARDS.bonus }] },
        { id: "points", title: "Points (901–925)", blocks: [{ entries: CARDS.points }] },
      ],
    },
  ],
};
