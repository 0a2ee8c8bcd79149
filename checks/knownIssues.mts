import {knownIssues} from '../data/knownIssues/index.ts';
import type {KnownIssue} from '../data/knownIssues/types.ts';
import type {Link, Page} from './page.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

const register = 'about/known_issues';
const issues: Readonly<Record<string, KnownIssue>> = knownIssues;

/** Sentences about known issues on a page, and pages about one issue besides the register. */
const limits = {aPage: 2, anIssue: 2} as const;

const idBehind = ({url}: Link) => /(?:^|\/)known_issues\.mdx#(.+)$/.exec(url)?.[1];

interface Mention {
  readonly page: Page;
  readonly id: string;
  readonly line: number;
}

function mentionsOn(page: Page): Mention[] {
  if (page.id === register) return [];
  return page.links.flatMap((link) => {
    const id = idBehind(link);
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
        'correct the anchor, or add the issue to data/knownIssues/.',
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

/** What goes beyond a limit, for each page or each issue. */
function beyond(
  mentions: readonly Mention[],
  keyOf: (mention: Mention) => string,
  limit: number,
  report: (mention: Mention) => Problem,
): Problem[] {
  const counts = new Map<string, number>();
  return mentions.flatMap((mention) => {
    const count = (counts.get(keyOf(mention)) ?? 0) + 1;
    counts.set(keyOf(mention), count);
    return count > limit ? [report(mention)] : [];
  });
}

const onPage = ({page, line}: Mention) =>
  problem(
    page.file,
    line,
    `More than ${limits.aPage} sentences of this page are about known issues.`,
    'keep those that change a step of most readers; the register has the others.',
  );

const ofIssue = ({page, id, line}: Mention) =>
  problem(
    page.file,
    line,
    `More than ${limits.anIssue} pages tell of the known issue "${id}".`,
    'tell of it on the page that owns the subject and link that page.',
  );

/** Pages link to issues that exist and matter, to few of them, and each issue from few pages. */
export function checkKnownIssues({pages}: Site): Problem[] {
  const mentions = pages.flatMap(mentionsOn);
  return [
    ...mentions.flatMap(checkMention),
    ...beyond(mentions, ({page}) => page.file, limits.aPage, onPage),
    ...beyond(mentions, ({page, id}) => `${page.locale} ${id}`, limits.anIssue, ofIssue),
  ];
}
