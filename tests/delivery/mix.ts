import {readdirSync} from 'node:fs';
import {allRoutes} from '../e2e/sitemap';

/** Suffix of the paths in the mix that lead to no file. */
const missing = '-missing';

/**
 * Paths as visitors request them: pages of both languages, scripts, style sheets and search indexes, and 5 % that do not
 * exist. Shuffled, so that no connection requests only one kind, but the same way every time.
 */
export function requestMix(build = 'build'): string[] {
  const routes = allRoutes();
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => /assets\/.*\.(js|css)$/.test(file) || /search-index.*\.json$/.test(file))
    .map((file) => `/${file}`)
    .sort();
  const hits = [...routes, ...routes, ...files];
  const misses = routes.slice(0, Math.ceil(hits.length / 19)).map((route) => `${route}${missing}`);
  return shuffled([...hits, ...misses]);
}

function shuffled(list: readonly string[]): string[] {
  let state = 1;
  const weighted = list.map((value) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return {value, weight: state};
  });
  return weighted.sort((a, b) => a.weight - b.weight).map(({value}) => value);
}

/** Whether this is the expected status of a path of the mix. */
export function isExpected(path: string, status: number): boolean {
  return status === (path.endsWith(missing) ? 404 : 200);
}

/** Directives that make nginx log only responses with an unexpected status. */
export function wrongResponsesLog(file: string): string {
  return `map "$status $request_uri" $wrong_response {
        default 1;
        "~^200 .*(?<!${missing})$" "";
        "~^404 .*${missing}$" "";
    }
    log_format wrong_responses '$status $request_uri';
    access_log ${file} wrong_responses if=$wrong_response;`;
}
