import type {FieldText} from './fieldText';
import type {ItemText} from '../itemText';
import {no, unknown, yes, type Outcome} from '../outcome';

/** A pattern for JavaScript (with the flag `u`) and the text to try it on. */
export interface RegexJob {
  readonly source: string;
  readonly subject: string;
}

/** `skipped`: other patterns have already taken too long. */
export type RegexAnswer = boolean | 'slow' | 'skipped' | 'waiting';

/** Tests a pattern. The lab does it in a worker, because of patterns with catastrophic backtracking. */
export type TestRegex = (job: RegexJob) => RegexAnswer;

/** Tests a pattern synchronously; only for patterns that are known to be fast, or in a worker. */
export const testAtOnce = ({source, subject}: RegexJob): boolean =>
  new RegExp(source, 'u').test(subject);

const openReasons = {slow: 'regexSlow', skipped: 'regexSkipped', waiting: 'waiting'} as const;

export function matchRegex(item: ItemText, field: FieldText, test: TestRegex): Outcome {
  const compiled = item.pattern();
  if (compiled.kind === 'invalid') return no('regexInvalid');
  if (compiled.kind === 'unsupported') return unknown('regexUnsupported', compiled.part);
  const subject = compiled.bytes ? field.bytes() : field.value;
  const answer = test({source: compiled.source, subject});
  if (typeof answer === 'string') return unknown(openReasons[answer]);
  return answer ? yes : no('absent');
}
