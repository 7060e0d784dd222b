/** What tiles are called and what they do, in every language of the board. */

import { tileOf, type Building } from "../content";
import type { Edition, Lang } from "../view";

interface TileWords {
  castle: [name: string, help: string];
  mine: [name: string, help: string];
  ship: [name: string, help: string];
  buildings: Record<Building, [name: string, help: string]>;
  /** of a kind of animals: so many of them */
  herd: (kind: number, count: number, edition: Edition) => string;
  herdHelp: (kind: number, count: number, edition: Edition) => string;
  monastery: (number: number) => string;
  monasteries: (edition: Edition) => readonly string[];
}

const en: TileWords = {
  castle: ["castle", "When placed: one more action at once, as with a die of any number you like."],
  mine: ["mine", "At the end of every phase: 1 silver."],
  ship: ["ship", "When placed: take the goods of one depot, then move one step up the turn order."],
  buildings: {
    warehouse: ["warehouse", "When placed: sell all your goods of one colour, no die needed."],
    watchtower: ["watchtower", "When placed: 4 points."],
    workshop: ["workshop", "When placed: take a building from a numbered depot."],
    church: ["church", "When placed: take a mine, a monastery or a castle from a numbered depot."],
    market: ["market", "When placed: take a ship or animals from a numbered depot."],
    boarding: ["boarding house", "When placed: 4 workers."],
    bank: ["bank", "When placed: 2 silver."],
    townhall: ["town hall", "When placed: place one more of your stored tiles, no die needed; it takes effect as usual."],
  },
  herd: (kind, count, edition) =>
    `${count} ${["cows", "pigs", "sheep"][kind] ?? (edition === "2011" ? "chickens" : "goats")}`,
  herdHelp: (kind, count, edition) => {
    const animals = ["cows", "pigs", "sheep"][kind] ?? (edition === "2011" ? "chickens" : "goats");
    return `When placed: ${count} points, and again the points of all ${animals} that already stand in the same pasture.`;
  },
  monastery: (number) => `monastery ${number}`,
  monasteries: (edition) => [
    "Your cities may hold several buildings of one kind.",
    "At the end of every phase: each of your mines also brings 1 worker.",
    "Whenever you sell goods: 2 silver instead of 1.",
    "Whenever you sell goods: also 1 worker.",
    "Your ships take goods from two neighbouring depots.",
    edition === "2011"
      ? "Your purchase of the turn may come from any depot, not just the black one."
      : "Your purchase of the turn may come from any depot, and workers may stand in for silver.",
    "Whenever animals score: 1 more point for every tile that counts.",
    "Each of your workers changes a die by 1 or 2.",
    "Placing a building: change the die by 1 for free.",
    "Placing a ship or animals: change the die by 1 for free.",
    "Placing a castle, a mine or a monastery: change the die by 1 for free.",
    "Taking a tile from a depot: change the die by 1 for free.",
    "Whenever you use a die to take workers: also 1 silver.",
    "Whenever you use a die to take workers: 4 instead of 2.",
    `At the end of the game: ${edition === "2011" ? 3 : 2} points for every colour of goods you sold.`,
    "At the end of the game: 4 points for every warehouse you placed.",
    "At the end of the game: 4 points for every watchtower you placed.",
    "At the end of the game: 4 points for every workshop you placed.",
    "At the end of the game: 4 points for every church you placed.",
    "At the end of the game: 4 points for every market you placed.",
    "At the end of the game: 4 points for every boarding house you placed.",
    "At the end of the game: 4 points for every bank you placed.",
    "At the end of the game: 4 points for every town hall you placed.",
    "At the end of the game: 4 points for every kind of animal you placed.",
    "At the end of the game: 1 point for every good you sold.",
    `At the end of the game: ${edition === "2011" ? 2 : 3} points for every bonus tile.`,
  ],
};

