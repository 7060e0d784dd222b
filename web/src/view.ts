// Made from src/feldberg/core/view.py by `make types`. Do not edit.

export interface View {
  game: string;
  options: Record<string, unknown>;
  /** who looks; null for a spectator */
  seat: number | null;
  over: boolean;
  asked: number[];
  /** the steps that the seat has made of its plan */
  planned: Record<string, number | string>[] | null;
  question: string | null;
  scores: number[];
  ranking: number[];
  /** points by what they are for */
  score_sheets: Record<string, number>[];
  /** the game is over and another follows, such as the next chapter of a story */
  goes_on: boolean;
}
