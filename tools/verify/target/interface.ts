import {textFields, Api} from './api';
import {ownPrefix, Session, type Admin} from './admin';
import {attribute, squeezed, type Element, type Page} from './html';
import {addPackage, spamWord, wordPackage} from './projects';

export type Language = 'en' | 'de';

/** Everything that the interface shows on the pages that were opened. */
export class Interface {
  private readonly texts = new Map<Language, string[]>();
  /** Addresses that links of the interface lead to outside of it. */
  readonly outside = new Set<string>();

  constructor(readonly sawWizard: boolean) {}

  add(language: Language, page: Page): void {
    const attributes = [
      'title',
      'placeholder',
      'aria-label',
      'value',
      'alt',
      'data-title',
      'label',
    ];
    const found: string[] = [page.text];
    for (const tag of [
      'input',
      'button',
      'a',
      'span',
      'div',
      'i',
      'option',
      'textarea',
      'img',
      'optgroup',
    ]) {
      for (const element of page.all(tag)) {
        for (const name of attributes) found.push(attribute(element, name) ?? '');
      }
    }
    for (const script of page.all('script')) found.push(scriptText(sourceOf(script)));
    for (const link of page.links) if (/^https?:/.test(link)) this.outside.add(link);
    this.addText(language, found.join('\n'));
  }

  addText(language: Language, text: string): void {
    const known = this.texts.get(language) ?? [];
    known.push(normal(text));
    this.texts.set(language, known);
  }

  /** Whether a text stands on one of the pages, as a whole word or sentence. */
  shows(language: Language, text: string): boolean {
    const wanted = normal(text);
    return (this.texts.get(language) ?? []).some((one) => one.includes(wanted));
  }
}

/** Quotation marks and spaces differ between the text of a page and that of the interface. */
const normal = (text: string) => squeezed(text.replace(/\u00a0/g, ' ')).replaceAll('’', "'");

const sourceOf = (script: Element) =>
  script.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Texts in scripts of the page are written as JSON. */
const scriptText = (script: string) =>
  script
    .replace(/\\u([0-9a-f]{4})/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replaceAll('\\/', '/')
    .replaceAll('\\"', '"');

const skipped =
  /logout|\/range\/|\/filter[/?]|statistic=|switch-view|switch-mode|download|\/export|\/delete|\/remove|reissue|\/check$|rule-items/;

/** Opens all pages that can be reached by links, with the lists that scripts load. */
async function crawl(
  session: Session,
  language: Language,
  seen: Interface,
  project: number,
): Promise<void> {
  const isForeign = (link: string) => {
    const id = /^\/project\/(\d+)\//.exec(link)?.[1];
    return id !== undefined && Number(id) !== project;
  };
  const known = new Set<string>(['/']);
  const queue = ['/'];
  for (let at = 0; at < queue.length && at < 130; at += 1) {
    const path = queue[at]!;
    const page = await session.open(path);
    seen.add(language, page);
    const links = [...page.links];
    if (page.html.includes('initDataTables')) {
      const list = await session.open(path, '_dt=dt&_init=true&draw=1&start=0&length=20');
      const text = scriptText(list.html);
      seen.addText(language, text.replace(/<[^>]+>/g, ' '));
      for (const [, title] of text.matchAll(/(?:title|placeholder)="([^"]*)"/g)) {
        seen.addText(language, title ?? '');
      }
      links.push(...[...text.matchAll(/href="(\/[^"]*)"/g)].map((one) => one[1]!).slice(0, 8));
    }
    for (const link of links) {
      const target = link.split('#')[0]!;
      if (!target.startsWith('/') || skipped.test(target)) continue;
      if (known.has(target) || isForeign(target)) continue;
      known.add(target);
      queue.push(target);
    }
  }
}

/** A project in which every list has something to show. */
async function fill(admin: Admin): Promise<number> {
  const project = await admin.createProject({name: `${ownPrefix}: interface`});
  const {id} = project;
  await admin.submit(`/project/${id}/settings/advanced`, {
    verificationSimulationMode: '1',
    apiDebugMode: '1',
    metadataAllowed: '1',
  });
  const api = new Api(admin.session.http, project);
  const packageId = await addPackage(admin, id, 'manuallyViaApi');
  await addPackage(admin, id, 'manuallyViaCli');
  const body = {rulePackageId: packageId, rulePackageContent: wordPackage({[spamWord]: 10})};
  await api.signed('/api/v1/rule-package/import', {body});
  await admin.submit(`/project/${id}/rules/field-rules/create/word`, {name: 'Words'});
  await api.checked(textFields({name: 'Anna', message: `a ${spamWord}`}));
  await api.verified(textFields({name: 'Anna', message: 'Hello'}));
  const {submitToken, validationToken} = await api.checked(textFields({name: 'Eve'}));
  await api.signed('/api/v1/verification/verify', {
    body: api.verifyRequest(submitToken, validationToken, {name: '0'.repeat(64)}),
  });
  return id;
}

/** The texts of the interface in both languages. The administrator's language is that of the browser. */
export async function readInterface(
  admin: Admin,
  wizard: readonly {readonly language: Language; readonly page: Page}[],
): Promise<Interface> {
  const seen = new Interface(wizard.length > 0);
  for (const {language, page} of wizard) seen.add(language, page);
  const project = await fill(admin);
  const {http} = admin.session;
  for (const one of ['en', 'de'] as const) {
    const visitor = new Session(http, one);
    for (const path of ['/login', '/password/forgot', '/password/reset/request']) {
      seen.add(one, await visitor.open(path));
    }
    const session = new Session(http, one);
    await session.logIn(admin.account);
    await session.submit('/account/settings', {locale: one});
    await crawl(session, one, seen, project);
    for (const path of [
      `/project/${project}/delete`,
      `/project/${project}/create-wizard/design`,
      `/project/${project}/create-wizard/security`,
      `/project/${project}/create-wizard/connection`,
      `/project/${project}/settings/reissue-keys`,
      `/project/${project}/settings/design/switch-mode?mode=simple`,
      `/project/${project}/settings/design/switch-mode?mode=invisible-simple`,
      `/project/${project}/settings/design/switch-mode?mode=advanced`,
      '/administration/update/',
    ]) {
      seen.add(one, await session.open(path));
    }
  }
  await admin.submit('/account/settings', {locale: 'default'});
  return seen;
}
