import type {Row} from './rows.mjs';

/** A figure that one site lacks is no number, and `null` after it was kept. */
const number = (value: number | null) =>
  value === null || Number.isNaN(value) ? '–' : shortNumber(value);

const shortNumber = (value: number) =>
  value.toLocaleString('en', {maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0});

const ratioOf = ({ours, stock}: Row) => (stock === 0 ? NaN : ours / stock);

function verdict(row: Row): string {
  const {goal} = row;
  if (goal === undefined) return '';
  const value = goal.of === 'stock' ? ratioOf(row) : row.ours;
  const limit = `≤ ${goal.limit}${goal.of === 'stock' ? ' ×' : ''}`;
  return `${limit} ${value <= goal.limit ? '✔' : '✖'}`;
}

/** The rows of all parts as one table in Markdown. */
export function markdownTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const ratio = ratioOf(row);
    const cells = [
      row.name,
      row.unit,
      number(row.ours),
      number(row.stock),
      Number.isFinite(ratio) ? number(ratio) : '–',
      verdict(row),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| | unit | ours | stock | ratio | goal |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
