/** A route as the core has written it down: a path, the key of its parts, and what else it says. */
export interface WrittenRoute {
  readonly path: string;
  readonly component: {readonly path: string; readonly hash: string};
  readonly routes?: readonly WrittenRoute[];
  readonly [attribute: string]: unknown;
}

/** A list of pages that was taken out of the table of routes. */
export interface LateList {
  /** Positions on the way down to the route that the list belongs to. */
  readonly place: readonly number[];
  readonly pages: readonly WrittenRoute[];
}

interface SplitRoutes {
  readonly early: readonly WrittenRoute[];
  readonly late: readonly LateList[];
}

const isPage = (route: WrittenRoute) => route.routes === undefined;

/**
 * Takes the lists of pages out of a table of routes. What stays is as large with a thousand pages
 * as with ten: the routes of the first level, and those that hold other routes. Lists with both
 * stay whole, since the first route that fits wins.
 */
export function splitRoutes(routes: readonly WrittenRoute[]): SplitRoutes {
  const late: LateList[] = [];
  const keep = (route: WrittenRoute, place: readonly number[]): WrittenRoute => {
    if (!route.routes) return route;
    if (route.routes.every(isPage)) {
      late.push({place, pages: route.routes});
      return {...route, routes: []};
    }
    return {...route, routes: route.routes.map((child, index) => keep(child, [...place, index]))};
  };
  return {early: routes.map((route, index) => keep(route, [index])), late};
}
