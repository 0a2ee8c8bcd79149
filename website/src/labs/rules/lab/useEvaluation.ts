import {startTransition, useEffect, useRef, useState} from 'react';
import {evaluate} from '../core/evaluate';
import {examples} from '../core/examples';
import {excessOf} from '../core/limits';
import type {Setup} from '../core/setup';
import {marksOf} from '../core/marks';
import {summaryOf} from '../core/summary';
import {Evaluator, type Answer} from './evaluator';

export interface Evaluated {
  /** The latest answer; undefined until there is one. */
  readonly answer?: Answer;
  readonly retry: () => void;
}

/** The answer for our own example, which is small, and in the HTML of the page. */
function answerAtOnce(setup: Setup): Answer | undefined {
  if (setup !== examples.contact) return undefined;
  const evaluation = evaluate(setup);
  return summaryOf(evaluation, marksOf(setup.fields, evaluation.matches));
}

/** The evaluation of a setup in a worker. A setup that is too large is not evaluated. */
export function useEvaluation(setup: Setup): Evaluated {
  const [answer, setAnswer] = useState<Answer | undefined>(() => answerAtOnce(setup));
  const [tries, setTries] = useState(0);
  const evaluator = useRef<Evaluator>(undefined);
  useEffect(() => {
    // In a transition, because a long table would otherwise block the page while it is rendered.
    const own = new Evaluator((latest) => startTransition(() => setAnswer(latest)));
    evaluator.current = own;
    return () => own.stop();
  }, []);
  useEffect(() => {
    if (!excessOf(setup)) evaluator.current?.evaluate(setup);
  }, [setup, tries]);
  return {answer, retry: () => setTries(tries + 1)};
}
