import {expect, it} from 'vitest';
import {checkAltTexts} from './altTexts.mts';
import {facts, head, messages, site, testChecks} from './fixture.mts';
import {checkFreshness} from './freshness.mts';
import {checkAllFrontMatter} from './frontMatter.mts';
import {checkHeadings} from './headings.mts';
import {checkInAppLinks} from './inAppLinks.mts';
import {checkLinks} from './links.mts';
import {checkMarkdownImages} from './markdownImages.mts';
import {parsePage} from './page.mts';
import {checkPageLists, checkSectionWords} from './pageLists.mts';
import {checkParity} from './parity.mts';
import {formatProblem} from './problem.mts';
import {checkTables} from './tables.mts';
import {accepted} from '../src/content/translationHash.mts';

testChecks({
  headings: {
    check: checkHeadings,
    good: site('## A {/* #a */}\n\n### B {/* #b */}\n', '## A {/* #a */}\n\n### B {/* #b */}\n'),
    bad: [
      ['no id', site('## A\n', ''), /has no id/],
      ['twice', site('## A {/* #a */}\n\n## B {/* #a */}\n', ''), /appears twice/],
      ['not kebab-case', site('## A {/* #aB */}\n', ''), /not kebab-case/],
      ['level left out', site('## A {/* #a */}\n\n#### B {/* #b */}\n', ''), /jumps from 2 to 4/],
      ['own h1', site('# A {/* #a */}\n', ''), /h1 of its own/],
    ],
  },
  parity: {
    check: (checked) => checkParity(checked, ['de']),
    good: site(
      '## A {/* #a */}\n\n```bash\nls\n```\n\n<Box id="x" />\n',
      '## Ä {/* #a */}\n\n```bash\nls\n```\n\n<Box id="x" />\n',
    ),
    bad: [
      ['heading ids', site('## A {/* #a */}\n', '## A {/* #b */}\n'), /in headings/],
      ['a missing fence', site('```bash\nls\n```\n', ''), /in code fences/],
      ['other language', site('```bash\nls\n```\n', '```php\nls\n```\n'), /in code fences/],
      [
        'closed in one language',
        site('```bash collapsed="a"\nls\n```\n', '```bash\nls\n```\n'),
        /in code fences: .*"bash" here and "bash collapsed" there/,
      ],
      [
        'other code',
        site('```bash\nls\n```\n', '```bash\nrm\n```\n'),
        /in code: .*"rm" here and "ls"/,
      ],
      ['samples', site('```bash file=a.sh\n```\n', '```bash file=b.sh\n```\n'), /in samples/],
      ['images', site('![A](a.png)\n', '![A](b.png)\n'), /in images/],
      ['tables', site('| A |\n| - |\n| b |\n', '| A |\n| - |\n'), /in tables/],
      ['components', site('<Box id="x" />\n', '<Box id="y" />\n'), /in components/],
      ['attributes', site('<Box group="x" />\n', '<Box group="y" />\n'), /in components/],
      ['tags', site('', '', {deHead: head().replace('api', 'cli')}), /in kind and tags/],
      [
        'missing translation',
        {...site('', ''), pages: [parsePage('docs/a.mdx', 'en', 'a', head())]},
        /There is no/,
      ],
    ],
  },
  links: {
    check: checkLinks,
    good: site('[Rules](./a.mdx#rating) and [the file](/openapi.yaml)\n', '', {
      code: {'data/facts.ts': "const facts = ['/docs/a#rating', 'See [A](/docs/a).'];"},
    }),
    bad: [
      ['absolute', site('[Rules](/docs/usage/rules)\n', ''), /not relative/],
      [
        'a file that is not there',
        site('', '[Regeln](../usage/rules.mdx#rating)\n'),
        /leads to i18n\/de\/docusaurus-plugin-content-docs\/usage\/rules\.mdx, which does not exist/,
      ],
      ['a path in data', facts("const page = '/docs/b';"), /^Link to "\/docs\/b" leads to/],
      ['a link in data', facts("const text = 'See [B](/docs/b#c).';"), /^Link to "\/docs\/b"/],
      [
        'a path in the navbar',
        site('', '', {code: {'config/navbar.ts': "const items = [{to: '/docs/whats-new'}];"}}),
        /^Link to "\/docs\/whats-new" leads to/,
      ],
      ['empty words', site('[here](a.mdx)\n', ''), /does not name its target/],
    ],
  },
  freshness: {
    check: checkFreshness,
    good: site('Text.\n', 'Text.\n'),
    bad: [
      [
        'stale',
        site('Text.\n', 'Text.\n', {deHead: head('source_hash: "000000000000"\n')}),
        /has changed since/,
      ],
    ],
  },
  frontMatter: {
    check: checkAllFrontMatter,
    good: site('', ''),
    bad: [
      ['unknown key', site('', '', {enHead: head('layout: wide\n')}), /Front matter, layout/],
      ['short description', site('', '', {enHead: head().replace(/Words. /g, '')}), /description/],
      [
        'a key left out',
        site('', '', {enHead: head().replace(/kind.*\n/, '')}),
        /kind: is missing/,
      ],
      ['no hash in German', site('', '', {deHead: head()}), /source_hash: is missing\.$/],
    ],
  },
  tables: {
    check: checkTables,
    good: site('| A | B |\n| - | - |\n| c | |\n', ''),
    bad: [['empty heading', site('| | B |\n| - | - |\n| c | d |\n', ''), /no heading/]],
  },
  altTexts: {
    check: checkAltTexts,
    good: site('![The box](box.png) <img src="a.png" alt="A form" />\n', ''),
    bad: [
      ['no alternative', site('![](a.png)\n', ''), /"a.png" has no text alternative/],
      ['element without alternative', site('<img src="a.png" />\n', ''), /no text alternative/],
      ['empty words', site('![screenshot](a.png)\n', ''), /does not say what/],
    ],
  },
  markdownImages: {
    check: checkMarkdownImages,
    good: site('<Screen name="login" />\n', ''),
    bad: [['an image', site('![The box](box.png)\n', ''), /"box.png" would be missing/]],
  },
});

