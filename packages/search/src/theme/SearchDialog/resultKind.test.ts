import {expect, test} from 'vitest';
import {resultKind} from './resultKind';

test.each([
  ['/docs/usage/rules', 'Rules', 'page'],
  ['/docs/usage/rules#create', 'Create a rule', 'section'],
  ['/docs/usage/settings#minimum-time', 'Minimum time', 'setting'],
  ['/docs/installation/configure/environment_variables#x', 'MOSPARO_CACHE_ADAPTER', 'variable'],
  ['/de/docs/cli#export', 'mosparo:export', 'command'],
  ['/docs/cli', 'Command line', 'command'],
  ['/docs/api/troubleshooting#request-invalid', '“Request invalid.”', 'error'],
  ['/docs/installation/update_problems#time', 'Timeout', 'error'],
  ['/de/docs/api/verification#verify', 'Verify', 'api'],
] as const)('%s %s: %s', (sectionRoute, title, kind) =>
  expect(resultKind({sectionRoute, title})).toBe(kind),
);
