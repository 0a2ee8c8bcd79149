import {describe, expect, it} from 'vitest';
import {localeBase} from '../../config/localeBase.ts';
import {locales} from '../../config/locales.ts';
import {checkNavigation} from './navigation.mts';
import {readBuiltPage} from './html.mts';
import {checkRepeatedIds} from './repeatedIds.mts';
import {checkBuiltLinks, type BuiltSite} from './links.mts';
import {checkBuiltStyles} from './styles.mts';

const html = (body: string, lang = 'en') => `<html lang="${lang}"><body>${body}</body></html>`;

function built(
  pages: Readonly<Record<string, string>>,
  sources: [string, string][] = [],
): BuiltSite {
  return {
    pages: Object.entries(pages).map(([file, text]) => readBuiltPage(file, text)),
    files: new Set([...Object.keys(pages), 'openapi.yaml']),
    sources: new Map(sources),
  };
}

const target = html('<h2 id="über">A</h2>');
const findings = (site: BuiltSite) => checkBuiltLinks(site).map(({message}) => message);

it('accepts valid links to files, anchors, other languages, other sites and redirects', () => {
  const links =
    '<a href="/docs/b#%C3%BCber">B</a><a href="b">B</a><a href="/">Home</a><a href="#x" id="x">X</a>' +
    '<a href="/openapi.yaml">API</a><a href="/de/docs/a" lang="de">Deutsch</a><a href="https://example.com/nowhere">E</a>';
  const site = built({
    'index.html': html(''),
    'docs/a.html': html(links),
    'docs/b.html': target,
    'de/docs/a.html': html('<a href="/docs/a" hreflang="en">English</a>', 'de'),
    'docs/old/index.html': '<html><meta http-equiv="refresh" content="0; url=/docs/a"></html>',
  });
  expect(findings(site)).toEqual([]);
});

it.each([
  [
    'a missing page',
    {'docs/a.html': html('<a href="/docs/none">N</a>')},
    /"N" leads to \/docs\/none, which does not exist/,
  ],
  [
    'a missing anchor',
    {'docs/a.html': html('<a href="/docs/b#none">N</a>'), 'docs/b.html': target},
    /leads to #none/,
  ],
  [
    'another language',
    {'docs/b.html': target, 'de/docs/a.html': html('<a href="/docs/b">N</a>', 'de')},
    /leads from de to en/,
  ],
  [
    'a redirect to a missing page',
    {'docs/old/index.html': '<html><meta http-equiv="refresh" content="0; url=/docs/none"></html>'},
    /leads to \/docs\/none/,
  ],
  [
    'a wrong language of the page',
    {'de/docs/a.html': html('', 'en')},
    /says that its language is "en"/,
  ],
])('finds: %s', (_what, pages, message) => {
  expect(findings(built(pages)).join('\n')).toMatch(message);
});

it('names the source and the line of a wrong link', () => {
  const site = built({'docs/a.html': html('<a href="/docs/b#none">N</a>'), 'docs/b.html': target}, [
    ['docs/a.mdx', 'One.\nTwo [N](b.mdx#none).\n'],
  ]);
  expect(checkBuiltLinks(site)).toMatchObject([{file: 'docs/a.mdx', line: 2}]);
});

it('finds an id that appears twice', () => {
  const site = built({'docs/a.html': html('<p id="x"></p><h2 id="x">A</h2><h2 id="y">B</h2>')});
  expect(checkRepeatedIds(site)).toMatchObject([{message: 'The id "x" appears twice.'}]);
});

describe('classes and styles', () => {
  const build = (css: string, html: string, scripts = '') =>
    checkBuiltStyles({css, pages: new Map([['a.html', html]]), scripts}).map(
      ({message}) => message,
    );

  it('are accepted if every class has a rule and every rule is used', () => {
    expect(build('.a{color:red}.b{color:red}', '<p class="a theme-x">', '"b"')).toEqual([]);
  });

  it('names a class without a rule', () => {
    expect(build('', '<p class=lost>')).toEqual([
      'No style sheet has a rule for the class "lost".',
    ]);
  });

  it('names a rule that nothing uses', () => {
    expect(build('.lost{background:url(a.png)}', '<p>')).toEqual([
      'Nothing in the build has the class "lost".',
    ]);
  });
});

const menu = `<nav class="theme-doc-sidebar-menu">${'<a href="/docs/a">A</a>'.repeat(11)}</nav>`;
const languageLinks = (without = '') =>
  locales
    .map((locale) => `${localeBase[locale]}/docs/a`)
    .filter((url) => url !== without)
    .map((url) => `<a href="${url}">Language</a>`)
    .join('');
const editLink = '<a class="theme-edit-this-page">Edit</a>';
const around = (body: string, without?: string) =>
  `${body}${menu}${languageLinks(without)}${editLink}`;

describe('title, menu and languages', () => {
  const faults = (body: string) =>
    checkNavigation(
      built({
        'docs/a.html': html(body),
        'de/docs/a.html': html(around('<h1>A</h1>'), 'de'),
        '404.html': html(''),
      }).pages,
    ).map(({message}) => message);

  it('are accepted if they are in the HTML', () => {
    expect(faults(around('<h1>A</h1>'))).toEqual([]);
  });

  it.each([
    ['an empty title', around('<h1> </h1>'), 'exactly one title'],
    ['two titles', around('<h1>A</h1><h1>B</h1>'), 'exactly one title'],
    [
      'no link to the translation',
      around('<h1>A</h1>', '/de/docs/a'),
      'does not link to /de/docs/a',
    ],
    ['no menu', `<h1>A</h1>${languageLinks()}${editLink}`, 'sidebar is not in the HTML'],
    [
      'a heading that the contents lack',
      around(
        '<h1>A</h1><div class="theme-doc-markdown"><h2 id="über">B</h2><h3 id="c">C</h3></div>' +
          '<a class="table-of-contents__link" href="#%C3%BCber">B</a>',
      ),
      'table of contents lacks "c"',
    ],
    ['no edit link', around('<h1>A</h1>').replace(editLink, ''), 'no edit link'],
  ])('finds: %s', (_what, body, message) => {
    expect(faults(body)).toEqual([expect.stringContaining(message)]);
  });
});
