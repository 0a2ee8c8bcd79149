import {InputError} from './options';
import {Session, type Account} from './target/admin';
import {squeezed, textOf, type Page} from './target/html';
import type {Http} from './target/http';
import {wizard} from './wizard';

const defaultPorts: Readonly<Record<string, string>> = {mysql: '3306', postgres: '5432'};

/** The fields of the step Database. */
function databaseFields(database: string): Record<string, string> {
  if (database === 'sqlite') return {system: 'sqlite'};
  let url: URL;
  try {
    url = new URL(database);
  } catch {
    throw new InputError(
      `--setup ${database}: write sqlite, mysql://user:password@host:3306/name or postgres://user:password@host:5432/name`,
    );
  }
  const system = url.protocol.slice(0, -1);
  if (!(system in defaultPorts)) {
    throw new InputError(
      `--setup ${database}: only sqlite, mysql:// and postgres:// are possible.`,
    );
  }
  return {
    system,
    host: url.hostname,
    port: url.port || defaultPorts[system]!,
    database: url.pathname.slice(1),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

/** Why the wizard shows a step again. */
function refusal(page: Page): string {
  const atFields = page.withClass('invalid-feedback').map((one) => squeezed(textOf(one)));
  return [...page.alerts, ...atFields].join(' ') || `status ${page.status}`;
}

/** Goes through the setup wizard of a fresh installation. */
export async function setUp(
  http: Http,
  database: string,
  {email, password}: Account,
): Promise<void> {
  const fields = databaseFields(database);
  const session = new Session(http);
  wizard.prerequisites = await session.open('/setup/prerequisites');
  const step = await session.submit('/setup/database', fields);
  if (!step.path.startsWith('/setup/other')) {
    throw new InputError(
      `The setup refuses the database of --setup: ${refusal(step)} Correct --setup.`,
    );
  }
  const last = await session.submit(step.path, {
    name: 'mosparo',
    emailAddress: email,
    'form[password][plainPassword][first]': password,
    'form[password][plainPassword][second]': password,
  });
  if (last.status !== 200 || last.path.startsWith('/setup/other')) {
    throw new InputError(
      `The setup refuses address or password of --admin: ${refusal(last)} Correct --admin and start again.`,
    );
  }
}
