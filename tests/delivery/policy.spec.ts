import {expect, fileTest, open, test} from '../e2e/fixture';
import {inlineParts, policyOf, policyText} from '../../delivery/core/csp.mjs';

/** Inline styles that the policy allows by hash, each with the reason. */
const explainedStyles = {
  'display: none;': 'The theme of Docusaurus (3.10) hides its icon sprite with it, on every page.',
};

fileTest('the pages have no inline styles but the listed ones', () => {
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

test('the policy is enforced, and violations are reported in the console', async ({
  page,
  watch,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  watch.expected.push(/Content Security Policy/);
  for (const path of ['/docs/quickstart', '/de/docs/quickstart']) {
    await open(page, path);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "ran"';
      document.head.append(script);
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">styled</p>');
      return {
        script: document.title === 'ran',
        style: document.querySelector('p[style]')?.computedStyleMap().get('color')?.toString(),
      };
    });
    expect(ran.script, path).toBe(false);
    expect(ran.style, path).not.toBe('rgb(255, 0, 0)');
    await expect.poll(() => refused.length, path).toBeGreaterThanOrEqual(2);
    for (const text of refused.splice(0)) expect(text).toMatch(/violates .*(script-src|style-src)/);
  }
});
