// The bots that can be given a seat, as the server lists them with its games.

import type { GameInfo, LevelInfo, OptionInfo } from "../messages";
import { plural, t } from "../words";

type Chosen = Readonly<Record<string, unknown>>;

class Levels {
  known: readonly LevelInfo[] = $state.raw([]);
}

export const levels = new Levels();

/** Those that people are offered. */
export const botsOf = (game: GameInfo | undefined): LevelInfo[] => game?.bots.filter((one) => one.offered) ?? [];

export const botName = (bot: string): string => levels.known.find((one) => one.name === bot)?.title ?? bot;

/** What a level scores against apprentices; empty where a game is not played as that was measured. */
export function typicalScore(bot: LevelInfo, offers: readonly OptionInfo[], chosen: Chosen): string {
  const n = isUsual(offers, chosen) ? bot.typical[String(chosen["players"])] : undefined;
  return n === undefined ? "" : t(plural("level.typical", n), { n });
}

/** The same where nothing around it says against whom. */
export function scoreAgainst(...about: Parameters<typeof typicalScore>): string {
  const score = typicalScore(...about);
  return score && t("level.against", { score });
}

/** Whether all options but the number of players are as usual. */
function isUsual(offers: readonly OptionInfo[], chosen: Chosen): boolean {
  return offers.every(
    ({ name, default: usual }) =>
      name === "players" || chosen[name] === undefined || JSON.stringify(chosen[name]) === JSON.stringify(usual),
  );
}
