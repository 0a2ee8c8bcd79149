import {describe, expect, it} from 'vitest';
import {facts, head, site, testChecks} from '../fixture.mts';
import {parsePage} from '../page.mts';
import type {Problem} from '../problem.mts';
import type {Site} from '../site.mts';
import {checkLimits} from '../checkLimits.mts';
import {problemsOf, type Excess} from './excess.mts';
import {pageExcesses} from './pageLimits.mts';
import {readingOf} from './reading.mts';
import {sampleExcesses} from './samples.mts';
import {sentencesOf, wordsOf} from './words.mts';

/** Sentences of ten words each. */
const words = (count: number) =>
  'One two three four five six seven eight nine ten. '.repeat(count / 10);
const steps = '1. One step.\n\n';
const sections = (count: number) =>
  Array.from({length: count}, (_, at) => `## A {/* #a${at} */}\n\n`).join('');
const table = (cell: string) => `| A |\n| - |\n| ${cell} |\n`;
const kind = (name: string) => ({enHead: head().replace('how_to', name)});
const sample = (lines: number, meta = '') =>
  `\`\`\`bash ${meta}\n${Array.from({length: lines}, () => 'ls').join('\n')}\n\`\`\`\n\n`;

const ofPages = ({pages}: Site): Problem[] =>
  pages
    .map(readingOf)
    .flatMap(pageExcesses)
    .map((excess) => excess.problem);
const ofSamples = (checked: Site) => sampleExcesses(checked).map((excess) => excess.problem);

/** Pages of one text each. */
const pages = (...texts: readonly string[]): Site => ({
  ...site('', '', {samples: {'samples/a.sh': 'ls\n'}}),
  pages: texts.map((text, at) => parsePage(`docs/${at}.mdx`, 'en', String(at), head() + text)),
});

testChecks({
  'length of pages': {
    check: ofPages,
    good: site(
      `${words(100)}\n\n${steps}${table(words(30))}\n${sections(8)}${words(330)}\n`,
      `${words(130)}\n\n${steps}${table(`${words(30)} a b c`)}\n## A {/* #a */}\n\n${words(400)}\n`,
    ),
    bad: [
      [
        'a long how-to',
        site(`${steps}${`## A {/* #a */}\n\n${words(300)}\n\n`.repeat(6)}`, ''),
        /how_to has at most 1500 words, this one 1[89]\d\d/,
      ],
      [
        'a long reference',
        site(table('a ').repeat(1) + `${words(2510)}\n`, '', kind('reference')),
        /reference has at most 2500 words/,
      ],
      [
        'a late step',
        site(`${words(130)}\n\n${steps}`, ''),
        /130 words before the first step, at most 120/,
      ],
      ['a late step in German', site('', `${words(140)}\n\n${steps}`), /140 words .* at most 138/],
      ['many headings', site(steps + sections(9), ''), /9 headings of level 2, at most 8/],
      [
        'a long section',
        site(`${steps}## Way {/* #way */}\n\n${words(360)}\n`, ''),
        /section "Way" has 360 words/,
      ],
      [
        'a long section with a table',
        site(`${steps}## Way {/* #way */}\n\n${words(330)}\n\n${table(words(30))}`, ''),
        /section "Way" has 361 words/,
      ],
      ['a long cell', site(steps + table(`${words(30)} more`), ''), /"One two .*" has 31 words/],
      [
        'a long sentence',
        site(`${steps}${words(40).replaceAll('.', ',')}\n`, ''),
        /sentence "One two .*" has 40 words, at most 35/,
      ],
    ],
  },
  samples: {
    check: ofSamples,
    good: site(
      `${sample(40)}${sample(50, 'collapsed="All of it"')}<details>\n<summary>All</summary>\n\n${sample(50)}</details>\n`,
      '',
    ),
    bad: [
      ['a long one', site(sample(41), ''), /sample of 41 lines is not collapsed/],
      [
        'a long file',
        site(sample(0, 'file=a.sh'), '', {samples: {'samples/a.sh': 'ls\n'.repeat(60)}}),
        /sample of 60 lines is not collapsed/,
      ],
      [
        'one on two pages',
        pages(sample(0, 'file=a.sh'), sample(0, 'file=a.sh')),
        /samples\/a\.sh is also shown on docs\/0\.mdx/,
      ],
    ],
  },
  'sentences of facts': {
    check: checkLimits,
    good: facts("const a = {en: 'Short.', de: 'Kurz.'};"),
    bad: [
      [
        'a long one',
        facts(`const a = {en: '', de: '${words(40).replaceAll('.', ',')}'};`),
        /sentence has 40 words/,
      ],
    ],
  },
});

describe('words', () => {
  it.each([
    ['Use `a b`, – and "c".', ['Use', 'a', 'b', 'and', '"c".']],
    ['', []],
  ])('of %j', (text, found) => {
    expect(wordsOf(text)).toEqual(found);
  });

  it('a period in code does not end a sentence', () => {
    expect(sentencesOf('Call `a. B c`. Then 1.5 s.', 'en')).toEqual(['Call code.', 'Then 1.5 s.']);
  });
});

describe('exceptions', () => {
  const problem = {file: 'docs/a.mdx', line: 1, message: 'Too much.', remedy: ''};
  const excess: Excess = {limit: 'h2', page: 'a', problem};

  it('allow one page to exceed one limit', () => {
    const exception = {limit: 'h2', page: 'a', reason: 'x'} as const;
    expect(problemsOf([excess], [exception])).toEqual([]);
    expect(problemsOf([excess], [{...exception, page: 'b'}])).toEqual([problem]);
    expect(problemsOf([excess], [{...exception, limit: 'cell'}])).toEqual([problem]);
  });
});
