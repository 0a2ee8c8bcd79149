import {expect, fileTest, open, test} from '../e2e/fixture';
import {inlineParts, policyOf, policyText} from '../../delivery/core/csp.mjs';

/** Inline styles that the policy allows by hash, each with the reason. */
const explainedStyles = {
  'display: none;': 'The theme of Docusaurus (3.10) hides its icon sprite with it, on every page.',
};

fileTest('the pages have no inline styles except the listed ones', () => {
  const {styleAttributes, styleElements} = inlineParts('build');
  expect([...styleAttributes].sort()).toEqual(Object.keys(explainedStyles).sort());
  expect([...styleElements]).toEqual([]);
});

fileTest('the policy is strict, and short enough for static hosts', () => {
  const policy = policyOf('build');
  const text = policyText(policy);
  expect(text).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  // Firefox applies default-src to prefetched pages.
  expect(policy['default-src']).toEqual(["'self'"]);
  for (const kind of ['frame-src', 'media-src', 'object-src']) {
    expect(policy[kind], kind).toEqual(["'none'"]);
  }
  expect(policy['script-src']?.filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "'self'",
  ]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(`  Content-Security-Policy: ${text}`.length).toBeLessThan(2000);
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
