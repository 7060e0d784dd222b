// The HTTP side of the table server, typed. Whoever acts without being known comes in as a guest by itself.

import type {
  Codes,
  Device,
  GameInfo,
  GivenOptions,
  Hint,
  MailInfo,
  Me,
  NewTable,
  OptionInfo,
  Problem,
  Reason,
  Registered,
  Replay,
  TableInfo,
  TableUpdate,
} from "../messages";
import { refused, t } from "../words";
import { levels } from "./levels.svelte";
import { prefs } from "./prefs.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export type Which = "open" | "running" | "mine" | "finished";

const GUESTS = { en: "Guest", ru: "Гость" };

class Person {
  /** undefined until asked for */
  me: Me | null | undefined = $state();
}

export const person = new Person();

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal("network", t("error.network"));
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => ({ code: "broken" }))) as Partial<Problem>;
  if (problem.reason === "unknown") person.me = null; // logged out from elsewhere
  throw new Refusal(problem.code ?? "broken", refused(problem));
}

/** A call that acts for a person: who is not known yet comes in as a guest first. */
async function act<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (person.me == null) await whoAmI(); // perhaps another window has come in meanwhile
  if (person.me == null) await beCalled(GUESTS[prefs.lang]);
  return call<T>(method, path, body);
}

/** Whether nobody has asked the person for a name yet. */
export const isNameless = (): boolean =>
  person.me == null || (person.me.login === null && Object.values(GUESTS).includes(person.me.name));

export async function whoAmI(): Promise<Me | null> {
  person.me = await call<Me | null>("GET", "/me");
  return person.me;
}

export async function beCalled(name: string): Promise<void> {
  person.me = await call<Me>("POST", "/me", { name });
}

// An account: its login and password find one's games from every device.

/** Gives the codes for who forgets the password. */
export async function register(login: string, password: string): Promise<string[]> {
  const { me, codes } = await act<Registered>("POST", "/account", { login, password });
  person.me = me;
  return codes;
}

export async function recover(login: string, code: string, password: string): Promise<void> {
  person.me = await call<Me>("POST", "/account/recover", { login, code, password });
}

/** Comes in by the link of a letter. */
export async function renew(token: string, password: string): Promise<void> {
  person.me = await call<Me>("POST", "/account/renew", { token, password });
}

/** The person is gone, with all that was theirs alone. */
export async function forgetMe(password: string): Promise<void> {
  await call<void>("DELETE", "/me", { password });
  person.me = null;
}

export async function logIn(login: string, password: string): Promise<void> {
  person.me = await call<Me>("POST", "/login", { login, password });
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  person.me = await call<Me>("PUT", "/account/password", { old, new: fresh });
}

export async function logOut(): Promise<void> {
  await call<void>("POST", "/logout");
  person.me = null;
}