const ru: TileWords = {
  castle: ["замок", "При размещении: сразу ещё одно действие, как кубиком с любым числом."],
  mine: ["рудник", "В конце каждого этапа: 1 серебро."],
  ship: ["корабль", "При размещении: заберите товары из одного хранилища и продвиньтесь на шаг в очерёдности хода."],
  buildings: {
    warehouse: ["склад", "При размещении: продайте все свои товары одного цвета, кубик не нужен."],
    watchtower: ["сторожевая башня", "При размещении: 4 очка."],
    workshop: ["мастерская", "При размещении: возьмите здание из хранилища с номером."],
    church: ["церковь", "При размещении: возьмите рудник, монастырь или замок из хранилища с номером."],
    market: ["рынок", "При размещении: возьмите корабль или животных из хранилища с номером."],
    boarding: ["пансион", "При размещении: 4 рабочих."],
    bank: ["банк", "При размещении: 2 серебра."],
    townhall: ["ратуша", "При размещении: поставьте ещё один жетон из запаса, кубик не нужен; он действует как обычно."],
  },
  herd: (kind, count, edition) =>
    `${count} ${["коровы", "свиньи", "овцы"][kind] ?? (edition === "2011" ? "курицы" : "козы")}`,
  herdHelp: (kind, count, edition) => {
    const animals = ["коров", "свиней", "овец"][kind] ?? (edition === "2011" ? "кур" : "коз");
    return `При размещении: очки по числу животных (${count}) и ещё раз за всех ${animals} на том же пастбище.`;
  },
  monastery: (number) => `монастырь ${number}`,
  monasteries: (edition) => [
    "В ваших городах могут стоять одинаковые здания.",
    "В конце каждого этапа: каждый ваш рудник приносит ещё и 1 рабочего.",
    "Каждая продажа товаров приносит 2 серебра вместо 1.",
    "Каждая продажа товаров приносит ещё и 1 рабочего.",
    "Ваши корабли забирают товары из двух соседних хранилищ.",
    edition === "2011"
      ? "Покупать раз в ход можно в любом хранилище, а не только на чёрном рынке."
      : "Покупать раз в ход можно в любом хранилище, а рабочие могут заменить серебро.",
    "Когда животные приносят очки: на 1 очко больше за каждый учтённый жетон.",
    "Каждый ваш рабочий меняет кубик на 1 или 2.",
    "Размещая здание, можно бесплатно изменить кубик на 1.",
    "Размещая корабль или животных, можно бесплатно изменить кубик на 1.",
    "Размещая замок, рудник или монастырь, можно бесплатно изменить кубик на 1.",
    "Забирая жетон из хранилища, можно бесплатно изменить кубик на 1.",
    "Набирая рабочих кубиком, вы получаете ещё и 1 серебро.",
    "Набирая рабочих кубиком, вы получаете 4 вместо 2.",
    `В конце игры: ${edition === "2011" ? 3 : 2} очка за каждый цвет проданных товаров.`,
    "В конце игры: 4 очка за каждый склад в герцогстве.",
    "В конце игры: 4 очка за каждую сторожевую башню в герцогстве.",
    "В конце игры: 4 очка за каждую мастерскую в герцогстве.",
    "В конце игры: 4 очка за каждую церковь в герцогстве.",
    "В конце игры: 4 очка за каждый рынок в герцогстве.",
    "В конце игры: 4 очка за каждый пансион в герцогстве.",
    "В конце игры: 4 очка за каждый банк в герцогстве.",
    "В конце игры: 4 очка за каждую ратушу в герцогстве.",
    "В конце игры: 4 очка за каждый вид животных в герцогстве.",
    "В конце игры: 1 очко за каждый проданный товар.",
    `В конце игры: ${edition === "2011" ? 2 : 3} очка за каждый жетон бонуса.`,
  ],
};

const languages: Record<Lang, TileWords> = { en, ru };

/** The name of a tile and what it does. */
export function tileWords(code: number, edition: Edition, lang: Lang): { name: string; help: string } {
  const words = languages[lang];
  const tile = tileOf(code);
  switch (tile.kind) {
    case "building": {
      const [name, help] = words.buildings[tile.building];
      return { name, help };
    }
    case "animal":
      return {
        name: words.herd(tile.animal, tile.count, edition),
        help: words.herdHelp(tile.animal, tile.count, edition),
      };
    case "monastery":
      return { name: words.monastery(tile.number), help: words.monasteries(edition)[tile.number - 1] ?? "" };
    default: {
      const [name, help] = words[tile.kind];
      return { name, help };
    }
  }
}
