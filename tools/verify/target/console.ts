import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {NotTried} from './level';

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both, as a terminal shows them, with single spaces. */
  readonly output: string;
}

const patience = 120_000;
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** `bin/console` of the installation, by a command of the shell that the caller gave. */
export class Console {
  /** @param command for example `docker compose exec -T mosparo env {env} php /mosparo/bin/console` */
  constructor(readonly command: string) {}

  run(
    args: readonly string[],
    {input = '', env = {}}: {input?: string; env?: Readonly<Record<string, string>>} = {},
  ): Promise<Run> {
    const variables = Object.entries(env).map(([name, value]) => quoted(`${name}=${value}`));
    if (variables.length > 0 && !this.command.includes('{env}')) {
      throw new NotTried('the command in --console has no {env} for environment variables');
    }
    const line = [
      this.command.replace('{env}', variables.join(' ')),
      ...args.map(quoted),
      '--no-ansi',
    ].join(' ');
    // A file, because mosparo asks for the real path of /dev/stdin, which a pipe does not have.
    const folder = mkdtempSync(path.join(tmpdir(), 'verify-'));
    const file = path.join(folder, 'input');
    writeFileSync(file, input);
    const shell = `{ ${line}; } < ${quoted(file)}`;
    return new Promise((resolve) => {
      execFile('sh', ['-c', shell], {timeout: patience}, (error, stdout, stderr) => {
        rmSync(folder, {recursive: true});
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        const output = `${stdout}\n${stderr}`.replace(/\s+/g, ' ').trim();
        resolve({code, stdout, stderr, output});
      });
    });
  }
}
