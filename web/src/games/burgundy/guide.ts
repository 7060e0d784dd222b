/** Comments on the first turns of a real game. */

import { entryOf, type Entry } from "../../lib/glossary";
import { afterwards, asked, asks, touched, type Moment, type Step } from "../../lib/guide";
import type { Lang } from "../../lib/prefs.svelte";
import { glossaryOf } from "../glossary.svelte";
import { DEPOT_SPACES, KINDS, NUMBERED_SPACES, PHASES, PHASE_POINTS, SHAPES, type Tile } from "./content";
import { editionOf, layoutOf, tileKey, tileOf } from "./pieces";
import type { BurgundyView, PlayerView } from "./view";

const viewOf = (now: Moment): BurgundyView => now.view as BurgundyView;
const playerOf = (now: Moment): PlayerView | undefined => viewOf(now).players[now.seat ?? -1];
const settling = (now: Moment): boolean => asks(now, "Settle", "SettleTogether");
const twoEstates = (now: Moment): boolean => viewOf(now).settling?.dealt[now.seat ?? -1]?.length === 2;
const inTurn = (now: Moment): boolean => asks(now, "Turn");
const diceLeft = (now: Moment): number[] => (playerOf(now)?.dice ?? []).filter((number) => number > 0);
const stored = (now: Moment): number[] => (playerOf(now)?.store ?? []).filter((code) => code !== null);

const wordsOf = (code: number, now: Moment, lang: Lang): Entry =>
  entryOf(glossaryOf("burgundy", lang), tileKey(code), editionOf(viewOf(now).options["edition"]));
const nameOf = (code: number, now: Moment, lang: Lang): string => wordsOf(code, now, lang).name;

/** The empty cells next to own tiles where a tile could go. */
function cellsFor(code: number, view: BurgundyView, player: PlayerView): number[] {
  if (player.estate === null) return [];
  const { kind } = tileOf(code);
  const { colours, shape } = layoutOf(editionOf(view.options["edition"]), player.estate);
  return SHAPES[shape]!.cells.flatMap(({ neighbours }, cell) => {
    const fits = KINDS[colours[cell] ?? 0] === kind || kind === "inn" || kind === "face-down";
    return fits && !player.cells[cell] && neighbours.some((next) => player.cells[next]) ? [cell] : [];
  });
}

/** The number printed on a cell. */
const numberAt = (cell: number, view: BurgundyView, player: PlayerView): number | undefined =>
  player.estate === null ? undefined : layoutOf(editionOf(view.options["edition"]), player.estate).dice[cell];

const WORTH: Record<Tile["kind"], number> = {
  castle: 6,
  mine: 4,
  ship: 4,
  building: 4,
  monastery: 2,
  animal: 3,
  inn: 1,
  "face-down": 0,
};
const NOTHING_TO_PLACE = 3; // a town hall with an empty storage does nothing
const AT_ONCE = 5;

interface Advice {
  code: number;
  space: number;
  depot: number;
  /** the other die can place it in the same turn */
  atOnce: number | null;
}

/** A sensible first tile: one that can soon be placed, best in the same turn. */
export function advice(view: BurgundyView, seat: number): Advice | null {
  const player = view.players[seat];
  if (!player) return null;
  let best: Advice | null = null;
  let most = -Infinity;
  view.spaces.slice(0, NUMBERED_SPACES).forEach((code, space) => {
    const depot = Math.floor(space / DEPOT_SPACES) + 1;
    const die = player.dice.indexOf(depot);
    if (!code || die < 0) return;
    const cells = cellsFor(code, view, player);
    const other = player.dice[1 - die] ?? 0;
    const atOnce = other && cells.some((cell) => numberAt(cell, view, player) === other) ? other : null;
    const idle = tileKey(code) === "town-hall" ? NOTHING_TO_PLACE : 0;
    const worth = WORTH[tileOf(code).kind] - idle + (atOnce ? AT_ONCE : 0) - (cells.length ? 0 : AT_ONCE);
    if (worth > most) [best, most] = [{ code, space, depot, atOnce }, worth];
  });
  return best;
}

