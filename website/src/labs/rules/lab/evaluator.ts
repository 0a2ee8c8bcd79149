import {pairsOf} from '../core/evaluate';
import type {Setup, SetupField, SetupItem} from '../core/setup';
import type {Summary} from '../core/summary';
import type {EvaluationRequest, WorkerMessage} from './evaluationWorker';

/** PHP gives up after a million steps, which is much less than a second. */
const PATTERN_MS = 1000;

/** For everything else: loading the worker over a slow network, and a busy machine. */
const PATIENCE_MS = 20_000;

/** A pattern that took too long, and the value that it was tried on. */
interface SlowPair {
  readonly item: string;
  readonly field: string;
}

/** `failed`: the worker could not be loaded, or does not answer. */
export type Answer = Summary | 'failed';

/** Evaluates setups in a worker, always the latest one. A worker that hangs is replaced. */
export class Evaluator {
  private worker?: Worker;
  private timer?: ReturnType<typeof setTimeout>;
  private isBusy = false;
  private setup?: Setup;
  private readonly slow: SlowPair[] = [];
  private summary?: Summary;

  constructor(private readonly onAnswer: (answer: Answer) => void) {}

  evaluate(setup: Setup): void {
    if (this.isBusy) this.stop();
    this.setup = setup;
    this.isBusy = true;
    if (this.worker) this.send();
    else this.start();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.isBusy = false;
  }

  private start(): void {
    this.worker = new Worker(new URL('./evaluationWorker.ts', import.meta.url));
    this.worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => this.receive(data);
    this.worker.onerror = () => this.fail();
    this.wait(PATIENCE_MS, () => this.fail());
  }

  private send(): void {
    if (!this.setup) return;
    const request: EvaluationRequest = {setup: this.setup, slow: this.slowTrials(this.setup)};
    this.worker?.postMessage(request);
    this.wait(PATIENCE_MS, () => this.fail());
  }

  private receive(message: WorkerMessage): void {
    switch (message.kind) {
      case 'ready':
        this.send();
        break;
      case 'testing':
        this.wait(PATTERN_MS, () => this.giveUp(message.trial));
        break;
      case 'summary':
        this.summary = message.summary;
        this.onAnswer(message.summary);
        if (!message.next) this.finish();
        // The verdict is known: without the rest, only marks are missing.
        else if (message.next === 'marks') this.wait(PATTERN_MS, () => this.stop());
        break;
      case 'marks':
        if (this.summary) this.onAnswer({...this.summary, marks: message.marks});
        this.finish();
    }
  }

  private finish(): void {
    clearTimeout(this.timer);
    this.isBusy = false;
  }

  private wait(milliseconds: number, onTimeout: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(onTimeout, milliseconds);
  }

  private fail(): void {
    this.stop();
    this.onAnswer('failed');
  }

  /** Starts again without the pattern that hangs. */
  private giveUp(trial: number): void {
    const pair = this.setup && pairsOf(this.setup)[trial];
    if (!this.setup || !pair) return;
    this.slow.push({item: pair.item.value, field: pair.field.value});
    this.evaluate(this.setup);
  }

  private slowTrials(setup: Setup): number[] {
    if (this.slow.length === 0) return [];
    const isSlow = ({item, field}: {item: SetupItem; field: SetupField}) =>
      this.slow.some((slow) => slow.item === item.value && slow.field === field.value);
    return pairsOf(setup).flatMap((pair, number) => (isSlow(pair) ? [number] : []));
  }
}
