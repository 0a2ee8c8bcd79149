/** What a test measures, and its goal. Several tests can measure the same, each on its page or control. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | '';
  /** The goal: at most this much. */
  readonly most?: number;
  /** Of several tests the median counts, and not the worst. */
  readonly isTypical?: true;
}

export interface Measured {
  readonly figure: Figure;
  /** Title of the test: the same in each of its rounds. */
  readonly test: string;
  readonly value: number;
}

export interface Row extends Figure {
  readonly value: number;
  readonly isMissed: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** The median of the rounds of each test, then the worst of these, or their median. */
export function rowsOf(measured: readonly Measured[]): Row[] {
  return groupBy(measured, ({figure}) => figure.name).map((ofFigure) => {
    const {figure} = ofFigure[0]!;
    const medians = groupBy(ofFigure, ({test}) => test).map((rounds) =>
      median(rounds.map(({value}) => value)),
    );
    const value = figure.isTypical ? median(medians) : Math.max(...medians);
    // Not `value > most`: what is no number is missed as well.
    return {...figure, value, isMissed: figure.most !== undefined && !(value <= figure.most)};
  });
}

const number = (value: number) =>
  value.toLocaleString('en', {maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0});

/** The rows as a table in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({name, unit, value, most, isMissed}) => [
    name,
    unit,
    number(value),
    most === undefined ? '' : `≤ ${most} ${isMissed ? '✖' : '✔'}`,
  ]);
  return [['', 'unit', 'measured', 'goal'], ['---', '---', '---', '---'], ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
