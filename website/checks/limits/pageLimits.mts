import {problem} from '../problem.mts';
import type {Excess} from './excess.mts';
import {limits, wordsIn, type Kind, type LimitName} from './limits.mts';
import {countAll, sectionsOf, wordsBeforeSteps, type Reading} from './reading.mts';
import {countWords, sentencesOf} from './words.mts';

const start = (text: string) => `${text.split(' ').slice(0, 6).join(' ')} …`;

type Found = readonly [line: number, message: string, remedy: string];

function tooManyWords(reading: Reading): Found[] {
  const limit = wordsIn(reading.locale, limits.words[reading.kind as Kind] ?? Infinity);
  const words = countAll(reading.blocks);
  return words > limit
    ? [
        [
          1,
          `A page of kind ${reading.kind} has at most ${limit} words, this one ${words}.`,
          'leave out what another page owns, or split the page in two.',
        ],
      ]
    : [];
}

function lateStep(reading: Reading): Found[] {
  if (!['how_to', 'tutorial'].includes(reading.kind)) return [];
  const limit = wordsIn(reading.locale, limits.firstStep);
  const words = wordsBeforeSteps(reading);
  return words > limit
    ? [
        [
          1,
          `${words} words before the first step, at most ${limit} are allowed.`,
          'move them below the steps.',
        ],
      ]
    : [];
}

function longSections(reading: Reading): Found[] {
  const limit = wordsIn(reading.locale, limits.section);
  return sectionsOf(reading)
    .filter(({words}) => words > limit)
    .map(({title, line, words}) => [
      line,
      `The section "${title}" has ${words} words up to the next heading, at most ${limit} are allowed.`,
      'shorten it, or give its parts headings.',
    ]);
}

function longCells({blocks, locale}: Reading): Found[] {
  const limit = wordsIn(locale, limits.cell);
  return blocks.flatMap((block): Found[] => {
    const words = block.kind === 'cell' ? countWords(block.text) : 0;
    return block.kind === 'cell' && words > limit
      ? [
          [
            block.line,
            `The cell "${start(block.text)}" has ${words} words, at most ${limit} are allowed.`,
            'one fact per cell; write the rest below the table.',
          ],
        ]
      : [];
  });
}

function longSentences({blocks, locale}: Reading): Found[] {
  return blocks.flatMap((block) =>
    block.kind === 'prose' || block.kind === 'cell'
      ? sentencesOf(block.text, locale)
          .filter((sentence) => countWords(sentence) > limits.sentence)
          .map((sentence): Found => [
            block.line,
            `The sentence "${start(sentence)}" has ${countWords(sentence)} words, at most ${limits.sentence} are allowed.`,
            'split it in two.',
          ])
      : [],
  );
}

function manyHeadings({blocks}: Reading): Found[] {
  const second = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  const [surplus] = second.slice(limits.h2);
  return surplus
    ? [
        [
          surplus.line,
          `The page has ${second.length} headings of level 2, at most ${limits.h2} are allowed.`,
          'merge sections, or split the page in two.',
        ],
      ]
    : [];
}

const measures: Readonly<Partial<Record<LimitName, (reading: Reading) => Found[]>>> = {
  words: tooManyWords,
  'first step': lateStep,
  section: longSections,
  cell: longCells,
  sentence: longSentences,
  h2: manyHeadings,
};

/** Every place where a page exceeds a limit. */
export function pageExcesses(reading: Reading): Excess[] {
  return Object.entries(measures).flatMap(([limit, measure]) =>
    measure(reading).map(([line, message, remedy]) => ({
      limit: limit as LimitName,
      page: reading.id,
      problem: problem(reading.file, line, message, remedy),
    })),
  );
}
