// Maps addresses to screens. A table is a path; everything else is in the hash.

export type Route =
  | { screen: "door" }
  | { screen: "new"; game: string }
  | { screen: "rules"; game: string; clause: string }
  | { screen: "learn"; game: string } // the lessons of a game, or of all
  | { screen: "lesson"; lesson: string }
  | { screen: "puzzles" }
  | { screen: "puzzle"; puzzle: string }
  | { screen: "table"; code: string; ticket: string; moment: MomentLink | null };

/** A moment of one of a table's finished games, the first being 1, seen from a seat; -1 is a
 *  spectator, -2 the whole truth. */
export interface MomentLink {
  game: number;
  step: number;
  viewer: number;
  analysed?: boolean; // on the page of its analysis
}

/** Reads an address. */
export function parseRoute(path: string, hash: string): Route {
  const table = /^\/t\/([^/]+)$/.exec(path);
  if (table) {
    // The first game is the default.
    const moment = /^#(moment|analysis)=(\d+)\.(-?\d+)(?:\.(\d+))?$/.exec(hash);
    return {
      screen: "table",
      code: decodeURIComponent(table[1] ?? "").toUpperCase(),
      ticket: /^#ticket=([0-9a-f]+)$/.exec(hash)?.[1] ?? "",
      moment: moment
        ? {
            game: Number(moment[4] ?? 1),
            step: Number(moment[2]),
            viewer: Number(moment[3]),
            ...(moment[1] === "analysis" ? { analysed: true } : {}),
          }
        : null,
    };
  }
  const parts = hash.replace(/^#\/?/, "").split("/");
  if (parts[0] === "new" && parts[1]) return { screen: "new", game: parts[1] };
  if (parts[0] === "rules" && parts[1]) {
    return { screen: "rules", game: parts[1], clause: parts[2] ?? "" };
  }
  if (parts[0] === "learn") return { screen: "learn", game: parts[1] ?? "" };
  if (parts[0] === "lesson" && parts[1]) return { screen: "lesson", lesson: parts[1] };
  if (parts[0] === "puzzles") return { screen: "puzzles" };
  if (parts[0] === "puzzle" && parts[1]) return { screen: "puzzle", puzzle: parts[1] };
  return { screen: "door" };
}

const LONGEST_CODE = 20; // the longest code that a server reads; anything longer is refused here

/** Returns the code of a table from what somebody typed, which may be a whole link. */
export function codeIn(typed: string): string {
  const code = /\/t\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
  return code.toUpperCase().replace(/[\s-]/g, "").slice(0, LONGEST_CODE);
}

/** Returns an address. */
export function formatRoute(route: Route): string {
  switch (route.screen) {
    case "door":
      return "/";
    case "new":
      return `/#/new/${route.game}`;
    case "rules":
      return `/#/rules/${route.game}${route.clause ? `/${route.clause}` : ""}`;
    case "learn":
      return `/#/learn${route.game ? `/${route.game}` : ""}`;
    case "lesson":
      return `/#/lesson/${route.lesson}`;
    case "puzzles":
      return "/#/puzzles";
    case "puzzle":
      return `/#/puzzle/${route.puzzle}`;
    case "table": {
      const { moment, ticket } = route;
      const hash = moment
        ? `#${moment.analysed ? "analysis" : "moment"}=${moment.step}.${moment.viewer}${moment.game > 1 ? `.${moment.game}` : ""}`
        : ticket
          ? `#ticket=${ticket}`
          : "";
      return `/t/${route.code}${hash}`;
    }
  }
}
