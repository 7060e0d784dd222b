/** Comments on the first turns of a real game. */

import { afterwards, asked, asks, touched, type Moment, type Step } from "../../lib/guide";
import type { Lang } from "../../lib/prefs.svelte";
import { glossaryOf } from "../glossary.svelte";
import { CROPS, type Building } from "./content";
import { spaceOf } from "./pieces";
import type { HallertauView, PlayerView } from "./view";

const viewOf = (now: Moment): HallertauView => now.view as HallertauView;
const playerOf = (now: Moment): PlayerView | undefined => viewOf(now).players[now.seat ?? -1];
const inTurn = (now: Moment): boolean => asks(now, "Turn");
const atFirst = (now: Moment): boolean => inTurn(now) && viewOf(now).round === 1;

/** The workers that the next row of a space takes; none once it is full. */
function costOf(view: HallertauView, name: string): number | null {
  const space = spaceOf(name);
  const free = space ? (view.board[space.place] ?? []).slice(0, space.rows).indexOf(0) : -1;
  return free < 0 ? null : free + 1;
}

const canSow = ({ fields, stock }: PlayerView): boolean =>
  fields.some((field) => field?.sown === null) && CROPS.some((crop) => stock[crop] > 0);

interface Plan {
  wanted: (player: PlayerView) => boolean;
  /** what serves it, the better ones first */
  spaces: readonly string[];
}
const PLANS = {
  clay: { wanted: ({ stock }) => stock.clay === 0, spaces: ["land_sale", "tool_shed", "nursery", "clearing"] },
  sow: {
    wanted: (player) => canSow(player) && player.fields.every((field) => !field?.sown),
    spaces: ["busy_weekend", "cultivation", "farming", "fertilizing"],
  },
} satisfies Record<string, Plan>;

export type Advice = { plan: keyof typeof PLANS; space: string; cost: number } | { plan: "tools"; workers: number };

/** A sensible turn of a first round: clay, then seed, each where it is cheapest, and tools for the rest. */
export function advice(view: HallertauView, seat: number): Advice | null {
  const player = view.players[seat];
  if (!player || player.workers === 0) return null;
  for (const plan of ["clay", "sow"] as const) {
    if (!PLANS[plan].wanted(player)) continue;
    const [best] = PLANS[plan].spaces
      .flatMap((space) => {
        const cost = costOf(view, space);
        return cost !== null && cost <= player.workers ? [{ plan, space, cost }] : [];
      })
      .sort((one, other) => one.cost - other.cost);
    if (best) return best;
  }
  return { plan: "tools", workers: player.workers };
}

const advised = (now: Moment): Advice | null => (atFirst(now) ? advice(viewOf(now), now.seat ?? 0) : null);

function suggestion(now: Moment, lang: Lang): string {
  const found = advised(now);
  if (!found || found.plan === "tools") return "";
  const { name, help = "" } = glossaryOf("hallertau", lang)[`space:${found.space}`] ?? { name: found.space };
  const sells = found.space === "land_sale";
  return lang === "ru"
    ? ` Сейчас дешевле всего «${name}» (работников: ${found.cost}). ${sells ? "Отдайте поле из ряда 2." : help}`
    : ` The cheapest way now is ${name} (workers: ${found.cost}). ${sells ? "Give up the field in row 2." : help}`;
}

/** The buildings that keep the centre where it is. */
function hindmost(now: Moment): Building[] {
  const player = playerOf(now);
  return (player?.buildings ?? []).flatMap(({ building, step }) => (step === player?.centre ? [building] : []));
}
function hindmostNames(now: Moment, lang: Lang): string {
  const name = (building: Building): string =>
    (glossaryOf("hallertau", lang)[`building:${building}`]?.name ?? building).toLocaleLowerCase(lang);
  return hindmost(now).map(name).join(", ");
}

const advisedSpace = (now: Moment): string[] => {
  const found = advised(now);
  return found && found.plan !== "tools" ? [`space:${found.space}`] : [];
};

