import {startTransition, useEffect, useRef, useState} from 'react';
import {examples} from '../core/examples';
import {excessOf} from '../core/limits';
import {testAtOnce} from '../core/matchers/regex';
import type {Setup} from '../core/setup';
import {summarize} from '../core/summary';
import {Evaluator, type Answer} from './evaluator';

interface Evaluation {
  /** The latest answer; undefined until there is one. */
  readonly answer?: Answer;
  readonly retry: () => void;
}

/** The answer for our own example, which is small: waiting for the worker would move the page below it. */
function answerAtOnce(setup: Setup): Answer | undefined {
  return setup === examples.contact ? summarize(setup, testAtOnce) : undefined;
}

/** The evaluation of a setup in a worker. A setup that is too large is not evaluated. */
export function useEvaluation(setup: Setup): Evaluation {
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
