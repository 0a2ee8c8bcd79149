/** What the browser measures on a built site: first visits, navigation, opening the search. */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {chromiumArguments, chromiumPath} from '../tests/e2e/chromium.js';
import {startBrotliServer} from './brotliServer.mjs';
import {median} from './lib/median.mjs';
import {measureFirstResult} from './firstResult.mjs';
import {measureNavigation} from './navigation.mjs';
import type {Site} from './lib/sites.mjs';
import {measureVisit, type VisitFigures} from './visit.mjs';

/** The pages of all figures, in both languages. */
const pages = ['/docs/usage/settings', '/docs/integration/custom'] as const;
const prefixes = ['', '/de'] as const;

async function onSite<T>(
  site: Site,
  action: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const server = await startBrotliServer(path.join(site.folder, 'build'));
  const browser = await chromium.launch({executablePath: chromiumPath(), args: chromiumArguments});
  try {
    return await action(browser, server.origin);
  } finally {
    await browser.close();
    server.close();
  }
}

/** An unmeasured visit, so that the server has compressed everything before it counts. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.close();
}

/** What must not exceed a limit is that of the worst page, the rest the median; bytes in kilobytes. */
export function visitFigures(site: Site): Promise<Record<string, number>> {
  return onSite(site, async (browser, origin) => {
    const visits: VisitFigures[] = [];
    for (const url of prefixes.flatMap((prefix) => pages.map((page) => origin + prefix + page))) {
      await warmUp(browser, url);
      visits.push(await measureVisit({browser, url}));
    }
    const middle = (key: keyof VisitFigures) => median(visits.map((visit) => visit[key]));
    const worst = (key: keyof VisitFigures) => Math.max(...visits.map((visit) => visit[key]));
    return {
      html: middle('html') / 1000,
      js: worst('js') / 1000,
      css: worst('css') / 1000,
      all: middle('all') / 1000,
      requests: middle('requests'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      tbt: worst('tbt'),
      cls: worst('cls'),
    };
  });
}

/** From the settings of a project to the rules, and from the closed search to its first result. */
export function usageFigures(site: Site): Promise<Record<string, number>> {
  return onSite(site, async (browser, origin) => {
    const url = `${origin}${pages[0]}`;
    await warmUp(browser, url);
    return {
      navigation: await measureNavigation({browser, url, linkPath: '/docs/usage/rules'}),
      search: await measureFirstResult({browser, url, site: site.name, query: 'docker'}),
    };
  });
}
