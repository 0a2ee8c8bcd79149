import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {Mosparo, NotVerified} from '../../website/samples/clients/node/mosparo.mjs';
import {startServer} from '../verification-server/server';
import type {Project} from '../verification-server/project';

export const keys = {publicKey: 'YOUR_PUBLIC_KEY', privateKey: '-private-key'};
export const host = 'https://www.example.com';
const checkedFields = ['name', 'emailAddress', 'message'];

/** The stand-in for mosparo's frontend script, or the real one if MOSPARO_FRONTEND_SCRIPT names it. */
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
  /** The forms that the website received. */
  readonly posts: readonly URLSearchParams[];
  /** How often the browser called an endpoint of mosparo. */
  calls(endpoint: string): number;
  /** Makes mosparo respond to the next calls of this endpoint with an error and status 200. */
  fail(endpoint: string, times: number): void;
  /** Holds back responses to forms until the returned function is called. */
  hold(): () => void;
  /** Uses up the token of the next form, so that it is refused. */
  refuseNext(): void;
  close(): Promise<void>;
}

/**
 * A website with these files, whose backend verifies every form, and a mosparo server. Requests are intercepted in the
 * browser, so that both have the host names that the pages use.
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
      return route.fulfill({status: await status(form), body: 'Response of the website'});
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

/** Forwards a request of the box, with a language as browsers send it: mosparo refuses the "*" of Node.js. */
export async function passOn(url: string, body: string): Promise<string> {
  const headers = {'Accept-Language': 'en'};
  return (await fetch(url, {method: 'POST', headers, body})).text();
}

/** Responds for mosparo.example.com and for the test installation of the quickstart. */
export async function serveMosparo(
  page: Page,
  respond: (pathname: string, body: string) => Promise<string>,
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
      const body = await respond(pathname, route.request().postData() ?? '');
      return route.fulfill({body, contentType: 'application/json', headers});
    },
  );
}
