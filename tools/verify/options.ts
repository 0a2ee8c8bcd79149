import {parseArgs} from 'node:util';

/** Wrong or missing input; the message names the option and the remedy. Nothing was changed. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

export interface Options {
  readonly url: string;
  readonly keys?: {readonly uuid: string; readonly publicKey: string; readonly privateKey: string};
  readonly admin?: {readonly email: string; readonly password: string};
  readonly console?: string;
  readonly browser: boolean;
  readonly database: string;
  /** Database for the setup wizard, if the run goes through it. */
  readonly setupDatabase?: string;
  readonly anyVersion: boolean;
  /** Only pages that begin with one of these. */
  readonly pages: readonly string[];
  readonly record: boolean;
  readonly list: boolean;
}

export const usage = `Tries the statements of the pages on a running mosparo that may be thrown away afterwards.

  npm run verify -- --disposable --url http://localhost:8080 --admin admin@example.com:PASSWORD

  --url URL            address of the installation
  --disposable         you say: nothing in it is needed any more
  --same-host HOST     the host once more, if it is not this computer
  --admin MAIL:PASSWORD  administrator; projects are then made and deleted by the run
  --uuid, --public-key, --private-key   an empty project with default settings, instead of --admin
  --console COMMAND    how to call bin/console, for example 'docker compose exec -T mosparo env {env} php /mosparo/bin/console'
  --no-browser         without the claims that need Chromium
  --database NAME      name for the report: MariaDB, PostgreSQL or SQLite
  --setup DATABASE     first goes through the setup wizard: sqlite, or mysql://user:password@host:3306/name, postgres://…
  --page PAGE          only pages that begin with this, for example api/ (may be repeated)
  --any-version        also with another version than the documented one
  --no-record          leaves evidence.json as it is
  --list               lists the claims and tries nothing`;

const flags = {
  url: {type: 'string'},
  disposable: {type: 'boolean'},
  'same-host': {type: 'string'},
  admin: {type: 'string'},
  uuid: {type: 'string'},
  'public-key': {type: 'string'},
  'private-key': {type: 'string'},
  console: {type: 'string'},
  'no-browser': {type: 'boolean'},
  database: {type: 'string'},
  setup: {type: 'string'},
  page: {type: 'string', multiple: true},
  'any-version': {type: 'boolean'},
  'no-record': {type: 'boolean'},
  list: {type: 'boolean'},
  help: {type: 'boolean'},
} as const;

function parsed(args: readonly string[]) {
  try {
    // Keys may begin with a hyphen, which parseArgs takes for an option unless it is joined by "=".
    const joined = args.flatMap((arg, at) => {
      if (/^--(public|private)-key$/.test(args[at - 1] ?? '')) return [];
      return /^--(public|private)-key$/.test(arg) ? [`${arg}=${args[at + 1] ?? ''}`] : [arg];
    });
    return parseArgs({args: joined, options: flags, allowPositionals: false}).values;
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n\n${usage}`);
  }
}

type Values = ReturnType<typeof parsed>;

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function checkedUrl(values: {
  readonly url?: string;
  readonly disposable?: boolean;
  readonly 'same-host'?: string;
}): string {
  if (!values.url) throw new InputError('--url is missing. --help lists the options.');
  let url: URL;
  try {
    url = new URL(values.url);
  } catch {
    throw new InputError(
      `--url ${values.url} is not a URL. Write it with its scheme: http://localhost:8080`,
    );
  }
  if (!/^https?:$/.test(url.protocol)) {
    throw new InputError(`--url ${values.url}: only http and https are possible.`);
  }
  if (!values.disposable) {
    throw new InputError(
      'The run creates projects, users and rules, and changes settings of the installation. If nothing in it is needed, say so with --disposable.',
    );
  }
  if (!loopback.test(url.hostname) && values['same-host'] !== url.hostname) {
    throw new InputError(
      `${url.hostname} is not this computer. If you really mean it, name the host a second time: --same-host ${url.hostname}`,
    );
  }
  return values.url.replace(/\/+$/, '');
}

function keysOf(values: Values): Options['keys'] {
  const given = {
    uuid: values.uuid,
    publicKey: values['public-key'],
    privateKey: values['private-key'],
  };
  const {uuid, publicKey, privateKey} = given;
  if (!uuid && !publicKey && !privateKey) return undefined;
  if (!uuid || !publicKey || !privateKey) {
    throw new InputError('--uuid, --public-key and --private-key belong together: give all three.');
  }
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) {
    throw new InputError(`--uuid ${uuid} is not a UUID. Copy it from the general settings.`);
  }
  for (const [name, key] of [
    ['public', publicKey],
    ['private', privateKey],
  ] as const) {
    if (!/^[\w-]{43}$/.test(key)) {
      throw new InputError(
        `--${name}-key has ${key.length} characters instead of 43, or others than letters, digits, - and _. Copy it again from the general settings.`,
      );
    }
  }
  return {uuid, publicKey, privateKey};
}

export function adminOf(values: {readonly admin?: string}): Options['admin'] {
  if (!values.admin) return undefined;
  const at = values.admin.indexOf(':');
  if (at < 1 || !values.admin.includes('@')) {
    throw new InputError('--admin needs address and password: --admin admin@example.com:PASSWORD');
  }
  return {email: values.admin.slice(0, at), password: values.admin.slice(at + 1)};
}

const shortestPassword = 6;

/** Options of the command line; undefined if only help was asked for. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const list = values.list ?? false;
  const isRun = !list;
  const url = isRun ? checkedUrl(values) : '';
  const keys = keysOf(values);
  const admin = adminOf(values);
  if (isRun && !keys && !admin) {
    throw new InputError(
      'Give --admin, or --uuid, --public-key and --private-key of a project with default settings.',
    );
  }
  if (values.setup && !admin) {
    throw new InputError('--setup creates the administrator: name it with --admin.');
  }
  if (values.setup && admin!.password.length < shortestPassword) {
    throw new InputError(
      `--setup: mosparo wants a password of at least ${shortestPassword} characters in --admin.`,
    );
  }
  return {
    url,
    keys,
    admin,
    console: values.console,
    browser: !values['no-browser'],
    database: values.database ?? 'unnamed database',
    setupDatabase: values.setup,
    anyVersion: values['any-version'] ?? false,
    pages: values.page ?? [],
    record: !values['no-record'],
    list,
  };
}
