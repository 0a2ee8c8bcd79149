import {afterEach, describe, expect, it, vi} from 'vitest';
import {findProgram, missingText, program} from './programs.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const onPlatform = (platform: string) =>
  vi.stubGlobal('process', {...process, platform, env: process.env});

describe('missing programs', () => {
  it.each([
    ['linux', 'sudo apt-get install --no-install-recommends apache2 golang-go'],
    ['darwin', 'brew install go'],
  ])('on %s are named once, with the command that installs all of them', (platform, command) => {
    onPlatform(platform);
    expect(missingText(['apache2', 'go'])).toBe(`Missing: apache2, go. Remedy: ${command}`);
  });

  it('have another remedy where nothing can be installed', () => {
    expect(missingText(['linux', 'registry'])).toBe(
      'Missing: linux, registry. Remedy: use Linux; connect to the npm registry',
    );
  });

  it('are an error where they are used', () => {
    onPlatform('linux');
    vi.stubEnv('CHROMIUM', '/no/such/browser');
    expect(findProgram('chromium')).toBeUndefined();
    expect(() => program('chromium')).toThrow(
      'Missing: chromium. Remedy: sudo apt-get install --no-install-recommends chromium-headless-shell',
    );
  });
});
