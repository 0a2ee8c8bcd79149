import {expect, test} from '@playwright/test';
import {inlineParts, policyOf, policyText} from '../../delivery/core/csp.mjs';

/** Inline styles that the policy allows by hash, each with the reason. */
const explainedStyles = {
  'display: none;': 'The theme of Docusaurus (3.10) hides its icon sprite with it, on every page.',
};

test('the pages hold no inline style but the explained ones', () => {
  const {styleAttributes, styleElements} = inlineParts('build');
  expect([...styleAttributes].sort()).toEqual(Object.keys(explainedStyles).sort());
  expect([...styleElements]).toEqual([]);
});

test('the policy is strict, and short enough for static hosts', () => {
  const policy = policyOf('build');
  const text = policyText(policy);
  expect(text).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']?.filter((source) => !source.startsWith("'sha256-"))).toEqual([
    "'self'",
  ]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(`  Content-Security-Policy: ${text}`.length).toBeLessThan(2000);
});
