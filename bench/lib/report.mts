import type {Row} from './rows.mjs';

function number(value: number): string {
  // A click without a response, or a figure that a site lacks. JSON has null for both.
  if (value === null || !Number.isFinite(value)) return '–';
  return value.toLocaleString('en', {maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0});
}

const ratioOf = ({ours, stock}: Row) => (stock === 0 ? NaN : ours / stock);

function verdict(row: Row): string {
  const {goal} = row;
  if (goal === undefined) return '';
  const value = goal.of === 'stock' ? ratioOf(row) : row.ours;
  const limit = `${goal.isLeast ? '≥' : '≤'} ${goal.limit}${goal.of === 'stock' ? ' ×' : ''}`;
  const isReached = goal.isLeast ? value >= goal.limit : value <= goal.limit;
  return `${limit} ${isReached ? '✔' : '✖'}`;
}

/** Rows as a table in Markdown. */
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
