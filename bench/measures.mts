/** What each part measures on a site in one run. */
import type {Browser} from '@playwright/test';
import {buildChangedPage, buildCold} from './build.mjs';
import {measureClicks} from './clicks.mjs';
import type {Measured} from './lib/rows.mjs';
import type {Site} from './lib/sites.mjs';
import {measureLighthouse} from './lighthouse/measure.mjs';
import {measureNavigation} from './navigation.mjs';
import {englishPages, onSite, pages} from './onSite.mjs';
import {startThrottlingProxy} from './throttlingProxy.mjs';
import {measureVisit} from './visit.mjs';

const kilobytes = new Set(['js', 'css', 'all', 'jsAfter']);

/**
 * On the slow connection of a proxy. The browser's own limit does not apply to the time to the first byte, from which
 * our pages tell a slow connection.
 */
function onSlowLine<T>(
  site: Site,
  visited: readonly string[],
  action: (browser: Browser, slow: string, fast: string) => Promise<T>,
): Promise<T> {
  return onSite(site, visited, async (browser, origin) => {
    const proxy = await startThrottlingProxy(origin);
    proxy.setSlow(true);
    try {
      return await action(browser, proxy.origin, origin);
    } finally {
      proxy.close();
    }
  });
}

async function visit(site: Site): Promise<Measured> {
  return onSlowLine(site, pages, async (browser, origin) => {
    const measured: Record<string, number> = {};
    for (const page of pages) {
      const figures = await measureVisit(browser, origin + page);
      for (const [key, value] of Object.entries(figures)) {
        measured[`${key}@${page}`] = kilobytes.has(key) ? value / 1000 : value;
      }
    }
    return measured;
  });
}

/** From usage/settings to usage/rules, then to usage/dashboard. */
async function navigation(site: Site): Promise<Measured> {
  const [from, ...paths] = [
    '/docs/usage/settings',
    '/docs/usage/rules',
    '/docs/usage/dashboard',
  ] as const;
  return onSlowLine(site, [from, ...paths], (browser, origin) =>
    measureNavigation(browser, {url: origin + from, paths}),
  );
}

async function clicks(site: Site): Promise<Measured> {
  return onSlowLine(
    site,
    ['/docs/usage/settings', '/docs/integration/custom'],
    (browser, slow, fast) => measureClicks(browser, {slow, fast}, site.name),
  );
}

async function lighthouse(site: Site): Promise<Measured> {
  return onSite(site, englishPages, async (_browser, origin) => {
    const measured: Record<string, number> = {};
    for (const page of englishPages) {
      for (const [key, score] of Object.entries(await measureLighthouse(origin + page))) {
        measured[`${key}@${page}`] = score;
      }
    }
    return measured;
  });
}

async function build(site: Site): Promise<Measured> {
  const cold = buildCold(site);
  const page = buildChangedPage(site);
  return {
    coldWall: cold.wall,
    coldCpu: cold.cpu,
    coldMemory: cold.memory,
    pageWall: page.wall,
    pageCpu: page.cpu,
  };
}

export const measures = {visit, navigation, clicks, lighthouse, build} as const;
