/** Something that a check found: where it is, what is wrong, and how to fix it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}

export function problem(file: string, line: number, message: string, remedy: string): Problem {
  return {file, line, message, remedy};
}

/** GitHub ends an annotation at a line break, and decodes these three characters. */
function escapeAnnotation(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

const websiteFile =
  /(?<![\w./"-])(?:(?:checks|config|data|docs|i18n|samples|src|static|texts)\/[\w./-]+\.\w+|sidebars\.ts)/g;

/** Checks name files as seen from `website/`; terminals and GitHub find them from the root of the repository. */
const fromRoot = (text: string) => text.replace(websiteFile, 'website/$&');

/** Text for the terminal, or an annotation that GitHub shows next to the changed line. */
export function formatProblem(problem: Problem, annotate: boolean): string {
  const {line} = problem;
  const [file, message, remedy] = [problem.file, problem.message, problem.remedy].map(fromRoot);
  return annotate
    ? `::error file=${file},line=${line}::${escapeAnnotation(`${message} Remedy: ${remedy}`)}`
    : `${file}:${line}: ${message}\n    Remedy: ${remedy}`;
}
