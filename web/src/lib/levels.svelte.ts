// The bots that can be given a seat, as the server lists them with its games.

import type { GameInfo, LevelInfo } from "../messages";

class Levels {
  known: readonly LevelInfo[] = $state.raw([]);
}

export const levels = new Levels();

/** Those that people are offered. */
export const botsOf = (game: GameInfo | undefined): LevelInfo[] => game?.bots.filter((one) => one.offered) ?? [];

export const botName = (bot: string): string => levels.known.find((one) => one.name === bot)?.title ?? bot;
