import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {Mosparo, NotVerified} from '../../website/samples/clients/node/mosparo.mjs';
import {startServer} from '../verification-server/server';
import type {Project} from '../verification-server/project';

export const keys = {publicKey: 'YOUR_PUBLIC_KEY', privateKey: '-private-key'};
export const host = 'https://www.example.com';
const checkedFields = ['name', 'emailAddress', 'message'];

/** The script of the box; MOSPARO_FRONTEND_SCRIPT names a file with the one of the product. */
const script = readFileSync(
  process.env.MOSPARO_FRONTEND_SCRIPT ?? path.join(__dirname, 'box.js'),
  'utf8',
);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface Website {
  /** The forms that arrived. */
  readonly posts: readonly URLSearchParams[];
  /** How often the browser called an endpoint of mosparo. */
  calls(endpoint: string): number;
  /** The next answers of mosparo to this endpoint are errors with status 200. */
  fail(endpoint: string, times: number): void;
  /** Answers to forms wait until this is called. */
  hold(): () => void;
  /** Uses up the token of a form before it arrives, so that it is refused. */
  refuseNext(): void;
  close(): Promise<void>;
}

/**
 * A website with these files, whose backend verifies every form, and mosparo beside it: both answer inside the
 * browser under the addresses that the pages use.
 */
export async function openWebsite(
  page: Page,
  files: Readonly<Record<string, string>>,
  settings: Partial<Project> = {},
): Promise<Website> {
  const mosparo = await startServer({...keys, ...settings});
  const client = new Mosparo(mosparo.url, keys.publicKey, keys.privateKey);
  const posts: URLSearchParams[] = [];
  const calls: string[] = [];
  const failing = new Map<string, number>();
  let held = Promise.resolve();
  let refused = false;

  const status = async (form: URLSearchParams): Promise<number> => {
    await held;
    if (refused) await client.verify(form, ['nothing']).catch(() => {});
    refused = false;
    const verdict = client.verify(form, checkedFields).then(() => 200);
    return verdict.catch((problem) => (problem instanceof NotVerified ? 403 : 500));
  };

  await page.route(`${host}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (route.request().method() === 'POST') {
      const form = new URLSearchParams(route.request().postData() ?? '');
      posts.push(form);
      return route.fulfill({status: await status(form), body: 'Answer of the website'});
    }
    const body = files[pathname.slice(1)];
    const contentType = types[path.extname(pathname)] ?? 'text/plain';
    return route.fulfill(body === undefined ? {status: 404} : {body, contentType});
  });

  await serveMosparo(page, async (pathname, body) => {
    const endpoint = path.basename(pathname);
    calls.push(endpoint);
    const failures = failing.get(endpoint) ?? 0;
    failing.set(endpoint, failures - 1);
    if (failures > 0) return JSON.stringify({error: true, errorMessage: 'Something is wrong.'});
    return passOn(mosparo.url + pathname, body);
  });

  return {
    posts,
    calls: (endpoint) => calls.filter((one) => one === endpoint).length,
    fail: (endpoint, times) => failing.set(endpoint, times),
    hold() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    refuseNext: () => (refused = true),
    close: () => mosparo.close(),
  };
}

/** Sends a request of the box with a language, as browsers do: mosparo refuses the "*" of Node.js. */
export async function passOn(url: string, body: string): Promise<string> {
  const headers = {'Accept-Language': 'en'};
  return (await fetch(url, {method: 'POST', headers, body})).text();
}

/** Answers for mosparo.example.com and for the test installation of the quickstart. */
export async function serveMosparo(
  page: Page,
  answer: (pathname: string, body: string) => Promise<string>,
): Promise<void> {
  await page.route(
    /^https:\/\/mosparo\.example\.com\/|^http:\/\/127\.0\.0\.1:8080\//,
    async (route) => {
      const {pathname} = new URL(route.request().url());
      const headers = {'Access-Control-Allow-Origin': '*'};
      if (pathname === '/build/mosparo-frontend.js') {
        return route.fulfill({body: script, contentType: 'text/javascript'});
      }
      if (!pathname.startsWith('/api/')) return route.fulfill({body: '', contentType: 'text/css'});
      const body = await answer(pathname, route.request().postData() ?? '');
      return route.fulfill({body, contentType: 'application/json', headers});
    },
  );
}
