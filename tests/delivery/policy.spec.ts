import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import {program} from '../../scripts/lib/programs.mjs';
import {expect, fileTest, open, test} from '../e2e/fixture';
import {needs} from '../e2e/needs';

const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.html'),
);
const policyIn = (file: string) =>
  /http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(
    readFileSync(path.join('build', file), 'utf8'),
  )?.[1] ?? '';

fileTest('every page has a strict policy of its own', () => {
  expect(pages.length).toBeGreaterThan(150);
  for (const file of pages) {
    const policy = new Map(
      policyIn(file)
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
    );
    // Firefox applies default-src to prefetched pages.
    expect(policy.get('default-src'), file).toEqual(["'self'"]);
    for (const kind of ['frame-src', 'media-src', 'object-src', 'base-uri', 'form-action'])
      expect(policy.get(kind), file).toEqual(["'none'"]);
    const [own, ...hashes] = policy.get('script-src') ?? [];
    expect(own, file).toBe("'self'");
    for (const hash of hashes) expect(hash, file).toMatch(/^'sha256-/);
    expect(policy.get('require-trusted-types-for'), file).toEqual(["'script'"]);
    // The theme of Docusaurus (3.10) hides its icon sprite with `display: none;`, on every page.
    expect(policy.get('style-src-attr')?.slice(1) ?? [], file).toEqual(
      policy.has('style-src-attr') ? ["'sha256-biLFinpqYMtWHmXfkA1BPeCY0/fNt46SAZ+BBk5YUog='"] : [],
    );
  }
});

test('the policy is enforced, and the console reports violations', async ({page, watch}) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  watch.expected.push(/Content Security Policy|Trusted/);
  for (const path of ['/docs/quickstart', '/de/docs/quickstart']) {
    await open(page, path);
    const {title, color, error} = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "ran"');
      const text = document.createElement('p');
      text.setAttribute('style', 'color: red');
      document.body.append(script, text);
      let error = '';
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="x">');
      } catch (reason) {
        error = String(reason);
      }
      return {title: document.title, color: getComputedStyle(text).color, error};
    });
    expect(title, path).not.toBe('ran');
    expect(color, path).not.toBe('rgb(255, 0, 0)');
    expect(error, path).toContain('TrustedHTML');
    await expect.poll(() => refused.length, path).toBeGreaterThanOrEqual(3);
    for (const text of refused.splice(0))
      expect(text).toMatch(/violates .*style-src|requires 'Trusted(Script|HTML)'/);
  }
});

test.describe('Firefox', () => {
  needs(__filename, 'firefox');

  fileTest(
    'the policy is enforced, and every kind of page hydrates under it',
    async ({baseURL}) => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: program('firefox'),
      });
      const problems: string[] = [];
      const page = await browser.newPage();
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      try {
        for (const route of ['/', '/de/', '/docs/quickstart', '/de/docs/usage/rule_types']) {
          await page.goto(baseURL + route);
          await page.mouse.move(20, 300);
          await page.mouse.move(30, 310);
          await page.locator('html[data-has-hydrated=true]').wait();
          await page.waitForNetworkIdle();
        }
        expect(problems).toEqual([]);
        const title = await page.evaluate(() => {
          const script = document.createElement('script');
          script.append('document.title = "ran"');
          document.body.append(script);
          return document.title;
        });
        expect(title).not.toBe('ran');
        await expect.poll(() => problems.join()).toContain('Content-Security-Policy');
      } finally {
        await browser.close();
      }
    },
  );
});