function suggestion(now: Moment, lang: Lang): string {
  const found = advice(viewOf(now), now.seat ?? 0);
  if (!found) return "";
  const { code, depot, atOnce } = found;
  const { name, help = "" } = wordsOf(code, now, lang);
  return lang === "ru"
    ? ` Хорошее начало — в хранилище ${depot}: ${name}. ${help}${atOnce ? ` Кубиком ${atOnce} этот жетон можно сразу поставить.` : ""}`
    : ` A good start is in depot ${depot}: ${name}. ${help}${atOnce ? ` Your ${atOnce} can place this tile right away.` : ""}`;
}

const DICE = ["die:0", "die:1"];
const left = (now: Moment): string[] => DICE.filter((_, at) => playerOf(now)?.dice[at]);
const storedAt = (now: Moment, code?: number): string[] =>
  (playerOf(now)?.store ?? []).flatMap((one, slot) =>
    one !== null && (!code || one === code) ? [`store:${slot}`] : [],
  );

/** Whether a stored tile fits somewhere with the die that is left. */
function fitting(now: Moment): number | undefined {
  const player = playerOf(now);
  const [die] = diceLeft(now);
  return stored(now).find(
    (code) => player && cellsFor(code, viewOf(now), player).some((cell) => numberAt(cell, viewOf(now), player) === die),
  );
}

