import {matchItem} from './matchItem';
import type {RegexJob} from './matchers/regex';
import type {Setup} from './setup';

/** One text for a job, to find its result again. */
export function jobKey({source, subject}: RegexJob): string {
  return JSON.stringify([source, subject]);
}

/** All patterns that have to be tried for a setup, each once. */
export function jobsOf({rules, fields}: Setup): RegexJob[] {
  const jobs = new Map<string, RegexJob>();
  for (const rule of rules) {
    for (const item of rule.items) {
      for (const field of fields) {
        matchItem(rule.type, item, field, (job) => {
          jobs.set(jobKey(job), job);
          return 'waiting';
        });
      }
    }
  }
  return [...jobs.values()];
}
