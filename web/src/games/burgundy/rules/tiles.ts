import type { Chapter, Told } from "../../../lib/rules";
import { CODES, tileKey, tileOf } from "../pieces";

const LAST = 26; // further ones belong to modules
const MONASTERIES = CODES.filter((code) => {
  const tile = tileOf(code);
  return tile.kind === "monastery" && tile.number <= LAST;
}).map(tileKey);

export const tiles: Chapter<Told> = {
  title: { en: "The tiles", ru: "Жетоны" },
  sections: [
    {
      id: "castle",
      title: { en: "Castles", ru: "Замки" },
      blocks: [
        { entries: ["castle"] },
        {
          en: "You have an extra die with any number you like, for any of the four actions: take a tile from any numbered depot, place one on a cell of any number, sell any colour, or take workers.",
          ru: "У вас появляется ещё один кубик с любым числом для любого из четырёх действий: взять жетон из любого хранилища с номером, поставить жетон на ячейку с любым числом, продать товары любого цвета или взять рабочих.",
        },
        {
          ours: {
            en: "The action may not be declined: taking workers is always possible, and monasteries 13 and 14 help with it.",
            ru: "Отказаться от действия нельзя: взять рабочих можно всегда, и монастыри 13 и 14 при этом помогают.",
          },
        },
      ],
    },
    {
      id: "mine",
      title: { en: "Mines", ru: "Рудники" },
      blocks: [
        { entries: ["mine"] },
        {
          en: "A mine does nothing when it is placed. The earlier it lies there, the more often it pays: five times at most.",
          ru: "Когда рудник ставят, он ничего не делает. Чем раньше он стоит, тем чаще платит: самое большее пять раз.",
        },
      ],
    },
    {
      id: "ship",
      title: { en: "Ships", ru: "Корабли" },
      blocks: [
        { entries: ["ship"] },
        {
          steps: [
            {
              en: "Choose **any** depot, not only the one of your die, and take all its goods. You may hold goods of three colours; goods of one colour lie together, in any number. What finds no place stays in the depot.",
              ru: "Выберите **любое** хранилище, не только с числом вашего кубика, и заберите из него все товары. Хранить можно товары трёх цветов; товары одного цвета лежат вместе, сколько бы их ни было. Чему не нашлось места, остаётся в хранилище.",
            },
            {
              en: "Move your marker one step forward in the [turn order](turn-order).",
              ru: "Продвиньте свою фишку на шаг вперёд в [порядке хода](turn-order).",
            },
          ],
        },
        {
          example: {
            en: "You hold turquoise and red goods. In the depot lie one turquoise, one pink and one brown. You take the turquoise one, and either the pink or the brown one.",
            ru: "У вас бирюзовые и красные товары. В хранилище лежат бирюзовый, розовый и коричневый. Вы берёте бирюзовый и ещё либо розовый, либо коричневый.",
          },
        },
        {
          en: "With [monastery 5](monastery:5) you take the goods of two neighbouring depots.",
          ru: "С [монастырём 5](monastery:5) забирают товары двух соседних хранилищ.",
        },
        {
          ours: {
            en: "Take all that fit. If there are too many new colours, you choose them one by one, and all goods of a chosen colour. You may choose a depot without goods. Neighbours are next to each other in the ring 1-2-3-4-5-6-1, and the limit of three colours holds for both depots together.",
            ru: "Берут всё, что помещается. Если новых цветов слишком много, цвета выбирают по одному, и выбранный берут целиком. Можно выбрать хранилище без товаров. Соседние — те, что рядом на кольце 1-2-3-4-5-6-1; ограничение в три цвета действует для обоих вместе.",
          },
        },
      ],
    },
    {
      id: "animals",
      title: { en: "Animals", ru: "Животные" },
      blocks: [
        {
          en: "Animals bring a point for each animal on the tile. **In addition, tiles with the same kind of animal that already stand in this pasture score again.** A pasture is a region of light-green cells; the tiles need not touch each other. Animals in other pastures do not count.",
          ru: "Животные приносят по очку за каждое животное на жетоне. **Кроме того, ещё раз приносят очки жетоны с тем же видом животных, которые уже стоят на этом пастбище.** Пастбище — это область светло-зелёных ячеек; жетоны не обязаны соседствовать. Животные на других пастбищах не считаются.",
        },
        {
          example: {
            en: "A pasture holds 3 cows. You add 4 cows: 4 + 3 = 7 points. Later you add 4 more: 4 + 4 + 3 = 11. Had you added 2 sheep instead: 2 points.",
            ru: "На пастбище 3 коровы. Вы добавляете 4 коровы: 4 + 3 = 7 очков. Потом ещё 4: 4 + 4 + 3 = 11. А если бы вы добавили 2 овцы — 2 очка.",
          },
        },
        {
          en: "[Monastery 7](monastery:7) adds 1 point for every tile that scores.",
          ru: "[Монастырь 7](monastery:7) добавляет 1 очко за каждый учтённый жетон.",
        },
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
      title: { en: "Buildings", ru: "Здания" },
      blocks: [
        {
          en: "There are eight kinds. Each does something once, at the moment it is placed, without a die.",
          ru: "Их восемь видов. Каждое действует один раз, когда его ставят, и кубик для этого не нужен.",
        },
        {
          en: "**A city may hold only one building of each kind.** A city is a region of beige cells. In different cities the same building is fine. [Monastery 1](monastery:1) lifts the rule for its owner.",
          ru: "**В одном городе может стоять только одно здание каждого вида.** Город — это область бежевых ячеек. В разных городах здания могут повторяться. [Монастырь 1](monastery:1) снимает это правило для владельца.",
        },
        { entries: ["warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "town-hall"] },
        {
          en: "Workshop, church and market take only from the numbered depots, never from the black one; the tile goes to storage. If a building cannot do its work, it may be placed all the same.",
          ru: "Мастерская, церковь и рынок берут только из хранилищ с номерами, не с чёрного рынка; жетон попадает в личное хранилище. Если здание не может сделать своё дело, ставить его всё равно можно.",
        },
        {
          only: "2011",
          text: {
            en: "What a building gives is taken if possible; only the town hall's placing may be declined.",
            ru: "Что здание даёт, то по возможности берут; отказаться можно только от жетона ратуши.",
          },
        },
        {
          only: "2019",
          text: {
            en: "Market, church, workshop, warehouse and town hall may be declined.",
            ru: "От действия рынка, церкви, мастерской, склада и ратуши можно отказаться.",
          },
        },
      ],
    },
    {
      id: "monasteries",
      title: { en: "Monasteries", ru: "Монастыри" },
      blocks: [
        {
          en: `Each of the ${MONASTERIES.length} is different. Numbers 1 to 14 change a rule for you from the moment they lie in your estate, 15 to 26 bring points at the end of the game. In storage they do nothing.`,
          ru: `Все ${MONASTERIES.length} разные. Номера 1–14 меняют для вас правила с той минуты, как лежат в герцогстве, номера 15–26 приносят очки в конце игры. В личном хранилище они не действуют.`,
        },
        { entries: MONASTERIES },
        {
          example: {
            en: "Monastery 7: you add 3 sheep to a pasture with 4 sheep: (3 + 1) + (4 + 1) = 9 points. Monastery 8: a 3 becomes a 6 with two workers instead of three.",
            ru: "Монастырь 7: к 4 овцам на пастбище вы добавляете 3: (3 + 1) + (4 + 1) = 9 очков. Монастырь 8: чтобы из 3 сделать 6, нужны двое рабочих вместо троих.",
          },
        },
        {
          en: "Monasteries 3 and 4 also help when a warehouse sells. Monasteries 13 and 14 also help when a castle takes workers, but do not change what a boarding house gives. Monasteries 9 to 12 work like a worker that costs nothing.",
          ru: "Монастыри 3 и 4 помогают и тогда, когда продаёт склад. Монастыри 13 и 14 помогают и тогда, когда рабочих берёт замок, но не меняют того, что даёт пансион. Монастыри 9–12 действуют как рабочий, который ничего не стоит.",
        },
      ],
    },
    {
      id: "goods",
      title: { en: "Goods", ru: "Товары" },
      blocks: [
        {
          en: "There are 7 goods of each of six colours. You start with 3, [ships](ship) fetch more, and [selling](selling) or a [warehouse](warehouse) turns them into silver and points. You can hold three colours, and any number of each.",
          ru: "Товаров шесть цветов, по 7 каждого. Вы начинаете с 3, новые привозят [корабли](ship), а [продажа](selling) или [склад](warehouse) превращает их в серебро и очки. Хранить можно три цвета, каждого сколько угодно.",
        },
      ],
    },
  ],
};