export const steps: readonly Step[] = [
  {
    id: "settle",
    topic: "expert",
    when: settling,
    until: (now) => !settling(now),
    say: {
      en: (now) =>
        `Choose ${twoEstates(now) ? "one of two estates and " : ""}where your first castle stands. Many different regions next to the castle make the start easier.`,
      ru: (now) =>
        `Выберите ${twoEstates(now) ? "одно из двух герцогств и " : ""}место для первого замка. Чем больше разных областей рядом с замком, тем легче начать.`,
    },
  },
  asked(
    "castle",
    ["Castle"],
    "castle",
    "Your castle works like a third die with any number you like. Use it where your dice do not reach.",
    "Замок работает как третий кубик с любым числом. Используйте его там, куда не достают ваши кубики.",
    () => ["die:castle"],
  ),
  asked(
    "white-castle",
    ["WhiteCastle"],
    "white-castles",
    "Your white castle gives one more action with the white die. Workers may change its number, for this action only.",
    "Белый замок даёт ещё одно действие с белым кубиком. Рабочие могут изменить его число, только для этого действия.",
    () => ["die:white"],
  ),
  asked(
    "crane",
    ["Crane"],
    "crane",
    "The crane works once like any building. What helps most now?",
    "Кран один раз действует как любое здание. Что сейчас нужнее всего?",
  ),
  asked(
    "route",
    ["LayRoute"],
    "trade-routes",
    "Goods you sell will travel this route from the left, one space each, and a space of their colour brings its bonus. First come the boards whose goods you have.",
    "Проданные товары пойдут по этому пути слева, каждый на своё место, и место их цвета приносит бонус. Сначала кладите планшеты с товарами, которые у вас есть.",
  ),
  asked(
    "upkeep",
    ["Upkeep"],
    "shields",
    "Every shield costs 1 silver at the end of a phase. One you do not pay for leaves the game: touch it to give it up.",
    "В конце этапа каждый щит стоит 1 серебро. Неоплаченный выходит из игры: коснитесь щита, чтобы отдать его.",
  ),
  {
    id: "solo",
    topic: "solo",
    when: (now) => viewOf(now).solo !== undefined && inTurn(now),
    until: (now) => diceLeft(now).length < 2,
    say: {
      en: () =>
        "Alone you win by filling all cells. Points are only a means: each time your marker reaches the target you have one more action. Ships lead along the river to other parts.",
      ru: () =>
        "В одиночку побеждает тот, кто заполнит все ячейки. Очки — лишь средство: каждый раз, когда фишка доходит до цели, у вас ещё одно действие. Корабли ведут по реке в другие части.",
    },
  },
  {
    id: "team",
    topic: "teams",
    when: (now) => playerOf(now)?.partner !== undefined && inTurn(now),
    until: (now) => diceLeft(now).length < 2,
    say: {
      en: () =>
        "You and your partner fill one estate. Silver, workers and goods are for both, the dice are your own, and the coloured lines below storage say whose each space is.",
      ru: () =>
        "Вы с напарником заполняете одно герцогство. Серебро, рабочие и товары общие, кубики у каждого свои, а цветные черты под хранилищем показывают, чьё это место.",
    },
  },
  {
    id: "double",
    topic: "shields",
    when: (now) => {
      const [one, two] = diceLeft(now);
      return inTurn(now) && one !== undefined && one === two && (viewOf(now).shields?.[one - 1]?.length ?? 0) > 0;
    },
    until: (now) => diceLeft(now).length < 2,
    say: {
      en: () =>
        "A double! Instead of two actions both dice may take a shield from the depot of their number, for a castle of yours.",
      ru: () =>
        "Дубль! Вместо двух действий оба кубика могут взять щит из хранилища с их числом и положить его на ваш замок.",
    },
    at: (now) => (viewOf(now).shields?.[(diceLeft(now)[0] ?? 0) - 1] ?? []).map((number) => `shield:${number}`),
  },
  asked(
    "sail",
    ["Sail", "Load"],
    "ship",
    "Your ship has come: choose a depot and take its goods. Best of all goods of one colour, for a sale turns them all into points.",
    "Корабль пришёл: выберите хранилище и заберите товары. Лучше всего много товаров одного цвета: одна продажа превращает их все в очки.",
  ),
  asked(
    "fetch",
    ["Fetch"],
    "buildings",
    "Your building brings a tile from any numbered depot, no die needed. Take one that you can place soon.",
    "Здание приносит жетон из любого хранилища с номером, кубик не нужен. Возьмите тот, который скоро сможете поставить.",
  ),
  asked(
    "town-hall",
    ["TownHall"],
    "town-hall",
    "The town hall places one more stored tile, on a cell of any number.",
    "Ратуша ставит ещё один жетон из личного хранилища, на ячейку с любым числом.",
  ),
  asked(
    "discard",
    ["Discard"],
    "taking",
    "Your storage is full, so one tile has to go. Better to place first and take afterwards.",
    "Личное хранилище полно, один жетон придётся сбросить. Лучше сначала ставить, а потом брать.",
    (now) => storedAt(now),
  ),
  {
    id: "hello",
    topic: "aim",
    when: (now) => viewOf(now).phase >= 0,
    until: touched,
    say: {
      en: () =>
        "Welcome! Take tiles from the six depots and place them in your estate. Full regions of one colour bring the points.",
      ru: () =>
        "Добро пожаловать! Берите жетоны из шести хранилищ и ставьте их в герцогство. Очки приносят заполненные области одного цвета.",
    },
  },
  {
    id: "dice",
    topic: "actions",
    at: () => DICE,
    when: (now) => inTurn(now) && !touched(now) && diceLeft(now).length === 2,
    until: touched,
    say: {
      en: (now) =>
        `You rolled ${diceLeft(now).join(" and ")}. Each die does one thing: it takes a tile from the depot with its number, places a stored tile, sells goods or brings 2 workers.`,
      ru: (now) =>
        `Вам выпало ${diceLeft(now).join(" и ")}. Каждый кубик делает одно дело: берёт жетон из хранилища с этим числом, ставит жетон из личного хранилища, продаёт товары или приносит 2 рабочих.`,
    },
  },
  {
    id: "confirm",
    when: (now) => now.mine && now.ready,
    until: afterwards,
    say: {
      en: () =>
        "The bar says what your choice does and brings. Confirm plays it; you can undo as long as nothing new was revealed.",
      ru: () =>
        "В строке внизу — что будет и что это принесёт. «Подтвердить» делает ход; пока не открылось ничего нового, его можно отменить.",
    },
  },
  {
    id: "narrow",
    when: (now) => now.mine && touched(now),
    until: (now) => now.ready,
    say: {
      en: () =>
        "Now only what goes with your choice is lit. Touch one more thing, or touch the same again to take it back.",
      ru: () =>
        "Теперь подсвечено только то, что подходит к выбору. Нажмите ещё на что-нибудь или снова на то же, чтобы отменить выбор.",
    },
  },
  {
    id: "first",
    topic: "taking",
    at: (now) => {
      const found = advice(viewOf(now), now.seat ?? 0);
      return found ? [`space:${found.space}`] : [];
    },
    when: (now) => inTurn(now) && diceLeft(now).length === 2 && stored(now).length === 0,
    until: touched,
    say: {
      en: (now) => `You can touch all that is lit in amber.${suggestion(now, "en")}`,
      ru: (now) => `Всё, что обведено янтарным, можно нажать.${suggestion(now, "ru")}`,
    },
  },
  {
    id: "second",
    topic: "placing",
    at: (now) => {
      const code = fitting(now);
      return [...left(now), ...(code ? storedAt(now, code) : [])];
    },
    when: (now) => inTurn(now) && diceLeft(now).length === 1,
    until: afterwards,
    say: {
      en: (now) => {
        const [die] = diceLeft(now);
        const code = fitting(now);
        return code
          ? `Your ${die} is left, and it fits: place "${nameOf(code, now, "en")}" from your storage on a lit cell with a ${die}.`
          : `Your ${die} is left. Take another tile with it, or 2 workers: each worker changes a die by 1, so that a tile fits where you want it.`;
      },
      ru: (now) => {
        const [die] = diceLeft(now);
        const code = fitting(now);
        return code
          ? `Остался кубик ${die}, и он подходит: поставьте «${nameOf(code, now, "ru")}» из личного хранилища на подсвеченную ячейку с числом ${die}.`
          : `Остался кубик ${die}. Возьмите им ещё один жетон или 2 рабочих: каждый рабочий меняет кубик на 1, чтобы жетон встал куда нужно.`;
      },
    },
  },
  {
    id: "others",
    when: (now) => !now.mine && viewOf(now).phase >= 0 && !viewOf(now).over,
    until: (now) => now.mine,
    say: {
      en: () => "Now the others play. The log tells what they do, and touching an opponent's card shows their estate.",
      ru: () =>
        "Теперь ходят другие. Журнал рассказывает, что они делают, а нажав на карточку соперника, вы увидите его герцогство.",
    },
  },
  {
    id: "region",
    topic: "regions",
    when: (now) => (now.view.score_sheets[now.seat ?? -1]?.["regions"] ?? 0) > 0,
    say: {
      en: (now) => {
        const { phase } = viewOf(now);
        return `You have filled a region: points for its size, and ${PHASE_POINTS[phase] ?? 0} more for phase ${PHASES[phase] ?? ""}. Small regions pay best early.`;
      },
      ru: (now) => {
        const { phase } = viewOf(now);
        return `Область заполнена: очки за её размер и ещё ${PHASE_POINTS[phase] ?? 0} за этап ${PHASES[phase] ?? ""}. Маленькие области выгоднее всего в начале.`;
      },
    },
  },
  {
    id: "white",
    topic: "rounds",
    at: (now) => [`goods:${viewOf(now).white - 1}`],
    when: (now) => inTurn(now) && viewOf(now).round >= 1,
    say: {
      en: (now) =>
        `A new round with new dice. The white die brought goods to depot ${viewOf(now).white}; a ship that you place can fetch them.`,
      ru: (now) =>
        `Новый раунд и новые кубики. Белый кубик принёс товар в хранилище ${viewOf(now).white}; его может забрать корабль, который вы поставите.`,
    },
  },
  {
    id: "storage",
    topic: "taking",
    at: (now) => storedAt(now),
    when: (now) => inTurn(now) && stored(now).length >= 2,
    say: {
      en: (now) => `${stored(now).length} of your 3 places of storage are taken. Place tiles before you take more.`,
      ru: (now) =>
        `В личном хранилище занято мест: ${stored(now).length} из 3. Сначала ставьте жетоны, потом берите новые.`,
    },
  },
  {
    id: "silver",
    topic: "black-depot",
    at: () => ["silver"],
    when: (now) => inTurn(now) && (playerOf(now)?.silver ?? 0) >= 2 && !viewOf(now).bought,
    say: {
      en: () => "You have enough silver: once a turn, 2 silver buy a tile from the black depot, without a die.",
      ru: () => "Серебра хватает: раз в ход за 2 серебра можно купить жетон на чёрном рынке, без кубика.",
    },
  },
  {
    id: "end",
    topic: "end",
    last: true,
    when: (now) => inTurn(now) && viewOf(now).phase * 5 + viewOf(now).round >= 2,
    say: {
      en: () =>
        "That is how it goes on for 25 rounds. Point at anything, or press it long, to have it explained; the book above opens the rules. Good luck!",
      ru: () =>
        "Так идут все 25 раундов. Наведите курсор на что угодно или нажмите подольше, чтобы увидеть объяснение; книга вверху открывает правила. Удачи!",
    },
  },
];
