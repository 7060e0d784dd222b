import type { Rules, Told } from "../../../lib/rules";
import { editions } from "./editions";
import { game } from "./game";
import { modules } from "./modules";
import { play } from "./play";
import { points } from "./points";
import { tiles } from "./tiles";

export const rules: Rules<Told> = { chapters: [game, play, tiles, points, editions, modules] };
