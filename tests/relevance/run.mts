/**
 * Scores the search on a built site: `npx tsx tests/relevance/run.mts [build folder] [--misses]`. For queries the right
 * page counts, for questions the right section and what the list itself says. With --misses it lists every miss of the
 * tuning sets. Exits with 1 below the minimum scores.
 */
import path from 'node:path';
import {agreement, listed, runQuestions, scoreLandings, type LandingOutcome} from './answers';
import {readLandings} from './landings';
import {readIndexes, readSearch} from './readIndexes';
import {runQueries, score, shortfalls, type Outcome} from './score';
import {querySets, readQueries, readQuestions, readVerdicts, setNames} from './sets';

const arguments_ = process.argv.slice(2);
const [folder = 'build'] = arguments_.filter((argument) => !argument.startsWith('--'));
const listsMisses = arguments_.includes('--misses');

function reportKinds(outcomes: readonly Outcome[]): void {
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    const {successAt1, successAt3} = score(outcomes.filter((outcome) => outcome.kind === kind));
    console.log(`  ${kind.padEnd(12)} @1 ${successAt1.toFixed(2)}  @3 ${successAt3.toFixed(2)}`);
  }
}

function reportMisses(outcomes: readonly Outcome[]): void {
  for (const {kind, query, pages, found, rank} of outcomes) {
    if (pages.length > 0 ? rank !== 1 : found.length > 0) {
      const shown = found.slice(0, 3).join(' ');
      console.log(`  ${rank} [${kind}] ${query} → ${shown} (wanted ${pages[0] ?? 'nothing'})`);
    }
  }
}

function reportMissedQuestions(outcomes: readonly LandingOutcome[]): void {
  for (const {question, found, rank} of outcomes) {
    const routes = found.slice(0, 3).map(({route}) => route);
    if (rank !== 1) console.log(`  ${rank} ${question.query} → ${routes.join(' ')}`);
  }
}

for (const [locale, base] of [
  ['en', ''],
  ['de', '/de'],
] as const) {
  const place = path.join(folder, base);
  const indexes = readIndexes(place);
  for (const set of querySets) {
    const queries = readQueries(set, locale);
    if (queries.length === 0) continue;
    const outcomes = runQueries(indexes, queries, base);
    const scored = score(outcomes);
    console.log(locale, set, 'queries', scored);
    if (listsMisses && set.endsWith('tuning')) {
      reportKinds(outcomes);
      reportMisses(outcomes);
    }
    for (const shortfall of shortfalls(set, scored)) {
      console.error(`${locale} ${set}: ${shortfall}`);
      process.exitCode = 1;
    }
  }
  const search = readSearch(place);
  const screens = readLandings(place);
  for (const set of setNames) {
    const outcomes = runQuestions(readQuestions(set, locale), screens, (query) =>
      search(query).map((result) => listed(result, base)),
    );
    console.log(locale, set, 'questions', scoreLandings(outcomes));
    if (set === 'heldOut') {
      console.log(locale, 'read', agreement(outcomes, screens, readVerdicts(locale)));
    } else if (listsMisses) {
      reportMissedQuestions(outcomes);
    }
  }
}
