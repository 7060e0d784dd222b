// The bots that can be given a seat, as the server lists them with its games.

import type { LevelInfo } from "../messages";

class Levels {
  known: readonly LevelInfo[] = $state.raw([]);
}

export const levels = new Levels();

export const botName = (bot: string): string => levels.known.find((one) => one.name === bot)?.title ?? bot;
