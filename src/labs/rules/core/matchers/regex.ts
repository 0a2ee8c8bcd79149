import {no, unknown, yes, type Outcome} from '../outcome';
import {compile, subjectOf} from '../pcre';

/** A pattern for JavaScript (with the flag `u`) and the text to try it on. */
export interface RegexJob {
  readonly source: string;
  readonly subject: string;
}

/** Tests a pattern. The lab does it in a worker, because of patterns with catastrophic backtracking. */
export type TestRegex = (job: RegexJob) => boolean | 'slow' | 'waiting';

/** Tests a pattern synchronously; only for patterns that are known to be fast. */
export const testAtOnce: TestRegex = ({source, subject}) => new RegExp(source, 'u').test(subject);

export function matchRegex(item: string, value: string, test: TestRegex): Outcome {
  const compiled = compile(item);
  if (compiled.kind === 'invalid') return no('regexInvalid');
  if (compiled.kind === 'unsupported') return unknown('regexUnsupported', compiled.part);
  const result = test({source: compiled.source, subject: subjectOf(value, compiled.bytes)});
  if (result === 'slow') return unknown('regexSlow');
  if (result === 'waiting') return unknown('waiting');
  return result ? yes : no('absent');
}
