import {product} from '../../website/config/product';
import {InputError} from './options';
import {ownPrefix, type Admin} from './target/admin';
import type {Answer, Http} from './target/http';

/** Whether this is a mosparo at all, and whether its setup is finished. */
export async function findProduct(http: Http): Promise<'ready' | 'not set up'> {
  let health: Answer;
  let login: Answer;
  try {
    health = await http.call('/api/v1/health/check', {headers: {Accept: 'application/json'}});
    login = await http.call('/login');
  } catch (error) {
    throw new InputError(
      `${http.base} does not answer: ${(error as Error).message}. Start mosparo, or correct --url.`,
    );
  }
  const isSetup = /\/setup\/?$/.test(login.headers.location ?? '');
  if (isSetup) return 'not set up';
  const {service, databaseStatus, error} = (health.json ?? {}) as Record<string, string>;
  // With an allow list the health check answers 404 to others.
  const isProduct =
    service === product.name ||
    (health.status === 404 && login.status === 200 && /mosparo/i.test(login.text));
  if (!isProduct) {
    throw new InputError(
      `${http.base} is not a mosparo: /api/v1/health/check answered with status ${health.status}. Correct --url, with the sub-path if there is one.`,
    );
  }
  if (databaseStatus === 'test-skipped__update-not-finished') {
    throw new InputError(`An update of ${http.base} is not finished. Finish it in the browser.`);
  }
  if (health.status === 500) {
    throw new InputError(`mosparo does not reach its database: ${error}. Start the database.`);
  }
  return 'ready';
}

export function demandSetup(http: Http): never {
  throw new InputError(
    `The setup of ${http.base} is not finished. Finish it in the browser at ${http.base}/setup/, or let the run do it: --setup sqlite`,
  );
}

export function checkVersion(found: string | undefined, anyVersion: boolean): void {
  if (found === product.version || anyVersion) return;
  throw new InputError(
    `This is mosparo ${found ?? 'of an unknown version'}; the pages document ${product.version}. Start that version, or add --any-version to see what is different (the result is then not recorded).`,
  );
}

/** Refuses an installation that somebody uses; removes what a stopped run left behind. */
export async function checkProjects(admin: Admin): Promise<void> {
  const projects = await admin.projects();
  const foreign = projects.filter(({name}) => !name.startsWith(ownPrefix));
  if (foreign.length > 0) {
    throw new InputError(
      `This installation has projects that no run created: ${foreign.map(({name}) => name).join(', ')}. Use an installation without projects, for example with tools/verify/compose.yaml. Nothing was changed.`,
    );
  }
  for (const {id} of projects) await admin.deleteProject(id);
}
