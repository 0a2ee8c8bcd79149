import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, unknown, yes, type Outcome} from '../outcome';

/** A pattern and the text to try it on. */
export interface RegexJob {
  readonly pattern: RegExp;
  readonly subject: string;
}

/** `skipped`: other patterns have already taken too long. */
export type RegexAnswer = boolean | 'slow' | 'skipped' | 'waiting';

/** Tests a pattern. The lab does it in a worker, because of patterns with catastrophic backtracking. */
export type TestRegex = (job: RegexJob) => RegexAnswer;

/** Tests a pattern synchronously; only for patterns that are known to be fast, or in a worker. */
export const testAtOnce = ({pattern, subject}: RegexJob): boolean => subject.search(pattern) >= 0;

const openReasons = {slow: 'regexSlow', skipped: 'regexSkipped', waiting: 'waiting'} as const;

export function matchRegex(item: ItemText, field: FieldText, test: TestRegex): Outcome {
  const compiled = item.pattern();
  if (compiled.kind === 'invalid') return no('regexInvalid');
  if (compiled.kind === 'unsupported') return unknown('regexUnsupported', compiled.part);
  const subject = compiled.bytes ? field.bytes() : field.value;
  const answer = test({pattern: compiled.pattern, subject});
  if (typeof answer === 'string') return unknown(openReasons[answer]);
  return answer ? yes : no('absent');
}