export const steps: readonly Step[] = [
  {
    id: "hello",
    topic: "aim",
    when: (now) => viewOf(now).round >= 1,
    until: touched,
    say: {
      en: () =>
        "Welcome! In six rounds you move your community centre to the right and play cards: both bring points. Goods come from the action board, from fields and from sheep.",
      ru: () =>
        "Добро пожаловать! За шесть раундов вы двигаете общественный центр вправо и разыгрываете карты: и то и другое приносит очки. Товары дают планшет действий, поля и овцы.",
    },
  },
  {
    id: "village",
    topic: "pieces",
    at: (now) => (playerOf(now)?.buildings ?? []).map(({ building }) => `building:${building}`),
    when: (now) => viewOf(now).round >= 1 && !touched(now),
    until: touched,
    say: {
      en: () =>
        "In your village you see five craft buildings on their tracks, with the goods they take; below them your fields, the stable and your stock. A field brings as many crops as the number of its row.",
      ru: () =>
        "В вашей деревне — пять мастерских на дорожках и товары, которые они принимают; ниже — поля, овчарня и запас. Поле даёт столько урожая, каков номер его ряда.",
    },
  },
  asked(
    "window",
    ["Window"],
    "asking",
    "You can play a card now: it is lit in your hand. You may also wait, for it stays playable as long as its condition holds; or ask not to be asked again in this phase.",
    "Сейчас можно разыграть карту: она подсвечена на руке. Можно и подождать: карта остаётся, пока выполняется её условие; или попросите больше не спрашивать в этой фазе.",
  ),
  {
    id: "sell",
    topic: "fields",
    when: (now) => asks(now, "Exchange") && viewOf(now).offers.some((offer) => offer.startsWith("1 field ->")),
    until: afterwards,
    say: {
      en: () => "Touch the field that you give up: the lowest is worth least.",
      ru: () => "Нажмите на поле, которое отдаёте: нижнее ценится меньше всего.",
    },
  },
  asked(
    "sow",
    ["Sow"],
    "fields",
    "Choose a crop and an empty field. Highest rows first: row 4 brings four of what you sow. Sow different crops, the buildings need them all.",
    "Выберите культуру и пустое поле. Сначала верхние ряды: ряд 4 даст вчетверо больше посеянного. Сейте разное: мастерским нужны все культуры.",
  ),
  asked(
    "income",
    ["Earn"],
    "income",
    "Your bonus cards pay now, in the order you like.",
    "Сейчас платят ваши карты бонусов, в любом порядке.",
  ),
  asked(
    "fallow",
    ["Fallow"],
    "fallow",
    "Empty fields have risen by a row, and one of them may rise once more: choose the one you want to sow next.",
    "Пустые поля поднялись на ряд, и одно из них поднимется ещё раз: выберите то, которое засеете следующим.",
  ),
  {
    id: "progress",
    topic: "progress",
    at: (now) => hindmost(now).map((building) => `building:${building}`),
    when: (now) => asks(now, "Progress"),
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: (now) => {
        const { round } = viewOf(now);
        return `Progress! A step of a building costs ${round === 1 ? "1 good" : `${round} goods`} this round, or 1 jewelry. The centre follows the hindmost, and brings workers: now it waits for ${hindmostNames(now, "en")}.`;
      },
      ru: (now) => {
        const { round } = viewOf(now);
        return `Развитие! Шаг мастерской стоит в этом раунде 1 драгоценность или товаров: ${round}. Центр идёт за самой отставшей и даёт работников; сейчас он ждёт: ${hindmostNames(now, "ru")}.`;
      },
    },
  },
  {
    id: "boulders",
    topic: "boulders",
    when: (now) => asks(now, "Progress") && (playerOf(now)?.stock.tools ?? 0) > 0,
    until: (now) => !asks(now, "Progress"),
    say: {
      en: (now) =>
        `A second step of the same building needs 1 tool for the boulder before it, every further one 2. Tools you have: ${playerOf(now)?.stock.tools}. They come back next round.`,
      ru: (now) =>
        `Второй шаг той же мастерской требует 1 инструмент на валун, каждый следующий — 2. Инструментов у вас: ${playerOf(now)?.stock.tools}. В следующем раунде они снова свободны.`,
    },
  },
  {
    id: "workers",
    topic: "actions",
    when: (now) => inTurn(now) && !touched(now),
    until: touched,
    say: {
      en: (now) =>
        `You have ${playerOf(now)?.workers} workers. The first row of a space takes 1 of them, the second 2, the third 3. What is lit in amber can be used now.`,
      ru: (now) =>
        `Работников у вас: ${playerOf(now)?.workers}. Первый ряд ячейки занимает 1 работник, второй — 2, третий — 3. Что обведено янтарным, можно использовать сейчас.`,
    },
  },
  {
    id: "confirm",
    when: (now) => now.mine && now.ready,
    until: afterwards,
    say: {
      en: () =>
        "The bar says what your choice does. Confirm plays it; you can undo as long as nothing new was revealed.",
      ru: () =>
        "В строке внизу — что будет. «Подтвердить» делает ход; пока не открылось ничего нового, его можно отменить.",
    },
  },
  {
    id: "clay",
    topic: "first-game",
    at: advisedSpace,
    when: (now) => advised(now)?.plan === "clay",
    until: (now) => advised(now)?.plan !== "clay" || touched(now),
    say: {
      en: (now) =>
        `A good start is clay: without it the carpentry stands still, and the centre too.${suggestion(now, "en")}`,
      ru: (now) => `Хорошо начать с глины: без неё стоит плотницкая, а с ней и центр.${suggestion(now, "ru")}`,
    },
  },
  {
    id: "seed",
    topic: "fields",
    at: advisedSpace,
    when: (now) => advised(now)?.plan === "sow",
    until: (now) => advised(now)?.plan !== "sow" || touched(now),
    say: {
      en: (now) => `Now sow: your crops come back three- and fourfold this very round.${suggestion(now, "en")}`,
      ru: (now) => `Теперь пора сеять: уже в этом раунде урожай вернётся втрое и вчетверо.${suggestion(now, "ru")}`,
    },
  },
  {
    id: "tools",
    topic: "tools",
    at: () => ["tools:3"],
    when: (now) => advised(now)?.plan === "tools",
    until: (now, then) => afterwards(now, then) || touched(now),
    say: {
      en: (now) =>
        `Clay and seed are there. Turn workers into tools: touch “into tools” beside your workers, then how many. In round 1 steps are cheap, and tools let you take two with a building. Workers left: ${playerOf(now)?.workers}.`,
      ru: (now) =>
        `Глина и посевы есть. Меняйте работников на инструменты: нажмите «в инструменты» рядом с работниками и выберите, скольких. В раунде 1 шаги дёшевы, а с инструментом мастерская пройдёт два. Работников осталось: ${playerOf(now)?.workers}.`,
    },
  },
  {
    id: "hand",
    topic: "cards",
    at: (now) => (playerOf(now)?.hand ?? []).map((number) => `card:${number}`),
    when: (now) => inTurn(now) && (playerOf(now)?.hand?.length ?? 0) > 0,
    say: {
      en: () =>
        "Look at your hand: green is what a card wants you to have, red with a minus what it costs, below is what it brings. Cards take no action; play them whenever they are lit.",
      ru: () =>
        "Посмотрите на руку: на зелёном — что нужно иметь, на красном с минусом — цена, ниже — что карта приносит. Действий карты не тратят: разыгрывайте их, когда они подсвечены.",
    },
  },
  {
    id: "others",
    when: (now) => !now.mine && viewOf(now).players.length > 1 && !viewOf(now).over,
    until: (now) => now.mine,
    say: {
      en: () => "Now the others play. The log tells what they do, and touching an opponent shows their village.",
      ru: () =>
        "Теперь ходят другие. Журнал рассказывает, что они делают, а нажав на соперника, вы увидите его деревню.",
    },
  },
  {
    id: "again",
    topic: "sectors",
    when: (now) => inTurn(now) && viewOf(now).round >= 2,
    say: {
      en: (now) =>
        `Round ${viewOf(now).round}: workers have left some of the spaces, and you have ${playerOf(now)?.workers} new ones. A step now costs ${viewOf(now).round} goods, so look for larger harvests.`,
      ru: (now) =>
        `Раунд ${viewOf(now).round}: с части ячеек работники ушли, а новых у вас: ${playerOf(now)?.workers}. Шаг теперь стоит дороже, товаров: ${viewOf(now).round}. Ищите урожай побольше.`,
    },
  },
  {
    id: "flock",
    topic: "sheep",
    when: (now) => inTurn(now) && viewOf(now).round >= 2,
    say: {
      en: () =>
        "Sheep give milk every round and wool when shorn. They grow old in three rounds; from round 4 on new ones go straight into the stable, where each is a point.",
      ru: () =>
        "Овцы каждый раунд дают молоко, а при стрижке — шерсть. За три раунда они стареют; с раунда 4 новые идут прямо в овчарню, где каждая приносит очко.",
    },
  },
  {
    id: "end",
    topic: "end",
    last: true,
    when: (now) => inTurn(now) && viewOf(now).round >= 2,
    say: {
      en: () =>
        "So it goes on for six rounds. Point at anything, or press it long, to have it explained; the book above opens the rules. Good luck!",
      ru: () =>
        "Так идут все шесть раундов. Наведите курсор на что угодно или нажмите подольше, чтобы увидеть объяснение; книга вверху открывает правила. Удачи!",
    },
  },
];
