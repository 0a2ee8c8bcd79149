import {knownIssueExcesses} from './knownIssues.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';
import {textsOf} from './texts.mts';
import {problemsOf, type Excess} from './limits/excess.mts';
import {exceptions} from './limits/exceptions.mts';
import {limits} from './limits/limits.mts';
import {pageExcesses} from './limits/pageLimits.mts';
import {readingOf} from './limits/reading.mts';
import {sampleExcesses} from './limits/samples.mts';
import {countWords, sentencesOf} from './limits/words.mts';

/** Everything in the sources that exceeds a limit. */
export function excessesOf(site: Site): Excess[] {
  return [
    ...site.pages.map(readingOf).flatMap(pageExcesses),
    ...sampleExcesses(site),
    ...knownIssueExcesses(site),
  ];
}

/** Sentences in `data/` and components, wherever pages show them. */
function longSentences(site: Site): Problem[] {
  return textsOf(site)
    .filter(({file}) => !file.endsWith('.mdx'))
    .flatMap(({file, line, text, locale}) =>
      sentencesOf(text, locale)
        .filter((sentence) => countWords(sentence) > limits.sentence)
        .map((sentence) =>
          problem(
            file,
            line,
            `A sentence has ${countWords(sentence)} words, at most ${limits.sentence} may be in one.`,
            'split it in two.',
          ),
        ),
    );
}

/** Pages, samples and sentences stay within the limits of CONTRIBUTING.md. */
export function checkLimits(site: Site): Problem[] {
  return [...problemsOf(excessesOf(site), exceptions), ...longSentences(site)];
}
