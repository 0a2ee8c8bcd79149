import {useEffect, useMemo, useState} from 'react';
import {evaluate, type Evaluation} from '../core/evaluate';
import {jobKey, jobsOf} from '../core/jobs';
import type {RegexJob} from '../core/matchers/regex';
import type {Setup} from '../core/setup';
import {tryRegexes, type RegexAnswer} from './tryRegexes';

type Answers = ReadonlyMap<string, RegexAnswer>;

/** The evaluation of a setup, updated with each pattern that the worker has tested. */
export function useEvaluation(setup: Setup): Evaluation {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const missing = useMemo(
    () => jobsOf(setup).filter((job) => !answers.has(jobKey(job))),
    // With `answers`, every answer would restart the remaining jobs.
    // oxlint-disable-next-line react/exhaustive-deps -- answers are read once for each setup
    [setup],
  );
  useEffect(() => {
    const end = new AbortController();
    const onAnswer = (job: RegexJob, answer: RegexAnswer) =>
      setAnswers((known) => new Map(known).set(jobKey(job), answer));
    void tryRegexes(missing, {signal: end.signal, onAnswer});
    return () => end.abort();
  }, [missing]);
  return useMemo(
    () => evaluate(setup, (job) => answers.get(jobKey(job)) ?? 'waiting'),
    [setup, answers],
  );
}
