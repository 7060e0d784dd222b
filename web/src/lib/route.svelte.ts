// Where one is: #/, #/account, #/account?confirm=<token>, #/account?recover=<token>, #/table/<id>?invitation=<secret>, #/rules/<game>?to=<topic>
// or #/replay/<id>?at=<moves>&seat=<seat>&invitation=<secret>.

interface ReplayRoute {
  page: "replay";
  id: string;
  /** moves played */
  at: number;
  /** null: a spectator's perspective */
  seat: number | null;
  invitation: string | null;
}
/** The link of a letter. */
export interface LetterRoute {
  purpose: "confirm" | "recover";
  token: string;
}
type Route =
  | { page: "home" }
  | { page: "account"; letter: LetterRoute | null }
  | { page: "table"; id: string; invitation: string | null }
  | ReplayRoute
  | { page: "rules"; game: string; to: string | null }
  | { page: "none" };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  if (path === "" || path === "/") return { page: "home" };
  if (path === "/account") return { page: "account", letter: letterIn(new URLSearchParams(query)) };
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1], invitation: new URLSearchParams(query).get("invitation") };
  const replay = /^\/replay\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (replay?.[1]) {
    const said = new URLSearchParams(query);
    return {
      page: "replay",
      id: replay[1],
      at: whole(said.get("at")) ?? 0,
      seat: whole(said.get("seat")),
      invitation: said.get("invitation"),
    };
  }
  const rules = /^\/rules\/([a-z0-9_]+)\/?$/.exec(path);
  if (rules?.[1]) return { page: "rules", game: rules[1], to: new URLSearchParams(query).get("to") };
  return { page: "none" };
}

export function toRules(game: string, topic: string | null = null): string {
  return `#/rules/${game}${topic ? `?to=${encodeURIComponent(topic)}` : ""}`;
}

export function toTable(id: string, invitation: string | null = null): string {
  return `#/table/${id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`;
}

export function toReplay(id: string, where: Partial<Omit<ReplayRoute, "page" | "id">> = {}): string {
  const query = new URLSearchParams();
  if (where.at) query.set("at", String(where.at));
  if (where.seat != null) query.set("seat", String(where.seat));
  if (where.invitation) query.set("invitation", where.invitation);
  return `#/replay/${id}${query.size > 0 ? `?${query}` : ""}`;
}

function letterIn(query: URLSearchParams): LetterRoute | null {
  for (const purpose of ["confirm", "recover"] as const) {
    const token = query.get(purpose);
    if (token) return { purpose, token };
  }
  return null;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

class Location {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  /** Says where one is by now, without going anywhere. */
  replace(hash: string): void {
    history.replaceState(history.state, "", hash);
    this.route = parse(hash);
  }
}

export const here = new Location();
