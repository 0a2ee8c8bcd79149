/**
 * Scores which section results lead to: `npx tsx tests/relevance/landing.mts [build folder] [--held-out] [--misses]`.
 * A result is good if the answer follows within about a viewport of its heading.
 */
import path from 'node:path';
import {agreement, listed, runQuestions, questions, scoreLandings, verdicts} from './answers';
import {readLandings} from './landings';
import {readSearch} from './readIndexes';

const [folder = 'build'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const set = process.argv.includes('--held-out') ? 'heldOut' : 'tuning';

for (const [locale, base] of [
  ['en', ''],
  ['de', '/de'],
] as const) {
  const place = path.join(folder, base);
  const search = readSearch(place);
  const screens = readLandings(place);
  const asked = questions[set].map((pair) => pair[locale]);
  const outcomes = runQuestions(asked, screens, (query) =>
    search(query).map((result) => listed(result, base)),
  );
  console.log(locale, set, scoreLandings(outcomes));
  if (set === 'heldOut') {
    console.log(locale, 'read by a person', agreement(outcomes, screens, verdicts[locale]));
  }
  if (process.argv.includes('--misses') && set === 'tuning') {
    for (const {question, found, rank} of outcomes) {
      const routes = found.slice(0, 3).map(({route}) => route);
      if (rank !== 1) console.log(`  ${rank} ${question.query} → ${routes.join(' ')}`);
    }
  }
}
