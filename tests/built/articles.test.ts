import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {product} from '../../website/config/product';
import {defaultLocale, translatedDocs} from '../../website/config/locales';
import {formatDate} from '../../website/src/format/date';
import evidence from '../../website/data/evidence.json';
import {attribute, hasClass, pages, textOf, type Page} from './site';

/** Pages of the documentation that have a file of their own. */
const articles = pages.filter(({path}) => /^\/docs\/(?!category\/)/.test(path));
const idOf = ({path}: Page) => path.slice('/docs/'.length);
const folderOf = ({locale}: Page) => (locale === defaultLocale ? 'docs' : translatedDocs(locale));
const sourceOf = (page: Page) => `${folderOf(page)}/${idOf(page)}.mdx`;

const hrefOf = (link: Parameters<typeof attribute>[0]) => attribute(link, 'href') ?? '';
const textOfEnd = ({find}: Page) =>
  find('footer')
    .filter((footer) => hasClass(footer, 'theme-doc-footer'))
    .map(textOf)
    .join();

/** When the last commit changed a file; undefined in a shallow clone. */
function lastChange(file: string): Date | undefined {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  const times = git('log', '--format=%at', '--', file).split('\n').map(Number);
  return new Date(Math.max(...times) * 1000);
}

describe('the end of every page of the documentation', () => {
  it('says what it was checked against and when it was changed', () => {
    for (const page of articles) {
      const [time] = page.find('time').map((element) => attribute(element, 'datetime') ?? '');
      const date = time ? formatDate(new Date(time), page.locale) : '';
      const version = `${product.name} ${product.checkedAgainst[page.path] ?? product.version}`;
      const changed = {en: ` · last changed ${date}`, de: ` · zuletzt geändert am ${date}`};
      expect(textOfEnd(page), page.route).toContain(
        `${{en: 'Checked against', de: 'Geprüft mit'}[page.locale]} ${version}${date && changed[page.locale]}`,
      );
      const own = idOf(page) === 'cli' && lastChange(`website/${sourceOf(page)}`);
      if (own) expect(date, page.route).toBe(formatDate(own, page.locale));
    }
  });

  it('has a link that edits its own file', () => {
    for (const page of articles) {
      const links = page.find('a').filter((link) => hasClass(link, 'theme-edit-this-page'));
      expect(links.map(hrefOf), page.route).toEqual([`${product.editBase}/${sourceOf(page)}`]);
    }
  });
});

it('the testing page says how many statements were tried', () => {
  const count = Object.values(evidence.pages).reduce((sum, each) => sum + each, 0);
  const words = {en: `${count} statements of `, de: `${count} Aussagen auf `};
  for (const page of articles.filter((one) => idOf(one) === 'testing')) {
    const sentences = page.find('p').map(textOf);
    const shown = sentences.filter((text) => text.includes(words[page.locale])).join();
    expect(shown).toContain(`${product.name} ${evidence.version}`);
    expect(shown).toContain(`(${evidence.databases.join(', ')})`);
    expect(shown).toContain(formatDate(new Date(`${evidence.date}T12:00:00Z`), page.locale));
  }
});

it('every page links to the issue form, filled in with page, language and version', () => {
  for (const {route, locale, find} of pages) {
    const form = `${product.docsRepository}/issues/new`;
    const links = find('a')
      .map(hrefOf)
      .filter((href) => href.startsWith(form));
    expect(links.length, route).toBeGreaterThan(0);
    for (const link of links) {
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
        template: 'problem.yml',
        page: `${product.siteUrl}${route}`,
        language: locale,
        version: product.version,
      });
    }
  }
});

it('a term is explained at most once on a page', () => {
  const terms = pages.flatMap(({route, find}) => {
    const ids = find('button', 'popovertarget')
      .map((button) => attribute(button, 'popovertarget') ?? '')
      .filter((id) => id.startsWith('term-'));
    expect(new Set(ids).size, route).toBe(ids.length);
    return ids;
  });
  expect(terms.length).toBeGreaterThan(50);
});

it('pages whose samples have placeholders have a button for the values of the reader, no others', () => {
  const found = pages.map(({route, html, find}) => {
    const hasButton = find('button', 'data-tool', 'values').length > 0;
    expect(hasButton, route).toBe(/<pre(?:(?!<\/pre>)[^])*? data-value=/.test(html));
    return hasButton;
  });
  expect(new Set(found)).toEqual(new Set([true, false]));
});
