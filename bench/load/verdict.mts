/** The figures that decide whether `npm run load` fails. */
export interface LoadFigures {
  /** Throughput of the container's configuration divided by that of the bare server. */
  readonly ratio: number;
  /** Variation of the bare server: its fastest round divided by its slowest. */
  readonly noise: number;
  /** Load average before the start. */
  readonly loadBefore: number;
  readonly processors: number;
  /** Connections that broke, in all parts. */
  readonly broken: number;
  /** Requests that failed while releases were switched. */
  readonly failed: number;
  readonly wrongResponses: number;
  readonly megabytes: readonly number[];
}

export interface Verdict {
  /** Low throughput on a busy machine, which proves nothing. */
  readonly noise?: string;
  readonly problems: readonly string[];
}

const wanted = 0.9;

export function verdictOf(figures: LoadFigures): Verdict {
  const {ratio, noise, loadBefore, processors, megabytes} = figures;
  const [firstMemory = 0, ...laterMemory] = megabytes;
  const isSlow = ratio < wanted;
  // The machine had other work, before the start or during rounds of the bare server, which should take the same time.
  const isBusy = loadBefore > processors / 2 || noise > 1.1;
  const problems = Object.entries({
    [`throughput ${ratio} of the bare server's, less than ${wanted}`]: isSlow && !isBusy,
    'broken connections': figures.broken > 0,
    'failed requests while releases were switched': figures.failed > 0,
    'wrong responses': figures.wrongResponses > 0,
    'memory grew': Math.max(...laterMemory) > firstMemory * 1.05,
  })
    .filter(([, isTrue]) => isTrue)
    .map(([problem]) => problem);
  return {
    problems,
    ...(isSlow &&
      isBusy && {
        noise: `The container has ${ratio} of the bare server's throughput, less than ${wanted}. But the machine was busy (load average ${loadBefore}, rounds of the bare server differ by a factor of ${noise}), so this may be noise: repeat it on a quiet one.`,
      }),
  };
}
