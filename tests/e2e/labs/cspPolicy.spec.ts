import {defaults, type Choices} from '../../../src/labs/csp/core/choices';
import {writeFormat} from '../../../src/labs/csp/core/formats';
import type {Part} from '../../../src/labs/csp/core/merge';
import {NONCE} from '../../../src/labs/csp/core/needs';
import {writePolicy, type Policy} from '../../../src/labs/csp/core/policy';
import {findResult} from '../../../src/labs/csp/core/result';
import {expect, test, type Page} from '../fixture';
import {startMosparo, startWebsite, type Served, type Website} from './cspServers';

const NONCE_VALUE = 'c29tZXRoaW5nIHJhbmRvbQ';

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
    ...(way === 'wordpress' ? ['<style>form { margin: 0 }</style>'] : []),
    ...(way === 'wordpress' ? ['<link rel="icon" href="data:image/png;base64,iVBORw0KGgo=">'] : []),
  ].join('');
}

interface Seen {
  readonly violations: readonly {readonly directive: string; readonly uri: string}[];
  readonly token?: string;
  readonly styled: boolean;
}

/** Opens a page and waits until the box is done, or can never be. */
async function visit(page: Page, address: string): Promise<Seen> {
  await page.goto(address, {waitUntil: 'networkidle'});
  return page.evaluate(() => {
    const box = document.getElementById('mosparo-box');
    const {violations = []} = window as {violations?: Seen['violations']};
    return {
      violations,
      token: box?.dataset.token,
      styled: box !== null && getComputedStyle(box).color === 'rgb(1, 2, 3)',
    };
  });
}

const ways: readonly (readonly [string, Partial<Choices>, string?])[] = [
  ['recommended way', {}],
  ['start code with a nonce', {start: 'nonce'}],
  ['start code in the page', {start: 'inline'}],
  ['base stylesheet', {styles: 'base'}],
  ['hardly anything of mosparo', {script: 'own', styles: 'own'}],
  ['policy that forbids everything else', {}, "default-src 'none'; script-src 'self'"],
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

test('the policy lets the box work', async ({page}) => {
  for (const [name, change, pasted] of ways) {
    const {choices, policy} = policyFor(change, pasted);
    mosparo.asked.length = 0;
    const address = website.add({
      head: headOf(choices, mosparo.origin),
      policy: withNonce(writePolicy(policy)),
    });
    const seen = await visit(page, address);
    expect(seen.violations, name).toEqual([]);
    expect(seen.token, name).toBe('yes');
    expect(seen.styled, name).toBe(choices.styles !== 'own');
    expect(mosparo.asked.includes('/resources/logo.svg'), name).toBe(choices.styles !== 'own');
  }
});

test('the meta element and the plugin for WordPress do so too', async ({page}) => {
  const plain = policyFor({});
  const {code} = writeFormat('meta', plain.policy, plain.choices);
  const meta = website.add({head: `${code}${headOf(plain.choices, mosparo.origin)}`});
  expect(await visit(page, meta)).toEqual({violations: [], token: 'yes', styled: true});

  const {choices, policy} = policyFor({way: 'wordpress'});
  const head = headOf(choices, mosparo.origin);
  const wordpress = website.add({head, policy: writePolicy(policy)});
  expect(await visit(page, wordpress)).toEqual({violations: [], token: 'yes', styled: true});
});

test('without any one part something is refused', async ({page, watch}) => {
  watch.expected.push(/Content Security Policy|violates the following|mosparo is not defined|csp/i);
  let tried = 0;
  for (const [name, change, pasted] of [...ways, ['WordPress', {way: 'wordpress'}] as const]) {
    const {choices, policy, parts} = policyFor(change, pasted);
    const head = headOf(choices, mosparo.origin);
    // WordPress itself needs pictures in the page, the box does not.
    for (const part of parts.filter(({why}) => why !== 'inlineImages')) {
      const address = website.add({head, policy: withNonce(writePolicy(without(policy, part)))});
      const {violations} = await visit(page, address);
      const directives = violations.map(({directive}) => directive.replace(/-elem$/, ''));
      expect(directives, `${name}: ${part.target} ${part.source}`).toContain(part.directive);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(25);
});
