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

/** Text for the terminal, or an annotation that GitHub shows next to the changed line. */
export function formatProblem({file, line, message, remedy}: Problem, annotate: boolean): string {
  return annotate
    ? `::error file=${file},line=${line}::${escapeAnnotation(`${message} Remedy: ${remedy}`)}`
    : `${file}:${line}: ${message}\n    Remedy: ${remedy}`;
}
