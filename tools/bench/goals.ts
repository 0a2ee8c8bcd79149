import {availableParallelism, cpus, loadavg} from 'node:os';
import type {FullResult, Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {figureType} from './bench';
import {rowsOf, tableOf, type Figure, type Measured} from './medians';

const load = () => (loadavg()[0] ?? NaN).toFixed(1);

/** Prints the medians beside their goals. A goal that is missed fails the run. */
export default class Goals implements Reporter {
  private readonly measured: Measured[] = [];
  private readonly loadBefore = load();

  onTestEnd(test: TestCase, {annotations}: TestResult): void {
    for (const {type, description = ''} of annotations) {
      if (type !== figureType) continue;
      const {value, ...figure} = JSON.parse(description) as Figure & {value: number};
      this.measured.push({figure, test: test.titlePath().join(' '), value});
    }
  }

  async onEnd({status}: FullResult): Promise<Pick<FullResult, 'status'>> {
    const rows = rowsOf(this.measured);
    const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? process.arch}`;
    console.log(
      `\n${machine}, Node ${process.version}, load ${this.loadBefore} before and ${load()} after\n\n${tableOf(rows)}\n`,
    );
    const goals = rows.filter(({most}) => most !== undefined);
    const missed = goals.filter(({isMissed}) => isMissed).length;
    if (missed > 0) console.log(`${missed} of ${goals.length} goals are missed.`);
    return {status: status === 'passed' && missed > 0 ? 'failed' : status};
  }
}
