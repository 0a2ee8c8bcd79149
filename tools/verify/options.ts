import {parseArgs} from 'node:util';

/** Wrong or missing input; the message names the option and the remedy. Nothing was changed. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

export interface Options {
  readonly url: string;
  readonly admin: {readonly email: string; readonly password: string};
  readonly console?: string;
  readonly browser: boolean;
  readonly database: string;
  /** Database for the setup wizard, if the run goes through it. */
  readonly setupDatabase?: string;
  readonly anyVersion: boolean;
  /** Only pages that begin with one of these. */
  readonly pages: readonly string[];
}

export const usage = `Tries the statements of the pages on a running mosparo that may be thrown away afterwards.

  npm run verify -- --disposable --url http://localhost:8080 --admin admin@example.com:PASSWORD

  --url URL            address of the installation, on this computer
  --disposable         you say: nothing in it is needed any more
  --admin MAIL:PASSWORD  administrator; projects are made and deleted by the run
  --console COMMAND    how to call bin/console, for example 'docker compose exec -T mosparo env {env} php /mosparo/bin/console'
  --no-browser         without the claims that need Chromium
  --database NAME      name for the report: MariaDB, PostgreSQL or SQLite
  --setup DATABASE     first goes through the setup wizard: sqlite, or mysql://user:password@host:3306/name, postgres://…
  --page PAGE          only pages that begin with this, for example api/ (may be repeated); the result is not recorded
  --any-version        also with another version than the documented one; the result is not recorded`;

const flags = {
  url: {type: 'string'},
  disposable: {type: 'boolean'},
  admin: {type: 'string'},
  console: {type: 'string'},
  'no-browser': {type: 'boolean'},
  database: {type: 'string'},
  setup: {type: 'string'},
  page: {type: 'string', multiple: true},
  'any-version': {type: 'boolean'},
  help: {type: 'boolean'},
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({args: [...args], options: flags, allowPositionals: false}).values;
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** Projects are made and settings changed, so no other computer may be named. */
const loopback = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?(?:\/|$)/;

/** Options of the command line; undefined if only help was asked for. */
export function readOptions(args: readonly string[]): Options | undefined {
  const {url = '', admin = '', ...values} = parsed(args);
  if (values.help) return undefined;
  if (!loopback.test(url)) {
    throw new InputError(
      `--url "${url}" is no URL of this computer. Write for example --url http://localhost:8080`,
    );
  }
  if (!values.disposable) {
    throw new InputError(
      'The run creates projects, users and rules, and changes settings of the installation. If nothing in it is needed, say so with --disposable.',
    );
  }
  const [, email, password] = /^([^:]+@[^:]+):(.{6,})$/.exec(admin) ?? [];
  if (!email || !password) {
    throw new InputError(
      '--admin needs an address and a password of at least 6 characters: --admin admin@example.com:PASSWORD',
    );
  }
  return {
    url: url.replace(/\/+$/, ''),
    admin: {email, password},
    console: values.console,
    browser: !values['no-browser'],
    database: values.database ?? 'unnamed database',
    setupDatabase: values.setup,
    anyVersion: values['any-version'] ?? false,
    pages: values.page ?? [],
  };
}
