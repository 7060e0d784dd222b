// Made from src/feldberg/server/messages.py by `make types`. Do not edit.

import type { View } from "./view";

export interface Naming {
  name: string;
}

export interface Login {
  login: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Proof {
  /** of one's account, if one has one */
  password?: string;
}

export interface Recovery {
  login: string;
  /** one of those given with the account */
  code: string;
  /** the new one */
  password: string;
}

export interface NewAddress {
  /** of one's account, if one has one */
  password?: string;
  /** to be written to, once its owner confirms it */
  address: string;
}

export interface Forgotten {
  login: string;
}

export interface Link {
  token: string;
}

export interface Renewal {
  token: string;
  /** the new one */
  password: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  /** bots by seat */
  bots?: Record<string, string>;
  /** the seats that the host plays on one screen, or how many */
  people?: number | number[];
  /** by seat, of who plays there in the host's stead */
  names?: Record<string, string>;
  /** joined only with the host's link */
  invited?: boolean;
  /** seconds for a turn */
  clock?: number | null;
  undo?: boolean;
  hints?: boolean;
}

export interface GivenOptions {
  options?: Record<string, unknown>;
}

export interface Joining {
  seat?: number | null;
  invitation?: string | null;
}

export interface SeatChange {
  /** a bot, or nobody */
  bot?: string | null;
}

export interface SeatNaming {
  /** of who plays there in one's stead, or nobody's */
  name: string | null;
}

export interface Leaving {
  seat: number;
}

export interface Saying {
  text: string;
}

export interface Play {
  type?: "play";
  /** comes back in the answer */
  id?: string;
  /** of the seat: what it was asked when it decided */
  token: number;
  seat: number;
  action: number;
}

export interface Undo {
  type?: "undo";
  id?: string;
  /** of the seat: what it was asked when it decided */
  token: number;
  seat: number;
}

export interface Answer {
  type?: "answer";
  id?: string;
  seat: number;
  /** the wish's number */
  proposal: number;
  agree: boolean;
}

export interface Sync {
  type?: "sync";
  id?: string;
}

export interface Ping {
  type?: "ping";
  id?: string;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
}

export interface Codes {
  codes: string[];
}

export interface Registered {
  codes: string[];
  me: Me;
}

export interface MailInfo {
  /** this server sends letters */
  offered: boolean;
  /** of one's account */
  address: string | null;
  /** an address that its owner has still to confirm */
  waiting: string | null;
}

export interface Readiness {
  ready: boolean;
  /** what is wrong, by where: database, news, disk */
  problems: Record<string, string>;
}

export interface Device {
  id: string;
  /** what the browser calls itself */
  agent: string;
  created: number;
  /** when it was used last, to the hour */
  seen: number;
  here: boolean;
}

export interface OptionInfo {
  name: string;
  default: unknown;
  explanation: string;
  allowed: string;
  /** all that is allowed, where it is little */
  values: unknown[] | null;
  /** what keeps a value away that people may look for */
  obstacle: string;
  /** worth no word where it has its default */
  unsaid: boolean;
}

export interface LevelInfo {
  name: string;
  title: string;
  /** how it plays */
  style: string;
  /** sits opposite where nobody chose */
  opponent: boolean;
  /** to people who seat bots; the others are for study */
  offered: boolean;
  /** mean score against apprentices with the usual options, by the number of players, where measured */
  typical: Record<string, number>;
}

export interface GameInfo {
  name: string;
  title: string;
  options: OptionInfo[];
  /** weakest first */
  bots: LevelInfo[];
  /** what of the printed pieces could not be had and is our own */
  ours: string[];
}

export interface SeatInfo {
  seat: number;
  /** of the person; nobody's where free or a bot's */
  name: string | null;
  bot: string | null;
  mine: boolean;
  /** was mine, before a bot took over */
  left: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** closed: left for good before its end */
  status: "open" | "playing" | "over" | "closed";
  host: string;
  hosting: boolean;
  seats: SeatInfo[];
  /** told to the host alone */
  invitation: string | null;
  clock: number | null;
  deadline: number | null;
  /** the seats whose decision is awaited */
  asked: number[];
  undo: boolean;
  hints: boolean;
  scores: number[] | null;
  ranking: number[] | null;
  rematch: string | null;
  created: number;
  changed: number;
}

export interface ChoiceInfo {
  action: number;
  parts: Record<string, number | string>;
  elements: string[];
  say: string;
  explain: string;
  gains: Record<string, number>;
}

export interface EventInfo {
  event: string;
  seat: number;
  /** the seat whose move brought it; -1 for nobody's */
  by: number;
  sort: "deed" | "gain" | "cost" | "fate";
  /** 1 where a great part of the game begins, 2 where one within it does, else 0 */
  heading: number;
  values: Record<string, number>;
  say: string;
  /** what on the shared board, or on the seat's, it is about */
  elements: string[];
}

export interface Hint {
  action: number;
  say: string;
  /** why, in a few sentences */
  reason: string;
}

export interface Reason {
  /** empty where it can */
  say: string;
}

export interface Chat {
  id: number;
  /** whose it is: the person's id, where it is known */
  by: string | null;
  /** as nobody else is called at the table */
  name: string;
  text: string;
  at: number;
}

export interface ProposalInfo {
  /** told with the answer */
  number: number;
  seat: number;
  /** that would be taken back */
  moves: number;
  agreed: number[];
}

export interface TakenBack {
  /** whose wish it was */
  seat: number;
  moves: number;
}

export interface Position {
  /** so far that all may know of */
  moves: number;
  seat: number | null;
  view: View;
  /** only this seat may see what is shown or asked */
  secret: boolean;
  ask: string;
  choices: ChoiceInfo[];
  /** how the seat may wish to be asked from now on, asked or not */
  asides: ChoiceInfo[];
}

export interface Frame {
  view: View;
  ask: string;
  /** what the move that led here brought */
  told: string[];
}

export interface Replay {
  /** so far in the whole game, as far as all may know of them */
  moves: number;
  /** moves before the first of these positions */
  first: number;
  frames: Frame[];
}

export interface TableUpdate {
  type?: "table";
  /** how much was entered so far that one may know of */
  at: number;
  since: number | null;
  /** of one's own seats; each changes with what the seat is asked */
  tokens: Record<string, number>;
  table: TableInfo;
  /** what sentences call the seats */
  names: string[];
  /** the seats that win together */
  teams: number[][];
  position: Position | null;
  /** why the game cannot be shown nor played on */
  unreadable: "" | "old_rules" | "damaged";
  events: EventInfo[];
  undo: "free" | "ask" | null;
  /** of one's own seats, the one whose move would be taken back */
  undo_seat: number | null;
  proposal: ProposalInfo | null;
  taken_back: TakenBack | null;
  /** the seat that has just refused a take-back */
  refused_by: number | null;
}

export interface TableDelta {
  type?: "delta";
  /** the update's `at` */
  since: number;
  events: EventInfo[];
  delta: Record<string, unknown>;
}

export interface TalkUpdate {
  type?: "talk";
  lines: Chat[];
  /** lines that somebody took away */
  gone: number[];
}

export interface Accepted {
  type?: "accepted";
  id: string;
  at: number;
}

export interface Refused {
  type?: "refused";
  id: string;
  code: string;
  error: string;
  /** which refusal it is, for words in other languages */
  reason?: string;
  /** to be put into those words */
  values?: Record<string, number | string>;
  at: number;
}

export interface Pong {
  type?: "pong";
  id: string;
}

export interface Problem {
  code: string;
  error: string;
  /** which refusal it is, for words in other languages */
  reason?: string;
  /** to be put into those words */
  values?: Record<string, number | string>;
}

export type ClientMessage = Play | Undo | Answer | Sync | Ping;

export type ServerMessage = TableUpdate | TableDelta | TalkUpdate | Accepted | Refused | Pong;
