import {knownIssues} from '../data/knownIssues/index.ts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

/** Every known issue is shown somewhere; an unknown id stops the build itself. */
export function checkKnownIssues({pages}: Site): Problem[] {
  const shown = new Set(
    pages.flatMap(({elements}) =>
      elements.flatMap(({name, attributes}) => (name === 'KnownIssue' ? [attributes.id] : [])),
    ),
  );
  return Object.keys(knownIssues)
    .filter((id) => !shown.has(id))
    .map((id) =>
      problem(
        'data/knownIssues/index.ts',
        1,
        `No page shows the known issue "${id}".`,
        `write <KnownIssue id="${id}" /> where readers meet it, or remove the entry.`,
      ),
    );
}
