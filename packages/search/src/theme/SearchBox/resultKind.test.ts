import {describe, expect, test} from 'vitest';
import {resultKind} from './resultKind';

describe('the kind of a result', () => {
  test.each([
    ['/docs/rules', 'Rules', 'page'],
    ['/docs/rules#create', 'Create a rule', 'section'],
    ['/docs/variables#x', 'SITE_CACHE_ADAPTER', 'variable'],
    ['/de/docs/cli#export', 'site:export', 'command'],
    ['/docs/errors#request-invalid', '“Request invalid.”', 'error'],
    ['/docs/errors#timeout', 'Status 504', 'error'],
    ['/docs/api/verify#verify', 'Verify', 'section'],
  ] as const)('%s %s: %s, by itself', (sectionRoute, title, kind) =>
    expect(resultKind({})({sectionRoute, title})).toBe(kind),
  );

  test.each([
    ['/docs/api/verify', 'Verify', 'api'],
    ['/docs/settings#time', 'Minimum time', 'setting'],
    ['/docs/settings', 'Settings', 'page'],
    // The title decides before a later pattern does.
    ['/docs/api/errors#x', '“Request invalid.”', 'error'],
  ] as const)('%s %s: %s, by a pattern of the site', (sectionRoute, title, kind) =>
    expect(resultKind({api: '/docs/api/', setting: '/settings#'})({sectionRoute, title})).toBe(
      kind,
    ),
  );
});
