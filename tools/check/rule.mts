import type {Page} from './page.mts';
import type {Site} from './site.mts';

/** A line of a file. */
export interface Place {
  readonly file: string;
  readonly line?: number;
}

/** What a rule found: where it is, what is wrong, and how to fix it. */
export interface Problem extends Required<Place> {
  readonly message: string;
  readonly remedy: string;
}

/** Rules call it as often as they find something. */
export type Report = (place: Place, message: string, remedy: string) => void;

export interface Rule {
  readonly name: string;
  readonly run: (site: Site, report: Report) => void;
}

/** A rule that looks at each page by itself. */
export const ruleOfPages = (name: string, run: (page: Page, report: Report) => void): Rule => ({
  name,
  run: ({pages}, report) => pages.forEach((page) => run(page, report)),
});

/** Runs all rules, also when one of them throws, and returns every problem in the order of files and lines. */
export function runRules(rules: readonly Rule[], site: Site): Problem[] {
  const problems = [...site.unreadable];
  for (const {name, run} of rules) {
    const report: Report = ({file, line = 1}, message, remedy) =>
      problems.push({file, line, message, remedy});
    try {
      run(site, report);
    } catch (error) {
      const remedy = 'npm run types names data that is missing or has another shape.';
      report({file: 'tools/check'}, `The rule "${name}" stopped: ${String(error)}`, remedy);
    }
  }
  const first = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...first.values()].sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}

/** GitHub ends an annotation at a line break, and decodes these characters. */
const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Lines for the terminal, or an annotation that GitHub shows next to the changed line. */
export const formatProblem = ({file, line, message, remedy}: Problem, annotate = false): string =>
  annotate
    ? `::error file=${file},line=${line}::${escaped(`${message} Remedy: ${remedy}`)}`
    : `${file}:${line}: ${message}\n    Remedy: ${remedy}`;
