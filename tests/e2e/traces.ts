import type {Page} from '@playwright/test';
import {storedKeys} from '../../website/config/storedKeys';

/** Everything a page has stored in the browser. Denied storage counts as empty. Runs in the page. */
async function readTraces(): Promise<string[]> {
  const keys = (name: 'localStorage' | 'sessionStorage') => {
    try {
      return Object.keys(window[name]).map((key) => `${name}: ${key}`);
    } catch {
      return [];
    }
  };
  const names = async (kind: string, list: () => Promise<readonly (string | undefined)[]>) => {
    try {
      return (await list()).map((name) => `${kind}: ${name}`);
    } catch {
      return [];
    }
  };
  return [
    ...keys('localStorage'),
    ...keys('sessionStorage'),
    ...(await names('database', async () => (await indexedDB.databases()).map(({name}) => name))),
    ...(await names('cache', () => caches.keys())),
    ...(await names('service worker', async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
    )),
  ];
}

function isDocumented(trace: string): boolean {
  const [kind, key = ''] = trace.split(': ');
  return kind === 'localStorage' && storedKeys.some(({pattern}) => pattern.test(key));
}

/** Everything a page has stored that is not listed in `website/config/storedKeys.ts`. */
export async function undocumentedTraces(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({name}) => `cookie: ${name}`);
  if (page.isClosed() || !page.url().startsWith('http')) return cookies;
  const traces = await page.evaluate(readTraces);
  return [...cookies, ...traces.filter((trace) => !isDocumented(trace))];
}
