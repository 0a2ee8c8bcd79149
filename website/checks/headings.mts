import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import type {Site} from './site.mts';

function checkPage({file, headings}: Page): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  let level = 1;
  for (const heading of headings) {
    if (!heading.id) {
      problems.push(
        problem(
          file,
          heading.line,
          `Heading "${heading.text}" has no id.`,
          'write {/* #kebab-case-id */} after it, the same in both languages.',
        ),
      );
    } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(heading.id)) {
      problems.push(
        problem(
          file,
          heading.line,
          `Heading id "${heading.id}" is not kebab-case.`,
          'use lower case letters, digits and single hyphens.',
        ),
      );
    } else if (seen.has(heading.id)) {
      problems.push(
        problem(
          file,
          heading.line,
          `Heading id "${heading.id}" appears twice on the page.`,
          'give each heading an id of its own.',
        ),
      );
    }
    if (heading.id) seen.add(heading.id);
    if (heading.level === 1) {
      problems.push(
        problem(
          file,
          heading.line,
          'The page has an h1 of its own.',
          'the title of the front matter is the h1; start with ##.',
        ),
      );
    } else if (heading.level > level + 1) {
      problems.push(
        problem(
          file,
          heading.line,
          `Heading level jumps from ${level} to ${heading.level}.`,
          'leave out no level.',
        ),
      );
    }
    level = heading.level;
  }
  return problems;
}

/** Headings have explicit, unique ids, and levels without gaps. */
export function checkHeadings(site: Site): Problem[] {
  return site.pages.flatMap(checkPage);
}
