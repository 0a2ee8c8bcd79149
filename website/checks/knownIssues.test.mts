import {expect, it} from 'vitest';
import {issueAreas} from '../data/knownIssues/index.ts';
import {messages, site, testChecks} from './fixture.mts';
import {checkKnownIssues, knownIssueExcesses} from './knownIssues.mts';
import {parsePage} from './page.mts';

const link = (id: string) => `[It fails](about/known_issues.mdx#${id}).\n\n`;
const pages = (...ids: readonly string[]) => ({
  ...site('', ''),
  pages: ids.map((id) => parsePage(`docs/${id}.mdx`, 'en', id, link('cli-export-fails'))),
});

const three = link('cli-export-fails') + link('cli-import-rules') + link('import-command-windows');

testChecks({
  'known issues': {
    check: checkKnownIssues,
    good: site(link('cli-export-fails'), ''),
    bad: [
      ['an unknown issue', site(link('bogus'), ''), /no known issue "bogus"/],
      ['a cosmetic one', site(link('dashboard-valid-singular'), ''), /is cosmetic/],
    ],
  },
  'number of known issues': {
    check: (checked) => knownIssueExcesses(checked).map(({problem}) => problem),
    good: pages('a', 'b', 'about/known_issues'),
    bad: [
      ['three on a page', site(three, ''), /More than 2 sentences/],
      ['one on three pages', pages('a', 'b', 'c'), /More than 2 pages .*"cli-export-fails"/],
    ],
  },
});

it('reports the same id in two areas', () => {
  const {api} = issueAreas;
  const [id] = Object.keys(api);
  const found = checkKnownIssues(site('', ''), {api, rules: {[`${id}`]: Object.values(api)[0]!}});
  expect(found.map(({file}) => file)).toEqual([
    'data/knownIssues/api.ts',
    'data/knownIssues/rules.ts',
  ]);
  expect(messages(found)[0]).toBe(`Two areas have a known issue "${id}".`);
});
