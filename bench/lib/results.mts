import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {partNames, type PartName} from '../figures.mjs';
import {root} from './folders.mjs';
import {markdownTable} from './report.mjs';
import type {Row} from './rows.mjs';

interface Part {
  /** Machine, its load, and the number of runs. */
  readonly made: string;
  readonly rows: readonly Row[];
}

type Results = Partial<Record<PartName, Part>>;

const file = path.join(root, 'bench/results.json');

/** All results as Markdown. */
export function resultsPage(results: Results): string {
  const parts = partNames.flatMap((name) => {
    const part = results[name];
    return part ? [`## ${name}\n\n${part.made}\n\n${markdownTable(part.rows)}`] : [];
  });
  return ['# Our site next to stock Docusaurus', 'Made by `npm run bench`; README.md says how.']
    .concat(parts)
    .join('\n\n');
}

/** Stores the results of a part together with those of other parts, and returns its table. */
export function storeResults(name: PartName, part: Part): string {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
  const results: Results = {...before, [name]: part};
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(path.join(root, 'bench/RESULTS.md'), `${resultsPage(results)}\n`);
  return markdownTable(part.rows);
}
