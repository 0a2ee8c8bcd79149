import {site, testChecks} from './fixture.mts';
import {checkKnownIssues} from './knownIssues.mts';
import {parsePage} from './page.mts';

const link = (id: string) => `[It fails](about/known_issues.mdx#${id}).\n\n`;
const pages = (...ids: readonly string[]) => ({
  ...site('', ''),
  pages: ids.map((id) => parsePage(`docs/${id}.mdx`, 'en', id, link('cli-export-fails'))),
});

testChecks({
  'known issues': {
    check: checkKnownIssues,
    good: pages('a', 'b', 'about/known_issues'),
    bad: [
      ['an unknown issue', site(link('bogus'), ''), /no known issue "bogus"/],
      ['a cosmetic one', site(link('dashboard-valid-singular'), ''), /is cosmetic/],
      [
        'three on a page',
        site(
          link('cli-export-fails') + link('cli-import-rules') + link('import-command-windows'),
          '',
        ),
        /More than 2 sentences/,
      ],
      ['one on three pages', pages('a', 'b', 'c'), /More than 2 pages .*"cli-export-fails"/],
    ],
  },
});
