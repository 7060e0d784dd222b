import type { Rules, Told } from "../../../lib/rules";
import { cards } from "./cards";
import { end } from "./end";
import { game } from "./game";
import { playing } from "./playing";
import { round } from "./round";
import { spaces } from "./spaces";
import { village } from "./village";

export const rules: Rules<Told> = { chapters: [game, village, round, spaces, playing, end, cards] };
