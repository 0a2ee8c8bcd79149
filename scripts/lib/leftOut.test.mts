import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {leaveOut, leftOutReport, missingPrograms} from './leftOut.mjs';
import {program} from './programs.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  vi.stubEnv('LEFT_OUT', path.join(folder, 'notes'));
  // No browser is installed at these paths.
  vi.stubEnv('CHROMIUM', path.join(folder, 'chromium'));
  vi.stubEnv('FIREFOX', path.join(folder, 'firefox'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

describe('missing programs', () => {
  it('are listed', () => {
    vi.stubEnv('CI', '');
    writeFileSync(path.join(folder, 'firefox'), '');
    expect(missingPrograms(['chromium', 'firefox'])).toEqual(['chromium']);
  });

  it('are not listed with CI, so no test is left out', () => {
    vi.stubEnv('CI', 'true');
    expect(missingPrograms(['chromium'])).toEqual([]);
  });

  it('throw an error with the remedy where they are used', () => {
    vi.stubGlobal('process', {...process, platform: 'linux', env: process.env});
    expect(() => program('chromium')).toThrow(
      'chromium is missing. Remedy: sudo apt-get install --no-install-recommends chromium-headless-shell',
    );
    vi.unstubAllGlobals();
  });
});

describe('the report', () => {
  it.each([
    ['linux', 'sudo apt-get install --no-install-recommends apache2 golang-go'],
    ['darwin', 'brew install go'],
  ])(
    'on %s lists the tests of each program and the command that installs it',
    (platform, command) => {
      leaveOut('b.test.ts', ['go', 'apache2']);
      leaveOut('a.test.ts', ['go']);
      leaveOut('a.test.ts', ['go']);
      vi.stubGlobal('process', {...process, platform, env: process.env});
      expect(leftOutReport(path.join(folder, 'notes'))).toBe(
        `Left out, because programs are missing:
  apache2: b.test.ts
  go: a.test.ts, b.test.ts
To run them too: ${command}`,
      );
      vi.unstubAllGlobals();
    },
  );

  it('is empty when nothing was left out', () => {
    expect(leftOutReport(path.join(folder, 'notes'))).toBeUndefined();
  });
});
