import {createHash} from 'node:crypto';
import {setTimeout} from 'node:timers/promises';
import {createClient} from './http';
import {partsOf} from './tinyBuild';

export interface Witness {
  /** Loads a page like a browser. Returns the name of its release. */
  readonly look: () => Promise<string>;
  /** Everything a reader would have noticed. */
  readonly stop: () => Promise<readonly string[]>;
}

/**
 * Loads a page of a tiny build and its script again and again. Reports a page that is missing, whose inline script the
 * policy refuses, or whose script file belongs to another release.
 */
export function startWitness(port: number): Witness {
  const client = createClient(4);
  const problems: string[] = [];
  let isOver = false;
  const look = async () => {
    const page = await client.request(port, '/');
    const {inline, id, script} = partsOf(page.body.toString());
    if (page.status !== 200 || id === '') problems.push(`page: ${page.status}`);
    const hash = createHash('sha256').update(inline).digest('base64');
    if (!String(page.headers['content-security-policy']).includes(hash))
      problems.push(`the policy refuses the script of ${id}`);
    const loaded = await client.request(port, script);
    if (loaded.status !== 200 || loaded.body.toString() !== id)
      problems.push(`${script}: ${loaded.status}`);
    return id;
  };
  const watching = (async () => {
    while (!isOver) {
      await look();
      // As often as twenty readers, which puts no load on the server.
      await setTimeout(10);
    }
  })();
  return {
    look,
    stop: async () => {
      isOver = true;
      await watching;
      client.close();
      return [...new Set(problems)];
    },
  };
}
