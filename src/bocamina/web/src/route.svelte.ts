// The present screen.

import { at, pathHere } from "./base";
import { formatRoute, parseRoute, type Route } from "./addresses";

class Here {
  route = $state.raw<Route>(parseRoute(pathHere(), location.hash));
  from: Route | null = null; // where the reader was before

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    const route = parseRoute(pathHere(), location.hash);
    if (formatRoute(route) === formatRoute(this.route)) return; // both events may report one change
    this.from = this.route;
    this.route = route;
  }

  /** Goes to another screen. */
  go(route: Route, how: { replace?: boolean } = {}): void {
    const address = at(formatRoute(route));
    if (how.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.from = this.route;
    this.route = route;
    scrollTo(0, 0);
  }
}

export const here = new Here();
