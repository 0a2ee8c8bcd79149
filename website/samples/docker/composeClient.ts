import {spawnSync} from 'node:child_process';

/** The client of Docker Compose on this machine, if there is one: the plugin or the older program. */
const client = [['docker', 'compose'], ['docker-compose']].find(
  ([program = '', ...args]) => spawnSync(program, [...args, 'version']).status === 0,
);

export const hasComposeClient = client !== undefined;

/** What the client has to say about a file; empty when it accepts it. */
export function clientProblems(file: string, variables: Readonly<Record<string, string>>): string {
  const [program = '', ...args] = client ?? [];
  const result = spawnSync(program, [...args, '-f', file, 'config', '--quiet'], {
    encoding: 'utf8',
    env: {...process.env, ...variables},
  });
  return result.status === 0 ? result.stderr : `${result.stderr}status ${result.status}`;
}
