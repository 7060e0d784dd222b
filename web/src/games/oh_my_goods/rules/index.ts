import type { Rules, Told } from "../../../lib/rules";
import { end } from "./end";
import { game } from "./game";
import { longsdale } from "./longsdale";
import { pieces } from "./pieces";
import { round } from "./round";

export const rules: Rules<Told> = { chapters: [game, round, end, pieces, longsdale] };
