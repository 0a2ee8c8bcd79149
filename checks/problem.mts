/** What a check found: where, what is wrong, and what to do about it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly remedy: string;
}

export function problem(file: string, line: number, message: string, remedy: string): Problem {
  return {file, line, message, remedy};
}

/** One line for people, or an annotation that GitHub shows beside the changed line. */
export function formatProblem({file, line, message, remedy}: Problem, annotate: boolean): string {
  return annotate
    ? `::error file=${file},line=${line}::${message} Remedy: ${remedy}`
    : `${file}:${line}: ${message}\n    Remedy: ${remedy}`;
}
