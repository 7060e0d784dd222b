// Where one is: #/, #/account or #/table/<id>?invitation=<secret>.

export type Route = { page: "home" } | { page: "table"; id: string; invitation: string | null } | { page: "account" } | { page: "none" };

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  if (path === "" || path === "/") return { page: "home" };
  if (path === "/account") return { page: "account" };
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1], invitation: new URLSearchParams(query).get("invitation") };
  return { page: "none" };
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