it('reports a translation without a hash once, with the command that adds it', () => {
  const added = site('', '', {deHead: head()});
  expect([...checkAllFrontMatter(added), ...checkFreshness(added)]).toMatchObject([
    {remedy: expect.stringContaining('translation:accept -- i18n/de/a.mdx"') as string},
  ]);
});

it('names the list of tags as the remedy for an unknown tag', () => {
  const [found] = checkAllFrontMatter(site('', '', {enHead: head().replace('api', 'bogus')}));
  expect(found?.remedy).toMatch(/data\/tags\.ts/);
});

it.each([
  ['a stale page', head('source_hash: "000000000000"\n')],
  ['a new page', head()],
])('accepting a translation makes %s fresh', (_what, deHead) => {
  const accept = accepted(`${deHead}Text.\n`, `${head()}Text.\n`);
  const fresh = site('Text.\n', '', {deHead: accept});
  expect(messages([...checkFreshness(fresh), ...checkAllFrontMatter(fresh)])).toEqual([]);
});

it('reports a missing page that the product links to', () => {
  expect(messages(checkInAppLinks({...site('', ''), pages: []})).join('\n')).toMatch(
    /which is not a page/,
  );
});

it('formats a problem with file, line and remedy, for the terminal and as an annotation', () => {
  const found = {file: 'docs/a.mdx', line: 3, message: 'Wrong.', remedy: 'right it.'};
  expect(formatProblem(found, false)).toBe('website/docs/a.mdx:3: Wrong.\n    Remedy: right it.');
  expect(formatProblem(found, true)).toBe(
    '::error file=website/docs/a.mdx,line=3::Wrong. Remedy: right it.',
  );
});

it('formats paths from the root of the repository, and leaves ids and URLs alone', () => {
  const found = {
    file: 'packages/search/src/a.ts',
    line: 1,
    message: '/docs/a.md: data/b.ts has no "docs/a.b".',
    remedy: 'add it to i18n/de/search/words.json.',
  };
  expect(formatProblem(found, false)).toBe(
    'packages/search/src/a.ts:1: /docs/a.md: website/data/b.ts has no "docs/a.b".\n    Remedy: add it to website/i18n/de/search/words.json.',
  );
});

it('formats an annotation on one line', () => {
  const found = {file: 'a.mdx', line: 1, message: '80 %\nmore', remedy: 'less.'};
  expect(formatProblem(found, true)).toBe('::error file=a.mdx,line=1::80 %25%0Amore Remedy: less.');
});

it('reports the line of a difference between a page and its translation', () => {
  const [found] = checkParity(site('## A {/* #a */}\n', 'Text.\n\n## A {/* #b */}\n'), ['de']);
  expect(found).toMatchObject({file: 'i18n/de/a.mdx', line: 11});
});

it('requires every page in the sidebar and in the search words', () => {
  const problems = (listed: readonly string[], worded: readonly string[]) =>
    messages(
      checkPageLists(site('', ''), {
        listed: new Set(listed),
        worded: new Map([['de', new Set(worded)]]),
      }),
    );
  expect(problems(['a'], ['a'])).toEqual([]);
  expect(problems([], ['a'])).toEqual(['sidebars.ts has no "a".']);
  expect(problems(['a'], [])).toEqual(['i18n/de/search/words.json has no "docs/a".']);
  expect(problems(['a'], ['a', 'b'])).toEqual(['There is no page docs/b.mdx.']);
});

it('requires that sections with search words exist', () => {
  const page = site('## B {/* #b */}\n', '');
  const issue = 'docs/about/known_issues#cli-export-fails';
  expect(checkSectionWords(page, ['docs/a#b', issue])).toEqual([]);
  expect(messages(checkSectionWords(page, ['docs/a#c', 'docs/b#b']))).toEqual([
    'There is no section docs/a#c.',
    'There is no section docs/b#b.',
  ]);
});
