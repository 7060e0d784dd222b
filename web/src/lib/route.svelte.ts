// Where one is: #/, #/table/<id>?invitation=<secret> or #/rules/<game>?to=<topic>.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; invitation: string | null }
  | { page: "rules"; game: string; to: string | null }
  | { page: "none" };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  if (path === "" || path === "/") return { page: "home" };
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1], invitation: new URLSearchParams(query).get("invitation") };
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

class Location {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const here = new Location();
