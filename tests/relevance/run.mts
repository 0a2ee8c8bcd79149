/**
 * Scores the search on a built site: `npx tsx tests/relevance/run.mts [build folder] [--held-out]`.
 * Without --held-out it scores the tuning queries and lists every miss. Exits with 1 below the minimum scores.
 */
import path from 'node:path';
import {queries} from './queries';
import {readIndexes} from './readIndexes';
import {runQueries, score, shortfalls, type Outcome} from './score';

const [folder = 'build'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const set = process.argv.includes('--held-out') ? 'heldOut' : 'tuning';

function report(title: string, outcomes: readonly Outcome[]): void {
  console.log(title, score(outcomes));
  const kinds = [...new Set(outcomes.map(({kind}) => kind))];
  for (const kind of kinds) {
    const {successAt1, successAt3} = score(outcomes.filter((outcome) => outcome.kind === kind));
    console.log(`  ${kind.padEnd(12)} @1 ${successAt1.toFixed(2)}  @3 ${successAt3.toFixed(2)}`);
  }
}

function reportMisses(outcomes: readonly Outcome[]): void {
  for (const {kind, query, pages, found, rank} of outcomes) {
    if (pages.length > 0 ? rank !== 1 : found.length > 0) {
      console.log(
        `  ${rank} [${kind}] ${query} → ${found.slice(0, 3).join(' ')} (wanted ${pages[0] ?? 'nothing'})`,
      );
    }
  }
}

for (const [locale, base] of [
  ['en', ''],
  ['de', '/de'],
] as const) {
  const indexes = readIndexes(path.join(folder, base));
  const outcomes = runQueries(indexes, queries[locale][set], base);
  report(`${locale} ${set}`, outcomes);
  for (const shortfall of shortfalls(set, score(outcomes))) {
    console.error(`${locale} ${set}: ${shortfall}`);
    process.exitCode = 1;
  }
  if (set === 'tuning') {
    reportMisses(outcomes);
  }
}
