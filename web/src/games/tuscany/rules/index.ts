import type { Rules, Told } from "../../../lib/rules";
import { end } from "./end";
import { game } from "./game";
import { pieces } from "./pieces";
import { placing } from "./placing";
import { turn } from "./turn";

export const rules: Rules<Told> = { chapters: [game, turn, placing, end, pieces] };
