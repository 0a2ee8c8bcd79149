import {defaults, type Choices} from '../../../website/src/labs/csp/core/choices';
import {writeFormat} from '../../../website/src/labs/csp/core/formats';
import type {Part} from '../../../website/src/labs/csp/core/part';
import {NONCE} from '../../../website/src/labs/csp/core/needs';
import {writePolicy, type Policy} from '../../../website/src/labs/csp/core/policy';
import {findResult} from '../../../website/src/labs/csp/core/result';
import {expect, test, type Page} from '../fixture';
import {startMosparo, startWebsite, type Served, type Website} from './cspServers';

const NONCE_VALUE = 'c29tZXRoaW5nIHJhbmRvbQ';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const startCode = (mosparo: string, options: string) =>
  `addEventListener('DOMContentLoaded', () => new mosparo('mosparo-box', '${mosparo}', 'uuid', 'key', ${options}));`;

/** Head of a page that uses mosparo in the chosen way. */
function headOf({start, script, styles, way}: Choices, mosparo: string): string {
  const options = styles === 'project' ? '{loadCssResource: true}' : '{}';
  const inline = way === 'wordpress' || start !== 'file';
  const nonce = start === 'nonce' && way === 'page' ? ` nonce="${NONCE_VALUE}"` : '';
  return [
    `<script src="${script === 'own' ? '' : mosparo}/build/mosparo-frontend.js" defer></script>`,
    inline
      ? `<script${nonce}>${startCode(mosparo, options)}</script>`
      : `<script src="/start${styles === 'project' ? '' : '-plain'}.js" defer></script>`,
    ...(styles === 'base'
      ? [`<link rel="stylesheet" href="${mosparo}/build/mosparo-frontend.css">`]
      : []),
    // Inline styles that WordPress itself writes.
    ...(way === 'wordpress' ? [`<style>form { background: url("${PICTURE}") }</style>`] : []),
  ].join('');
}

interface Violation {
  readonly directive: string;
  readonly uri: string;
}

interface Watched {
  readonly violations: Violation[];
}

const violationsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations);

/** Opens a page and waits until the box works: token, style sheet and logo are loaded. */
async function expectToWork(page: Page, address: string, {styles}: Choices): Promise<void> {
  mosparo.requests.length = 0;
  await page.goto(address);
  const box = page.locator('#mosparo-box');
  await expect(box).toHaveAttribute('data-token', 'yes');
  if (styles !== 'own') {
    await expect(box).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect.poll(() => mosparo.requests).toContain('/resources/logo.svg');
  }
  expect(await violationsOf(page)).toEqual([]);
}

/** Opens a page and waits for a violation of the directive. */
async function expectRefusal(page: Page, address: string, directive: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(async () =>
      (await violationsOf(page)).map((each) => each.directive.replace(/-elem$/, '')),
    )
    .toContain(directive);
}

const ways: readonly (readonly [string, Partial<Choices>, string?])[] = [
  ['recommended way', {}],
  ['start code with a nonce', {start: 'nonce'}],
  ['start code in the page', {start: 'inline'}],
  ['base stylesheet', {styles: 'base'}],
  ['own copies of script and styles', {script: 'own', styles: 'own'}],
  ['policy that forbids everything else', {}, "default-src 'none'; script-src 'self'"],
  ['plugin for WordPress', {way: 'wordpress'}],
  [
    'policy with directives for elements',
    {},
    "default-src 'self'; script-src-elem 'self'; style-src-elem 'self'",
  ],
];

let mosparo: Served;
let website: Website;

test.beforeAll(async () => {
  mosparo = await startMosparo();
  website = await startWebsite({
    '/start.js': startCode(mosparo.origin, '{loadCssResource: true}'),
    '/start-plain.js': startCode(mosparo.origin, '{}'),
    '/build/mosparo-frontend.js': await (
      await fetch(`${mosparo.origin}/build/mosparo-frontend.js`)
    ).text(),
  });
});

test.afterAll(() => Promise.all([mosparo.stop(), website.stop()]));

test.beforeEach(({page}) =>
  page.addInitScript(() => {
    const found: {directive: string; uri: string}[] = [];
    Object.assign(window, {violations: found});
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
      found.push({directive: effectiveDirective, uri: blockedURI}),
    );
  }),
);

function policyFor(change: Partial<Choices>, pasted = '') {
  const choices: Choices = {...defaults, ...change, hosts: mosparo.origin};
  const {merged} = findResult(choices, pasted);
  if (!merged) throw new Error('There is no policy.');
  return {choices, ...merged};
}

const withNonce = (text: string) => text.replaceAll(NONCE, `'nonce-${NONCE_VALUE}'`);

const without = (policy: Policy, {target, source}: Part): Policy =>
  policy.map(({name, sources}) => ({
    name,
    sources: name === target ? sources.filter((each) => each !== source) : sources,
  }));

/** Each part of the policy is left out once, and its directive refuses something then. */
async function expectAllNeeded(page: Page, change: Partial<Choices>, pasted?: string) {
  const {choices, policy, parts} = policyFor(change, pasted);
  const head = headOf(choices, mosparo.origin);
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) {
    const address = website.add({head, policy: withNonce(writePolicy(without(policy, part)))});
    await test.step(`${part.target} ${part.source}`, () =>
      expectRefusal(page, address, part.directive));
  }
}

test('the policy lets the box work', async ({page}) => {
  for (const [name, change, pasted] of ways) {
    const {choices, policy} = policyFor(change, pasted);
    const head = headOf(choices, mosparo.origin);
    const address = website.add({head, policy: withNonce(writePolicy(policy))});
    await test.step(name, () => expectToWork(page, address, choices));
  }
});

test('without any one part something is refused', async ({page, watch}) => {
  watch.expected.push(/Content Security Policy|mosparo is not defined|csp/i);
  for (const [name, change, pasted] of ways)
    await test.step(name, () => expectAllNeeded(page, change, pasted));
});

test('the meta element lets the box work', async ({page}) => {
  const {policy, choices} = policyFor({});
  const {code} = writeFormat('meta', policy, choices);
  const address = website.add({head: `${code}${headOf(choices, mosparo.origin)}`});
  await expectToWork(page, address, choices);
});
