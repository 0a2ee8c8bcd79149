import {execFile} from 'node:child_process';
import {NotTried} from '../claim';

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
  /** @param command for example `docker compose exec -T mosparo env {env} php bin/console` */
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
    return new Promise((resolve) => {
      const child = execFile('sh', ['-c', line], {timeout: patience}, (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        const output = `${stdout}\n${stderr}`.replace(/\s+/g, ' ').trim();
        resolve({code, stdout, stderr, output});
      });
      // A command that reads nothing may end first.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
  }
}
