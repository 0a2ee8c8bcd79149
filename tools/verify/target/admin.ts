import type {Keys} from './api';
import {attribute, Page, squeezed, textOf} from './html';
import type {Answer, Http} from './http';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly content: string;
}

const mostRedirects = 5;

/** Somebody who is logged in to the interface, without a browser: pages, forms, cookies. */
export class Session {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly http: Http,
    public language = 'en',
  ) {}

  private remember({headers}: Answer): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** Calls as a browser does, redirects included. */
  async open(path: string, body?: string | Buffer, type?: string): Promise<Page> {
    let next = path;
    let sent = body;
    for (let step = 0; step < mostRedirects; step += 1) {
      const answer = await this.http.call(next, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'text/html',
          'Accept-Language': this.language,
          Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
          Referer: this.http.base + next,
          ...(sent === undefined
            ? {}
            : {'Content-Type': type ?? 'application/x-www-form-urlencoded'}),
        },
        body: sent,
      });
      this.remember(answer);
      const {location} = answer.headers;
      if (answer.status < 300 || answer.status > 399 || !location) {
        return new Page(next, answer.status, answer.text);
      }
      const base = new URL(this.http.base);
      const target = new URL(location, this.http.base + next);
      if (target.origin !== base.origin) throw new Error(`Redirect to ${target.origin}.`);
      next = (target.pathname + target.search).slice(base.pathname.replace(/\/$/, '').length);
      sent = undefined;
    }
    throw new Error(`${path}: more than ${mostRedirects} redirects.`);
  }

  /** Fills in the form of a page and sends it. */
  async submit(
    path: string,
    changes: Readonly<Record<string, string | null>> = {},
    {form, upload}: {form?: string; upload?: Upload} = {},
  ): Promise<Page> {
    const page = await this.open(path);
    const found = page.form(form);
    const data = found.data(changes);
    const action = attribute(found.element, 'action') || page.path;
    if (!upload) return this.open(action, data.toString());
    const body = new FormData();
    for (const [name, value] of data) body.append(name, value);
    const file = found.fields.find(({type}) => type === 'file');
    body.append(file?.name ?? upload.field, new Blob([upload.content]), upload.name);
    const encoded = new Response(body);
    const type = encoded.headers.get('content-type') ?? '';
    return this.open(action, Buffer.from(await encoded.arrayBuffer()), type);
  }

  /** @returns whether the account was let in */
  async logIn({email, password}: Account): Promise<boolean> {
    const page = await this.open('/login');
    const fields = page.form().fields;
    const named = (type: string) => fields.find((one) => one.type === type)?.name ?? type;
    const after = await this.submit('/login', {
      [named('email')]: email,
      [named('password')]: password,
    });
    return after.path !== '/login';
  }
}

export interface OwnProject extends Keys {
  readonly id: number;
}

/** Names of what a run creates, so that the next one can tell it from what belongs to others. */
export const ownPrefix = 'Documentation check';
const ownUser = 'documentation-check';

/** Each takes up to a second. */
const mostDeletionSteps = 60;

type Row = Readonly<Record<string, unknown>>;

function rowsOf(path: string, text: string): readonly Row[] {
  try {
    return (JSON.parse(text) as {data?: Row[]}).data ?? [];
  } catch {
    // For example the login, when somebody else has reset the installation.
    throw new Error(`${path} is a page instead of a list: ${squeezed(text).slice(0, 200)}`);
  }
}

/** An administrator of the installation. */
export class Admin {
  constructor(
    readonly session: Session,
    readonly account: Account,
  ) {}

  open(path: string): Promise<Page> {
    return this.session.open(path);
  }

  submit(...args: Parameters<Session['submit']>): Promise<Page> {
    return this.session.submit(...args);
  }

  async version(): Promise<string | undefined> {
    const page = await this.open('/administration/system/');
    return /mosparo version (\d+\.\d+\.\d+\S*)/.exec(page.text)?.[1];
  }

  /** Rows of a list that the page loads by script. */
  async table(path: string): Promise<readonly Row[]> {
    const page = await this.session.open(path, '_dt=dt&_init=true&draw=1&start=0&length=100');
    return rowsOf(path, page.html);
  }

  /** Number and name of each project. */
  async projects(): Promise<{id: number; name: string}[]> {
    const page = await this.open('/project/');
    const found = new Map<number, string>();
    for (const link of page.all('a')) {
      const id = /^\/project\/(\d+)\/?$/.exec(attribute(link, 'href') ?? '')?.[1];
      const name = squeezed(textOf(link));
      // The menu comes first and has the names; further links say only where they lead.
      if (id && name && !found.has(Number(id))) found.set(Number(id), name);
    }
    return [...found].map(([id, name]) => ({id, name}));
  }

  async createProject({
    name,
    description = '',
    hosts = ['*'],
  }: {
    readonly name: string;
    readonly description?: string;
    readonly hosts?: readonly string[];
  }): Promise<OwnProject> {
    const values = Object.fromEntries(
      hosts.map((host, index) => [`project_form[hosts][${index}]`, host]),
    );
    const page = await this.submit('/project/create', {name, description, ...values});
    const id = Number(/\/project\/(\d+)/.exec(page.path)?.[1]);
    if (!id) throw new Error(`The project was not created: ${page.alerts.join(' ')}`);
    const settings = await this.open(`/project/${id}/settings/general`);
    const value = (field: string) => attribute(settings.byId(field)!, 'value') ?? '';
    return {
      id,
      uuid: value('projectUuid'),
      publicKey: value('projectPublicKey'),
      privateKey: value('projectPrivateKey'),
    };
  }

  /** A user of this run; `rights` are the boxes of the form. */
  async createUser(
    name: string,
    rights: Readonly<Record<string, string | null>> = {},
  ): Promise<Account> {
    const account = {email: `${ownUser}-${name}@example.com`, password: 'a-Long-password-1'};
    const page = await this.submit('/administration/users/add', {
      email: account.email,
      'form[password][plainPassword][first]': account.password,
      'form[password][plainPassword][second]': account.password,
      sendPasswordResetEmail: null,
      ...rights,
    });
    if (page.path !== '/administration/users/') {
      throw new Error(`The user was not created: ${page.alerts.join(' ')}`);
    }
    return account;
  }

  async deleteUsers(): Promise<void> {
    for (const row of await this.table('/administration/users/')) {
      const text = JSON.stringify(row);
      const [link] = /\/administration\/users\/\d+\/delete/.exec(text.replaceAll('\\/', '/')) ?? [];
      if (link && text.includes(ownUser)) await this.submit(link);
    }
  }

  /** The page deletes the package step by step, by script. A package that is only half deleted keeps its project. */
  private async deletePackage(link: string): Promise<void> {
    const {path} = await this.submit(link);
    for (let step = 0; step < mostDeletionSteps; step += 1) {
      const {html} = await this.open(`${path}/execute`);
      if ((JSON.parse(html) as {completed: boolean}).completed) return;
    }
    throw new Error(`${path} does not end.`);
  }

  async deleteProject(id: number): Promise<void> {
    const packages = JSON.stringify(await this.table(`/project/${id}/rule-packages/`));
    for (const [link] of packages.matchAll(/\/project\/\d+\/rule-packages\/\d+\/delete/g)) {
      await this.deletePackage(link);
    }
    const page = await this.submit(`/project/${id}/delete`);
    if (page.status !== 200) {
      throw new Error(`mosparo answered the deletion of project ${id} with status ${page.status}.`);
    }
  }
}
