import {product} from '../../website/config/product';
import {InputError} from './options';
import {ownPrefix, type Admin} from './target/admin';
import type {Api} from './target/api';
import type {Answer, Http} from './target/http';

const certificate = /SELF_SIGNED|UNABLE_TO|CERT_|ERR_TLS/;

function unreachable(url: string, error: NodeJS.ErrnoException): InputError {
  const {hostname, host} = new URL(url);
  const code = error.code ?? '';
  if (code === 'ECONNREFUSED') {
    return new InputError(
      `Nothing listens at ${host} (connection refused). Start mosparo, or correct the port in --url.`,
    );
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new InputError(`The name ${hostname} cannot be resolved. Correct the host in --url.`);
  }
  if (certificate.test(code)) {
    return new InputError(
      `The certificate of ${host} is not trusted (${code}). Name its authority with the variable NODE_EXTRA_CA_CERTS=/path/to/ca.pem, or use http on this computer.`,
    );
  }
  if (
    code === 'EPROTO' ||
    /wrong version number|packet length|before secure TLS/i.test(error.message)
  ) {
    return new InputError(`${host} does not speak HTTPS. Write http:// in --url.`);
  }
  return new InputError(
    `${url} does not answer like a website: ${error.message}. Correct --url, or look into the log of the server.`,
  );
}

/** Whether this is a mosparo at all, and whether its setup is finished. */
export async function findProduct(http: Http): Promise<'ready' | 'not set up'> {
  let health: Answer;
  let login: Answer;
  try {
    health = await http.call('/api/v1/health/check', {headers: {Accept: 'application/json'}});
    login = await http.call('/login');
  } catch (error) {
    throw unreachable(http.base, error as NodeJS.ErrnoException);
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

/** Keys that belong together and to this installation. */
export async function checkKeys(api: Api): Promise<void> {
  const {http, keys} = api;
  const answer = await api.signed('/api/v1/statistic/by-date');
  const {errorMessage} = (answer.json ?? {}) as {errorMessage?: string};
  if (answer.status === 403) {
    throw new InputError(
      `mosparo does not accept --public-key (${errorMessage ?? answer.status}) Copy it from the general settings of the project.`,
    );
  }
  if (answer.status !== 200 || errorMessage) {
    throw new InputError(
      `mosparo does not accept --private-key (${errorMessage ?? answer.status}) Copy it from the same project as --public-key.`,
    );
  }
  const style = await http.call(`/resources/${keys.uuid}.css`);
  // The style sheet of a project is a redirect to the newest one.
  if (style.status >= 400) {
    throw new InputError(`No project has --uuid ${keys.uuid}. Copy it from the same project.`);
  }
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
      `This installation has projects that no run created: ${foreign.map(({name}) => name).join(', ')}. Use an installation without projects, for example with verify/compose.yaml. Nothing was changed.`,
    );
  }
  for (const {id} of projects) await admin.deleteProject(id);
}
