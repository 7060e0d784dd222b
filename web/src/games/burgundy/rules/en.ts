import type { Rules } from "../../../lib/rules";

export const rules: Rules = {
  chapters: [
    {
      title: "The game",
      sections: [
        {
          id: "aim",
          title: "What it is about",
          blocks: [
            "You own an estate of 37 empty cells in Burgundy. Over 25 rounds you fill it: in each round you roll two dice, and each die does one thing for you, mostly taking a tile from the board or placing one in your estate.",
            "Tiles help you when they are placed, and whole regions of one colour bring points when they are full: the larger the region and the earlier it is full, the more. **Whoever has the most points after five phases wins.**",
            "Two to four play. Nothing is ever taken from you; what you fight for are the tiles that lie on the board.",
          ],
        },
        {
          id: "pieces",
          title: "What lies on the table",
          blocks: [
            {
              list: [
                "**Six depots**, numbered 1 to 6 like the faces of a die, with tiles to take and a place for goods.",
                "**The black depot** in the middle, with tiles that are bought for silver.",
                "**Phases A to E** with the points for finishing a region in them, and the **five rounds** of the phase with the goods that will come.",
                "**The turn order**, a track with seven steps, and the **bonus tiles**, a large and a small one for each colour.",
              ],
            },
            "In front of each player lies an estate. Every cell has a colour and a die number. Cells of one colour that touch form a **region**. Each estate has 4 castle cells, 3 for mines, 6 for ships, 6 for animals, 12 for buildings and 6 for monasteries; only how they are spread differs.",
            { pictures: [["estate:2019:1", "Estate 1, the one to learn with"]] },
            "Beside it you keep up to **three tiles in storage**, goods of up to **three colours**, and any number of workers and silver.",
            {
              pictures: [
                ["die:5", "a die"],
                ["worker", "a worker"],
                ["silver", "silver"],
                ["good:3", "a good"],
                ["bonus:large", "a large bonus tile"],
                ["bonus:small", "a small bonus tile"],
              ],
            },
            {
              head: ["tiles", "coloured", "black"],
              rows: [
                ["castles", "14", "2"],
                ["mines", "10", "2"],
                ["ships", "20", "6"],
                ["animals, 4 kinds", "5 of each", "2 of each"],
                ["buildings, 8 kinds", "5 of each", "2 of each"],
                ["monasteries, all different", "20", "6"],
              ],
            },
            "The black ones come out only in the black depot. Of each kind of animal there are two coloured tiles with 2, two with 3 and one with 4 animals, and black ones with 3 and 4. The black monasteries are 7, 12, 14, 15, 24 and 25.",
          ],
        },
        {
          id: "set-up",
          title: "Set-up",
          blocks: [
            {
              steps: [
                "Everybody gets the same beginner estate and puts a castle on the green cell in its centre. This first castle gives no action, but tiles may be placed next to it, and it counts as filled.",
                "Everybody gets 3 random goods and 1 silver.",
                "A random player begins; the others follow clockwise. The first gets 1 worker, the second 2, the third 3, the fourth 4.",
                "All markers start on the first step of the turn order in one stack, the first player's on top.",
                "Of the 42 goods, 25 are used: five for each phase. The rest stay out, apart from those dealt.",
              ],
            },
            { only: "2011", text: "The beginner estate is number 1." },
            { only: "2019", text: "The beginner estate is number 1 or number 2, the same for all." },
            { ours: "The starting player is drawn with equal chances for every seat." },
            "Those who know the game choose from [other estates](expert).",
          ],
        },
        {
          id: "expert",
          title: "Other estates",
          blocks: [
            "Each player is dealt two estates, keeps one, and chooses on which of its four castle cells the first castle stands. You agree beforehand whether all choose openly in turn order or all at once in secret.",
            {
              pictures: [
                ["estate:2011:2", "2 (2011), 10 (2019)"],
                ["estate:2019:2", "2 (2019)"],
                ["estate:2019:3", "3"],
                ["estate:2019:4", "4"],
                ["estate:2019:5", "5"],
                ["estate:2019:6", "6"],
                ["estate:2019:7", "7"],
                ["estate:2019:8", "8"],
                ["estate:2019:9", "9"],
              ],
            },
            "The die numbers of the cells are the same on all estates.",
            { only: "2011", text: "Estates 1 to 9; number 1 is in the box four times, the others once." },
            { only: "2019", text: "Estates 1 to 10; numbers 1 and 2 are in the box four times, the others once." },
            {
              ours: "Which two faces share a board is not known to us, so everybody is dealt two different estates out of all in the box. Estates 4 and 8 of 2019 are those of 2011, for we found no picture of the newer ones. You can also name an estate for each seat: then only the cell of the first castle is chosen.",
            },
          ],
        },
      ],
    },
    {
      title: "How it is played",
      sections: [
        {
          id: "phases",
          title: "Phases",
          blocks: [
            "The game has five phases, A to E, of five rounds each. When a phase begins:",
            {
              steps: [
                "All tiles left in the depots and in the black depot leave the game. Goods stay where they are.",
                "Every space of the numbered depots gets a random tile of its colour; the black depot gets random black tiles.",
                "Five goods are laid out openly, one for each round.",
              ],
            },
            {
              head: ["players", "tiles in the depots", "in the black depot"],
              rows: [
                ["2", "12", "4"],
                ["3", "18", "6"],
                ["4", "24", "8"],
              ],
            },
            "With three players one space of depot 6 is special: it gets a castle in phases A, C and E, but a mine in B and D.",
            "At the **end of a phase** every [mine](mine) brings its owner 1 silver, and with [monastery 2](monastery:2) a worker too.",
          ],
        },
        {
          id: "rounds",
          title: "Rounds and the white die",
          blocks: [
            "At the start of a round everybody rolls their two dice, and the white die is rolled. All see all dice.",
            "The next good of the phase goes to the depot whose number the **white die** shows. It serves for nothing else: nobody may use or change it. Goods heap up in a depot until a [ship](ship) fetches them.",
            "Then everybody has one turn, in the [turn order](turn-order). A new round follows; after five the phase ends.",
          ],
        },
        {
          id: "actions",
          title: "Your turn: two dice, two actions",
          blocks: [
            "In your turn you use both dice, one after the other, in the order you like. Each die does **one of four things**, and both may do the same:",
            {
              list: [
                "[Take a tile](taking) from the depot with the die's number into your storage.",
                "[Place a tile](placing) from your storage on a cell with the die's number.",
                "[Sell](selling) all your goods of the colour with the die's number.",
                "[Take 2 workers](hiring), whatever the die shows.",
              ],
            },
            "Besides, once in your turn you may [buy a tile](black-depot) for silver.",
            { ours: "No die is left unused: taking workers is always possible." },
          ],
        },
        {
          id: "workers",
          title: "Workers change dice",
          blocks: [
            { pictures: [["worker", "a worker"]] },
            "For each worker you hand in, one of your dice counts as 1 more or 1 less. The numbers form a ring: after 6 comes 1, and before 1 comes 6. You may spend several on one die.",
            { example: "You have a 2 and would like a 6. Two workers do it: 2, 1, 6." },
            "[Monastery 8](monastery:8) lets each worker change a die by 1 or 2. [Monasteries 9 to 12](monastery:9) change a die by 1 for free for one kind of action, and workers may be added to that.",
            {
              ours: "Here you always pay as few workers as your target needs. A free step stays a step of 1, also with monastery 8.",
            },
          ],
        },
        {
          id: "taking",
          title: "Taking a tile",
          blocks: [
            {
              pictures: [
                ["die:4", "a 4 takes"],
                ["bank", "a tile of depot 4"],
              ],
            },
            "The die says from which numbered depot. Take any one tile there and put it into your **storage**, never straight into your estate.",
            "Storage has three places. If all are taken, you first throw one of the stored tiles out of the game; try to avoid that. Tiles still in storage at the end are worth nothing.",
            { ours: "A tile may be thrown away only to make room, and only one that is already stored." },
          ],
        },
        {
          id: "placing",
          title: "Placing a tile",
          blocks: [
            { pictures: [["example:placing", "Next to the first castle"]] },
            "Move a tile from your storage to an empty cell of your estate. Three things must fit:",
            {
              list: [
                "the cell has the **colour** of the tile,",
                "the cell shows the **number** of the die,",
                "the cell **touches** a tile that already lies in your estate, at first the castle.",
              ],
            },
            "Then the tile takes effect. What lies stays: tiles are never moved, replaced or removed.",
            "If the cell was the last empty one of its region, the [region](regions) scores.",
            {
              ours: "The region, the phase and the bonus tile are scored first, then the tile takes effect. A monastery does not help to place itself.",
            },
          ],
        },
        {
          id: "selling",
          title: "Selling goods",
          blocks: [
            "The die's number says which colour you sell. You sell **all** goods of that colour; you cannot keep some back.",
            {
              pictures: [
                ["good:0", "1: turquoise"],
                ["good:1", "2: purple"],
                ["good:2", "3: pink"],
                ["good:3", "4: red"],
                ["good:4", "5: brown"],
                ["good:5", "6: orange"],
              ],
            },
            "You get **1 silver** for the sale, no matter how many goods, and for **each good** as many points as there are players: 2, 3 or 4.",
            "Sold goods are set aside; some [monasteries](monastery:15) count them at the end.",
            { ours: "Everybody can see what was sold, since every sale was made openly." },
          ],
        },
        {
          id: "hiring",
          title: "Taking workers",
          blocks: [
            { pictures: [["worker", "2 workers"]] },
            "Any die, whatever its number, brings 2 workers; so does a castle's action. [Monastery 14](monastery:14) makes it 4, [monastery 13](monastery:13) adds 1 silver. There is no limit to workers or silver.",
          ],
        },
        {
          id: "black-depot",
          title: "Silver and the black depot",
          blocks: [
            { pictures: [["silver", "2 silver"]] },
            "**Once in your turn**, in addition to the dice, you may pay 2 silver for any tile of the black depot. It goes to your storage like any other; if that is full, throw a stored tile away first.",
            "Silver comes from mines, from selling goods and from banks. With [monastery 6](monastery:6) you may buy from the numbered depots too.",
            { only: "2011", text: "You buy before, between or after your two actions." },
            {
              only: "2019",
              text: "You may also buy in the middle of an action, for example to place the bought tile at once with a castle or a town hall.",
            },
          ],
        },
        {
          id: "turn-order",
          title: "Turn order",
          blocks: [
            "Whoever is furthest along the track goes first; of several on one step the one on top. Every [ship](ship) moves its owner one step forward, on top of all who are there.",
            "The new order holds from the next round. Going first means first choice of the tiles.",
            {
              ours: "A ship in the middle of a round makes nobody play twice or not at all. On the last step a marker is put on top.",
            },
          ],
        },
      ],
    },
    {
      title: "The tiles",
      sections: [
        {
          id: "castle",
          title: "Castles",
          blocks: [
            { entries: ["castle"] },
            "You have an extra die with any number you like, for any of the four actions: take a tile from any numbered depot, place one on a cell of any number, sell any colour, or take workers.",
            {
              ours: "The action may not be declined: taking workers is always possible, and monasteries 13 and 14 help with it.",
            },
          ],
        },
        {
          id: "mine",
          title: "Mines",
          blocks: [
            { entries: ["mine"] },
            "A mine does nothing when it is placed. The earlier it lies there, the more often it pays: five times at most.",
          ],
        },
        {
          id: "ship",
          title: "Ships",
          blocks: [
            { entries: ["ship"] },
            {
              steps: [
                "Choose **any** depot, not only the one of your die, and take all its goods. You may hold goods of three colours; goods of one colour lie together, in any number. What finds no place stays in the depot.",
                "Move your marker one step forward in the [turn order](turn-order).",
              ],
            },
            {
              example:
                "You hold turquoise and red goods. In the depot lie one turquoise, one pink and one brown. You take the turquoise one, and either the pink or the brown one.",
            },
            "With [monastery 5](monastery:5) you take the goods of two neighbouring depots.",
            {
              ours: "Take all that fit. If there are too many new colours, you choose them one by one, and all goods of a chosen colour. You may choose a depot without goods. Neighbours are next to each other in the ring 1-2-3-4-5-6-1, and the limit of three colours holds for both depots together.",
            },
          ],
        },
        {
          id: "animals",
          title: "Animals",
          blocks: [
            "Animals bring a point for each animal on the tile. **In addition, tiles with the same kind of animal that already stand in this pasture score again.** A pasture is a region of light-green cells; the tiles need not touch each other. Animals in other pastures do not count.",
            {
              example:
                "A pasture holds 3 cows. You add 4 cows: 4 + 3 = 7 points. Later you add 4 more: 4 + 4 + 3 = 11. Had you added 2 sheep instead: 2 points.",
            },
            "[Monastery 7](monastery:7) adds 1 point for every tile that scores.",
            {
              entries: [
                "cow:2",
                "cow:3",
                "cow:4",
                "pig:2",
                "pig:3",
                "pig:4",
                "sheep:2",
                "sheep:3",
                "sheep:4",
                "chicken-or-goat:2",
                "chicken-or-goat:3",
                "chicken-or-goat:4",
              ],
            },
          ],
        },
        {
          id: "buildings",
          title: "Buildings",
          blocks: [
            "There are eight kinds. Each does something once, at the moment it is placed, without a die.",
            "**A city may hold only one building of each kind.** A city is a region of beige cells. In different cities the same building is fine. [Monastery 1](monastery:1) lifts the rule for its owner.",
            {
              entries: [
                "warehouse",
                "watchtower",
                "workshop",
                "church",
                "market",
                "boarding-house",
                "bank",
                "town-hall",
              ],
            },
            "Workshop, church and market take only from the numbered depots, never from the black one; the tile goes to storage. If a building cannot do its work, it may be placed all the same.",
            {
              only: "2011",
              text: "What a building gives is taken if possible; only the town hall's placing may be declined.",
            },
            { only: "2019", text: "Market, church, workshop, warehouse and town hall may be declined." },
          ],
        },
        {
          id: "monasteries",
          title: "Monasteries",
          blocks: [
            "Each of the 26 is different. Numbers 1 to 14 change a rule for you from the moment they lie in your estate, 15 to 26 bring points at the end of the game. In storage they do nothing.",
            { entries: Array.from({ length: 26 }, (_, at) => `monastery:${at + 1}`) },
            {
              example:
                "Monastery 7: you add 3 sheep to a pasture with 4 sheep: (3 + 1) + (4 + 1) = 9 points. Monastery 8: a 3 becomes a 6 with two workers instead of three.",
            },
            "Monasteries 3 and 4 also help when a warehouse sells. Monasteries 13 and 14 also help when a castle takes workers, but do not change what a boarding house gives. Monasteries 9 to 12 work like a worker that costs nothing.",
          ],
        },
        {
          id: "goods",
          title: "Goods",
          blocks: [
            "There are 7 goods of each of six colours. You start with 3, [ships](ship) fetch more, and [selling](selling) or a [warehouse](warehouse) turns them into silver and points. You can hold three colours, and any number of each.",
          ],
        },
      ],
    },
    {
      title: "Points",
      sections: [
        {
          id: "regions",
          title: "Full regions",
          blocks: [
            "A region that has no empty cell left scores twice at once: for its size and for the phase in which it was filled.",
            {
              head: ["cells", "1", "2", "3", "4", "5", "6", "7", "8"],
              rows: [["points", "1", "3", "6", "10", "15", "21", "28", "36"]],
            },
            {
              head: ["phase", "A", "B", "C", "D", "E"],
              rows: [["points", "10", "8", "6", "4", "2"]],
            },
            { example: "In phase B you fill a river of three cells: 6 + 8 = 14 points." },
            "The points of the phase do not depend on the size: small regions are worth most early on.",
          ],
        },
        {
          id: "bonus-tiles",
          title: "Bonus tiles",
          blocks: [
            {
              pictures: [
                ["bonus:large", "the first"],
                ["bonus:small", "the second"],
              ],
            },
            "Whoever is the **first** to fill all cells of one colour in their estate takes the large bonus tile of that colour, the **second** the small one. Later ones get nothing.",
            {
              head: ["players", "2", "3", "4"],
              rows: [
                ["large", "5", "6", "7"],
                ["small", "2", "3", "4"],
              ],
            },
          ],
        },
        {
          id: "end",
          title: "End of the game",
          blocks: [
            "After the fifth round of phase E, and after the mines have paid once more, everybody adds:",
            {
              list: [
                "1 point for each unsold good,",
                "1 point for each silver,",
                "1 point for every two workers,",
                "the points of their [monasteries](monasteries) 15 to 26.",
              ],
            },
            "The most points win. **In a tie whoever has more empty cells wins**; if that is equal too, whoever is further back in the turn order.",
            {
              ours: "All places are ranked in the same way, so none is shared. Some printed rules say fewer empty cells: that is a known error.",
            },
          ],
        },
      ],
    },
    {
      title: "Editions and modules",
      sections: [
        {
          id: "editions",
          title: "2011 and 2019",
          blocks: [
            "You choose the edition when you make a table. These are the differences:",
            {
              head: ["rule", "2011", "2019"],
              rows: [
                ["fourth animal", "chickens", "goats"],
                ["estates", "1 to 9", "1 to 10, another number 2"],
                ["monastery 6", "buys from all depots", "and workers may replace silver"],
                ["monastery 15", "3 points for each colour sold", "2 points"],
                ["monastery 26", "2 points for each of your bonus tiles", "3 points"],
                ["buying", "before, between, after actions", "also within an action"],
                ["effects of buildings", "taken where possible", "may be declined"],
              ],
            },
          ],
        },
        {
          id: "modules",
          title: "Modules of the 2019 box",
          blocks: [
            "The box of 2019 has modules that can be added to the base game. They are described here for completeness: **at our tables the base game is played so far.**",
          ],
        },
        {
          id: "extra-tiles",
          title: "Four extra tiles",
          blocks: [
            { only: "2019", text: "Before the game they are mixed into the tiles of their backs." },
            {
              list: [
                "**Bridge** (monastery 27): on every step of the turn order your marker lies on top, whoever moves there.",
                "**Workers** (monastery 28): you may buy 2 workers for 1 silver. This is no action.",
                "**Crane** (building, black): when placed, it has the effect of any one building of your choice. At the end it counts as any one building for monasteries 16 to 23 and 29, not necessarily the same.",
                "**Geese** (animals, black): 2 points when placed, plus the points of one kind of animal of your choice in that pasture. Whenever you later add animals to that pasture, the geese bring 2 points again. They are a kind of their own for monastery 24.",
              ],
            },
            { example: "Geese join 2 and 3 cows: 2 + 2 + 3 = 7 points. Then 4 pigs join the same pasture: 4 + 2 = 6." },
          ],
        },
        {
          id: "border-posts",
          title: "Watchtowers on the border",
          blocks: [
            {
              only: "2019",
              text: "Each player gets one of the estates 11a to 11f, which have three watchtowers printed.",
            },
            "When a chain of your tiles joins two of the towers, you get the points of the phase (10, 8, 6, 4 or 2). Joining the third brings the points of the phase again, and a bonus tile: the large one (5, 6 or 7 points) for the first to join all three, the small one (2, 3 or 4) for the second.",
          ],
        },
        {
          id: "white-castles",
          title: "White castles",
          blocks: [
            {
              only: "2019",
              text: "Nine tiles are mixed in: six with building backs, one monastery (29) and two black ones.",
            },
            "When you place a white castle you have one more action, with the number of the **white die**. Workers may change it for you, though the die itself is not turned. Monastery 29 brings 4 points for each white castle at the end.",
          ],
        },
        {
          id: "inns",
          title: "Inns",
          blocks: [
            {
              only: "2019",
              text: "In each phase one inn is laid beside the black depot. Inns that nobody bought stay, and the new one is put on top.",
            },
            "An inn is bought for 2 silver like a black tile and stored. It can be placed on an empty cell of **any** colour, otherwise by the rules of placing, but each colour of your estate may have only one inn. It has no effect of its own, but its region counts as one cell larger, up to 8.",
            { example: "A region of four cells with an inn scores like one of five: 15 points instead of 10." },
          ],
        },
        {
          id: "trade-routes",
          title: "Trade routes",
          blocks: [
            {
              only: "2019",
              text: "Each player gets random boards with three spaces each: five boards for two players, four for three, three for four. They are joined to a route in any order.",
            },
            "Goods you sell are laid on the route one by one from left to right instead of being set aside. Where a good has the colour of its space you get the bonus shown there. Once the route is full, further goods go to your sold goods as usual. Goods on the route count as sold for monasteries 15 and 25.",
          ],
        },
        {
          id: "shields",
          title: "Shields",
          blocks: [
            {
              only: "2019",
              text: "The 18 shields are mixed and laid openly on the goods spaces of the depots: one on each for two players; for three one on 1, 3 and 5, two on 2, 4 and 6; two on each for four. The rest stay out, and no new ones come.",
            },
            "If your two dice show the same number, also after workers have changed them, you may use **both together** to take one shield from the depot of that number. Put it on a castle of your estate. A shield there may be replaced; the old one leaves the game.",
            "At the end of each phase, **before** mines pay, you pay 1 silver for every shield, or give up those you do not pay for. Where a shield and a monastery do the same or the opposite, the shield always counts. At the end each shield brings the points named.",
            {
              list: [
                "**1** (12 points): all your pastures count as one.",
                "**2** (12): whenever another player gets a worker, so do you.",
                "**3** (12): workers may pay for shields, mixed with silver as you like.",
                "**4** (12): your storage has no limit.",
                "**5** (12): a ship may take all goods of one colour from all depots instead of one depot.",
                "**6** (12): choose one player, once: you have the effects of all their monasteries, also later ones and those that score at the end.",
                "**7** (8): your bonus tiles count twice at the end.",
                "**8** (8): each mine pays 2 silver.",
                "**9** (8): a sale brings 1 silver for every good.",
                "**10** (8): the points of your monasteries count twice.",
                "**11** (8): a castle may take a shield instead of its action.",
                "**12** (8): the points of sales count twice.",
                "**13** (4): the points of all your shields count twice, this one too.",
                "**14** (4): at the end of each phase, after all turns, take a tile left in a numbered depot, place it at once and use its effect.",
                "**15** (4): the same with a tile left in the black depot.",
                "**16** (4): before you act you may turn one of your dice to any number.",
                "**17** (4): a region you finish counts as one cell larger, up to 8.",
                "**18** (4): you may place on any cell, not only next to your tiles.",
              ],
            },
          ],
        },
        {
          id: "teams",
          title: "Teams",
          blocks: [
            {
              only: "2019",
              text: "Four players form two teams, A and B. Team mates sit together and share one large estate of two boards, 12a or, for the experienced, 12b.",
            },
            {
              list: [
                "Each team has one castle on the green cell with a 1 (on 12b with a 1 or a 6), 3 goods and 2 silver; A has 3 workers, B has 5.",
                "Each player has two dice and a marker of their own. The order at the start is A1, B1, A2, B2.",
                "Each player has 2 places of storage, and the team 2 more for both. Everything else is shared. You may not use your mate's dice or private storage, and tiles do not move between storages.",
                "A marker on the last step of the turn order is put on top when it would move further.",
              ],
            },
            "The points of both are added. In a tie the team with more empty cells wins.",
          ],
        },
        {
          id: "solo",
          title: "Alone",
          blocks: [
            {
              only: "2019",
              text: "You play on estate 13a, later on 13b, and win if all 37 cells are full after the 25 rounds.",
            },
            {
              list: [
                "You start with 1 silver, 2 workers, 3 goods and a castle on any green cell. The board is laid out as for two. You may hold goods of any number of colours.",
                "A marker for the goal stands on 50 of the score track.",
                "Each round the white die brings a good to its depot, and then one tile leaves that depot: the topmost in depots 2, 3, 5 and 6, the leftmost in 1 and 4. If it is empty, the next depot clockwise loses one.",
                "The estate has several parts. Tiles may be placed in a new part only after a ship has been placed there.",
                "A ship takes all goods of one depot; the goods of all others leave the game. Then, and only then, you may hand in 5 goods for a black tile. It is stored face down, fits on any colour and has no effect, but fills its cell.",
                "Monasteries that score do so when they are placed. Number 26 brings 3 points for each colour finished by then.",
                "Whoever fills a colour gets no bonus tile, but takes a tile from the black depot and places it at once, with its effect.",
                "Whenever you score you may buy more points for 1 silver each. When you reach the goal, your score goes back to 0, the goal drops by 5, and you have one extra action, as from a castle.",
              ],
            },
            "For an easier game let the goal start lower, down to 45, for a harder one higher, up to 55.",
          ],
        },
      ],
    },
  ],
};
