import {problem, type Problem} from './problem.mts';

/** An error of the Markdown or YAML parser. The JSON parser has the line in its message instead. */
interface ParseError {
  readonly message: string;
  readonly reason?: string;
  readonly line?: number;
  /** YAML counts from the first line of the front matter, which is the second line of the page. */
  readonly linePos?: readonly [{readonly line: number}];
}

/** The problem of a file that cannot be parsed. */
export function unreadable(file: string, error: unknown): Problem {
  const {message, reason, line, linePos} = error as ParseError;
  const inJson = /\(line (\d+) /.exec(message)?.[1];
  const [words = ''] = (reason ?? message).split('\n');
  return problem(
    file,
    line ?? (linePos ? linePos[0].line + 1 : Number(inJson ?? 1)),
    `The file cannot be read: ${words.replace(/ at line \d+, column \d+:$/, '')}.`,
    linePos
      ? 'correct the YAML of the front matter; a text with a colon needs quotes.'
      : 'correct the syntax at this place or just before it.',
  );
}
