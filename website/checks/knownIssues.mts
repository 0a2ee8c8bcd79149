import {issueAreas, knownIssues} from '../data/knownIssues/index.ts';
import type {KnownIssue, KnownIssues} from '../data/knownIssues/types.ts';
import type {Excess} from './limits/excess.mts';
import {limits} from './limits/limits.mts';
import type {Link, Page} from './page.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

const register = 'about/known_issues';
const issues: Readonly<Record<string, KnownIssue>> = knownIssues;

const issueIdOf = ({url}: Link) => /(?:^|\/)known_issues\.mdx#(.+)$/.exec(url)?.[1];

interface Mention {
  readonly page: Page;
  readonly id: string;
  readonly line: number;
}

function mentionsOn(page: Page): Mention[] {
  if (page.id === register) return [];
  return page.links.flatMap((link) => {
    const id = issueIdOf(link);
    return id ? [{page, id, line: link.line}] : [];
  });
}

function checkMention({page, id, line}: Mention): Problem[] {
  const issue = issues[id];
  if (!issue)
    return [
      problem(
        page.file,
        line,
        `There is no known issue "${id}".`,
        'if a release has fixed it, remove the sentence; otherwise correct the anchor.',
      ),
    ];
  return issue.effect === 'cosmetic'
    ? [
        problem(
          page.file,
          line,
          `The known issue "${id}" is cosmetic.`,
          'leave the sentence out; the register has the issue.',
        ),
      ]
    : [];
}

/** Mentions above a limit, counted by page or by issue. */
function beyond(
  mentions: readonly Mention[],
  keyOf: (mention: Mention) => string,
  limit: number,
  report: (mention: Mention) => Problem,
): Excess[] {
  const counts = new Map<string, number>();
  return mentions.flatMap((mention): Excess[] => {
    const count = (counts.get(keyOf(mention)) ?? 0) + 1;
    counts.set(keyOf(mention), count);
    return count > limit
      ? [{limit: 'known issues', page: mention.page.id, problem: report(mention)}]
      : [];
  });
}

const onPage = ({page, line}: Mention) =>
  problem(
    page.file,
    line,
    `More than ${limits.issuesOfPage} sentences of this page are about known issues.`,
    'keep those that change a step of most readers; the register has the others.',
  );

const ofIssue = ({page, id, line}: Mention) =>
  problem(
    page.file,
    line,
    `More than ${limits.pagesOfIssue} pages mention the known issue "${id}".`,
    'mention it on the page that owns the subject and link to that page.',
  );

/** Pages that mention too many issues, and issues that too many pages mention. */
export function knownIssueExcesses({pages}: Site): Excess[] {
  const mentions = pages.flatMap(mentionsOn);
  const first = ({page, id}: Mention, at: number) =>
    mentions.findIndex((other) => other.page === page && other.id === id) === at;
  return [
    ...beyond(mentions, ({page}) => page.file, limits.issuesOfPage, onPage),
    ...beyond(
      mentions.filter(first),
      ({page, id}) => `${page.locale} ${id}`,
      limits.pagesOfIssue,
      ofIssue,
    ),
  ];
}

/** Ids are anchors on one page, so they must be unique across all areas. */
function repeatedIds(areas: Readonly<Record<string, KnownIssues>>): Problem[] {
  const ids = Object.values(areas).flatMap(Object.keys);
  return Object.entries(areas).flatMap(([area, entries]) =>
    Object.keys(entries)
      .filter((id) => ids.filter((other) => other === id).length > 1)
      .map((id) =>
        problem(
          `data/knownIssues/${area}.ts`,
          1,
          `Two areas have a known issue "${id}".`,
          'give one of them another id.',
        ),
      ),
  );
}

/** Pages only link to issues that exist and matter to their readers. */
export function checkKnownIssues(
  {pages}: Site,
  areas: Readonly<Record<string, KnownIssues>> = issueAreas,
): Problem[] {
  return [...repeatedIds(areas), ...pages.flatMap(mentionsOn).flatMap(checkMention)];
}
