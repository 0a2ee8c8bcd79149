import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {commands, type Expectation} from './list';
import {makeScratch} from './scratch';

/** Command to run → what is expected. Documented forms with different placeholders share one run. */
const runs = new Map<string, Expectation>();
for (const [command, proof] of Object.entries(commands)) {
  if ('run' in proof) runs.set(proof.run.as ?? command, proof.run);
}

for (const [command, {env, exitCode = 0, prints, onBuild}] of runs) {
  test(`documented: ${command}`, () => {
    test.setTimeout(180_000);
    const scratch = makeScratch();
    try {
      if (onBuild) {
        const isCompressed = /\.(br|gz)$/;
        cpSync('build', path.join(scratch.folder, 'build'), {
          recursive: true,
          filter: (file) => !isCompressed.test(file),
        });
      }
      const {status, stdout, stderr} = spawnSync(command, {
        cwd: scratch.folder,
        shell: true,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        // Without the lines that npm itself prints around the output.
        env: {...process.env, npm_config_loglevel: 'silent', ...env},
      });
      expect(status, stdout + stderr).toBe(exitCode);
      expect(stripVTControlCharacters(stdout)).toMatch(prints);
    } finally {
      scratch.remove();
    }
  });
}
