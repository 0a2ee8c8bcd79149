/**
 * `npm run figures`: prints the length of pages. `-- usage/rules` selects pages, `-- --shared` prints passages that several
 * pages have, `-- --build` reads the built pages, which include the texts of components.
 */
import {locales} from '../../config/locales.ts';
import {readCopies, readingsOfCopies} from './markdownCopies.mts';
import {loadSite} from '../loadSite.mts';
import {limits} from '../limits/limits.mts';
import {
  countAll,
  readingOf,
  sectionsOf,
  wordsBeforeSteps,
  type Reading,
} from '../limits/reading.mts';
import {sharedPassages} from '../limits/sharedRuns.mts';
import {countWords, sentencesOf} from '../limits/words.mts';

const [options, wanted] = [
  process.argv.slice(2).filter((word) => word.startsWith('--')),
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
];
const site = loadSite();
const folder = options.find((option) => option.startsWith('--build'))?.split('=')[1] ?? 'build';
const all = options.some((option) => option.startsWith('--build'))
  ? readingsOfCopies(site, readCopies(folder))
  : site.pages.map(readingOf);
const isWanted = ({id}: Reading) => wanted.length === 0 || wanted.some((name) => id.includes(name));

function figuresOf(reading: Reading) {
  const {blocks, locale, id, kind} = reading;
  const texts = blocks.flatMap((block) =>
    block.kind === 'prose' || block.kind === 'cell' ? [block] : [],
  );
  const longest = sectionsOf(reading).reduce((most, one) => (one.words > most.words ? one : most));
  return {
    page: `${locale} ${id}`,
    kind,
    words: countAll(blocks),
    'before step': ['how_to', 'tutorial'].includes(kind) ? wordsBeforeSteps(reading) : '',
    h2: blocks.filter((block) => block.kind === 'heading' && block.level === 2).length,
    'longest section': `${longest.words} ${longest.title}`.slice(0, 40),
    'long cells': texts.filter(
      ({kind: of, text}) => of === 'cell' && countWords(text) > limits.cell,
    ).length,
    'long sentences': texts.flatMap(({text}) =>
      sentencesOf(text, locale).filter((sentence) => countWords(sentence) > limits.sentence),
    ).length,
  };
}

function printShared(): void {
  for (const locale of locales) {
    const {passages, percent} = sharedPassages(all.filter((page) => page.locale === locale));
    console.log(`\n${locale}: ${percent.toFixed(1)} % of all words`);
    const shown = passages
      .filter(({page}) => wanted.length === 0 || wanted.some((name) => page.includes(name)))
      .sort((one, other) => other.words.length - one.words.length);
    for (const {page, others, words} of shown)
      console.log(
        `${words.length} ${page} = ${others.join(', ')}: ${words.slice(0, 16).join(' ')}`,
      );
  }
}

if (options.includes('--shared')) printShared();
else {
  console.table(all.filter(isWanted).map(figuresOf));
  for (const locale of locales) {
    const pages = all.filter((page) => page.locale === locale && isWanted(page));
    console.log(`${locale}: ${pages.reduce((sum, {blocks}) => sum + countAll(blocks), 0)} words`);
  }
}
