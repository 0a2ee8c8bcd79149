import {fold} from 'docusaurus-theme-section-search/core';
import {answer, fit, limits, refusal, type Answer} from '../answer';
import type {Issue} from '../data';
import type {Documentation} from '../docs';
import {textsOf} from '../texts';

export interface IssueQuestion {
  readonly version?: string;
  readonly area?: string;
  readonly query?: string;
}

const numbersOf = (version: string) => version.split('.').map(Number);

function compare(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((number, index) => number !== (b[index] ?? 0));
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function concerns({since, fixed}: Issue, version: string, documented: string): boolean {
  if (since === undefined || fixed === undefined) return version === documented;
  return compare(since, version) <= 0 && compare(version, fixed) < 0;
}

function has({title, text, remedy = ''}: Issue, query: string, language: string): boolean {
  const key = (words: string) => fold(words, language === 'de' ? 'de' : 'en');
  const all = key(`${title} ${text} ${remedy}`);
  return key(query)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function describe(docs: Documentation, {title, effect, since, text, remedy, route}: Issue) {
  const texts = textsOf(docs.language);
  return [
    `## ${title}`,
    since ? `${texts.since(since)}; ${effect}` : effect,
    text,
    remedy && `${texts.remedy}: ${remedy}`,
    docs.url(route),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The titles of all issues by area, each with its anchor on the page of known issues. */
function overview(docs: Documentation, issues: readonly Issue[]): string[] {
  const [page] = issues.map(({route}) => docs.url(route).split('#')[0] ?? '');
  const areas = [...new Set(issues.map(({area}) => area))].map((area) => {
    const own = issues.filter((issue) => issue.area === area);
    const lines = own.map(
      ({title, effect, route}) => `- ${title} (${effect}): #${route.split('#')[1]}`,
    );
    return [`## ${own[0]?.areaTitle} (\`area: ${area}\`)`, ...lines].join('\n');
  });
  return [page ?? '', ...areas];
}

export function knownIssuesTool(docs: Documentation, question: IssueQuestion): Answer {
  const {about, issues} = docs;
  const texts = textsOf(docs.language);
  const {version = about.version, area, query} = question;
  if (compare(version, about.version) > 0) {
    return refusal(
      `These pages document ${about.product} ${about.version}; nothing is known about ${version}.`,
    );
  }
  const found = issues.filter(
    (issue) =>
      concerns(issue, version, about.version) &&
      (!area || issue.area === area) &&
      (!query?.trim() || has(issue, query.trim(), docs.language)),
  );
  const head =
    version === about.version ? texts.documented(version) : texts.older(version, about.version);
  if (found.length === 0) return answer(`${head}\n\n${texts.noIssues}`);
  const isOverview = version === about.version && !area && !query?.trim();
  const blocks = isOverview ? overview(docs, found) : found.map((issue) => describe(docs, issue));
  return answer(fit([head, ...blocks], limits.issues, texts.more));
}