export async function logOutEverywhere(): Promise<void> {
  await call<void>("POST", "/logout/everywhere");
  person.me = null;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
const invited = (by: string | null): string => (by ? `?invitation=${encodeURIComponent(by)}` : "");

export const api = {
  newCodes: async (password: string) => (await call<Codes>("POST", "/account/codes", { password })).codes,
  mail: () => call<MailInfo>("GET", "/account/mail"),
  giveAddress: (address: string, password: string) =>
    call<MailInfo>("PUT", `/account/mail?lang=${prefs.lang}`, { address, password }),
  removeAddress: (password: string) => call<MailInfo>("DELETE", `/account/mail?lang=${prefs.lang}`, { password }),
  confirmAddress: (token: string) => call<void>("POST", `/account/mail/confirm?lang=${prefs.lang}`, { token }),
  writeTo: (login: string) => call<void>("POST", `/account/forgotten?lang=${prefs.lang}`, { login }),
  devices: () => call<Device[]>("GET", "/me/devices"),
  endDevice: (device: string) => call<void>("DELETE", `/me/devices/${device}`),
  games: async () => {
    const games = await call<GameInfo[]>("GET", `/games?lang=${prefs.lang}`);
    levels.known = games[0]?.bots ?? [];
    return games;
  },
  tables: (which: Which) => call<TableInfo[]>("GET", `/tables?which=${which}`),
  table: (table: string, invitation: string | null) =>
    call<TableUpdate>(
      "GET",
      `${at(table)}?lang=${prefs.lang}${invitation ? `&invitation=${encodeURIComponent(invitation)}` : ""}`,
    ),
  /** The options of a game where some are already chosen. */
  options: (game: string, options: Record<string, unknown>) =>
    call<OptionInfo[]>("POST", `/games/${game}/options?lang=${prefs.lang}`, { options } satisfies GivenOptions),
  create: (wanted: NewTable) => act<TableInfo>("POST", "/tables", wanted),
  join: (table: string, invitation: string | null, seat: number | null = null) =>
    act<TableInfo>("POST", `${at(table)}/join`, { seat, invitation }),
  setSeat: (table: string, seat: number, bot: string | null) =>
    act<TableInfo>("PUT", `${at(table)}/seats/${seat}`, { bot }),
  nameSeat: (table: string, seat: number, name: string | null) =>
    act<TableInfo>("PUT", `${at(table)}/seats/${seat}/name`, { name }),
  start: (table: string) => act<TableInfo>("POST", `${at(table)}/start`),
  leave: (table: string) => act<void>("DELETE", at(table)),
  close: (table: string) => act<TableInfo>("POST", `${at(table)}/close`),
  rematch: (table: string) => act<TableInfo>("POST", `${at(table)}/rematch`),
  hint: (table: string, seat: number) => act<Hint>("GET", `${at(table)}/hint?seat=${seat}&lang=${prefs.lang}`),
  why: (table: string, seat: number, element: string) =>
    act<Reason>("GET", `${at(table)}/why?seat=${seat}&element=${encodeURIComponent(element)}&lang=${prefs.lang}`),
  comeBack: (table: string, seat: number) => act<void>("POST", `${at(table)}/return`, { seat }),
  resign: (table: string, seat: number) => act<void>("POST", `${at(table)}/resign`, { seat }),
  replay: (table: string, first: number, count: number, seat: number | null, invitation: string | null) => {
    const query = new URLSearchParams({ first: String(first), count: String(count), lang: prefs.lang });
    if (seat !== null) query.set("seat", String(seat));
    if (invitation) query.set("invitation", invitation);
    return call<Replay>("GET", `${at(table)}/replay?${query}`);
  },
  /** the address of a finished game's record */
  record: (table: string, invitation: string | null) => `/api${at(table)}/record${invited(invitation)}`,
  /** a record's file, to look at */
  upload: (text: string) => act<TableInfo>("POST", "/records", text),
  say: (table: string, text: string, invitation: string | null) =>
    act<void>("POST", `${at(table)}/chat${invited(invitation)}`, { text }),
  unsay: (table: string, line: number) => act<void>("DELETE", `${at(table)}/chat/${line}`),
  report: (table: string, line: number, invitation: string | null) =>
    act<void>("POST", `${at(table)}/chat/${line}/report${invited(invitation)}`),
};

/** What went wrong, for the person. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A game against bots, started. */
export async function quickStart(game: string, opponents: number, bot: string): Promise<string> {
  const bots: Record<string, string> = {};
  for (let seat = 1; seat <= opponents; seat++) bots[seat] = bot;
  const { id } = await api.create({ game, options: { players: opponents + 1 }, bots });
  await api.start(id);
  return id;
}

/** A rematch; where only bots play along, started at once. */
export async function playAgain(table: TableInfo): Promise<string> {
  const again = await api.rematch(table.id);
  if (again.status === "open" && again.hosting && again.seats.every((one) => one.mine || one.bot !== null)) {
    await api.start(again.id);
  }
  return again.id;
}
