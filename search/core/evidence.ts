import {answerOf, phraseAnswer, raiseAnswer, type Answer} from './answer';
import {partsFinder, type PartsFinder} from './compound';
import {expandTypo, expandWord, type TermMatch} from './expand';
import {joinedTerms} from './join';
import type {LoadedIndex} from './loadIndex';
import {contentWords, type QueryWord} from './query';
import {stem} from './stem';
import {synonymsOf, synonymsOfTypo, type Phrase} from './synonyms';

/** What the index knows about one word of the query. */
export interface Evidence extends Answer {
  readonly word: QueryWord;
  /** Rare words say more about what is wanted. */
  readonly rarity: number;
  readonly matches: readonly TermMatch[];
  /** Terms of the index that mean the same or are parts of the word. */
  readonly related: readonly TermMatch[];
}

const synonymQuality = 0.8;
const splitQuality = 0.7;
const minCompound = 9;
const minPart = 4;
const minHead = 5;
const minBeginning = 7;
const typoSynonymQuality = 0.55;
/** What is left of "log" when "log in" is a login. */
const besideJoined = 0.5;
/** A typo of this quality is more likely than a compound. */
const closeTypo = 0.5;
/** Comparing a word with the whole vocabulary takes its time. */
const maxUnknownWords = 4;

const finders = new WeakMap<LoadedIndex, PartsFinder>();

/** Compounds are understood by their parts: Formularschutz → Formular, Schutz. */
function splitCompound(index: LoadedIndex, word: string): string[] {
  const find =
    finders.get(index) ?? partsFinder([...index.stems.keys(), ...index.terms], index.language);
  finders.set(index, find);
  let start = 0;
  return find(word).map((length) => word.slice(start, (start += length)));
}

/** Of a compound with unknown parts the end says most: a Staatenfilter is a kind of filter. */
function knownHead({stems, language}: LoadedIndex, word: string): string[] {
  for (let start = minPart; language === 'de' && start <= word.length - minHead; start += 1) {
    const head = word.slice(start);
    if (stems.has(stem(head, language))) {
      return [head];
    }
  }
  return [];
}

/** … and then its beginning: an Auftragsverarbeitungsvertrag has to do with Auftragsverarbeitung. */
function knownBeginning({stems, language}: LoadedIndex, word: string): string[] {
  for (let end = word.length - minPart; language === 'de' && end >= minBeginning; end -= 1) {
    const beginning = word.slice(0, end);
    if (stems.has(stem(beginning, language))) {
      return [beginning];
    }
  }
  return [];
}

/** Projektgruppen may be called groups of projects elsewhere. */
function knownParts(index: LoadedIndex, {text, whole}: QueryWord): string[][] {
  const isCompound = index.language === 'de' && !whole && text.length >= minCompound;
  const parts = isCompound ? splitCompound(index, text) : [];
  return parts.length > 1 ? [parts] : [];
}

/** A word of every page counts, too; and one that no page has cannot tell pages apart. */
const rarityOf = {common: 1, spread: 0.6, unknown: 2} as const;

/** Demand for a last word of one, two, three letters that may be the beginning of a longer one. */
const beginningCertainty = [0, 0.1, 0.3, 0.6];

/** Somebody who has typed "The wi" wants the wizard, but says little about it yet. */
function certaintyOf({text}: QueryWord, matches: readonly TermMatch[]): number {
  const isWhole = matches.some(({kind}) => kind === 'exact' || kind === 'stem');
  return isWhole ? 1 : (beginningCertainty[text.length] ?? 1);
}

function rarity({pages, pageOf}: LoadedIndex, {title, body}: Answer): number {
  const says = new Uint8Array(pages.length);
  body.forEach((value, page) => {
    says[page] = value >= 0.3 ? 1 : 0;
  });
  title.forEach((value, section) => {
    if (value >= 0.3) {
      says[pageOf[section] ?? 0] = 1;
    }
  });
  const saying = says.reduce((sum, one) => sum + one, 0);
  const spread = Math.log(1 + (pages.length - saying + 0.5) / (saying + 0.5));
  return saying === 0 ? rarityOf.unknown : rarityOf.common + rarityOf.spread * spread;
}

/** A word as the index understands it. */
interface Understood {
  readonly matches: readonly TermMatch[];
  /** Phrases that stand for the word, with their quality. */
  readonly phrases: readonly {readonly phrase: Phrase; readonly quality: number}[];
}

const withQuality = (phrases: readonly Phrase[], quality: number) =>
  phrases.map((phrase) => ({phrase, quality}));

/**
 * A word the index does not know: one slip of the finger, else a compound, else more slips.
 * The parts of a compound are looked for like words of their own: Proxyeinstellungen are settings of a proxy.
 */
function understandUnknown(index: LoadedIndex, word: QueryWord): [QueryWord, Understood][] {
  const {text} = word;
  const typos = expandTypo(index, text);
  const phrases = withQuality(synonymsOfTypo(index, text), typoSynonymQuality);
  const isClose = typos.some(({quality}) => quality >= closeTypo);
  const isFound = typos.length > 0 || phrases.length > 0;
  const whole = isClose ? [] : splitCompound(index, text);
  const parts =
    whole.length > 0 || isFound
      ? whole
      : [...knownBeginning(index, text), ...knownHead(index, text)];
  return parts.length === 0
    ? [[word, {matches: typos, phrases}]]
    : parts.map((part) => [
        {...word, text: part},
        {matches: expandWord(index, part), phrases: []},
      ]);
}

function evidenceOf(
  index: LoadedIndex,
  word: QueryWord,
  {matches, phrases}: Understood,
  isLast: boolean,
): Evidence {
  const answer = answerOf(index, matches);
  const related: TermMatch[] = [];
  for (const {phrase, quality} of phrases) {
    const other = phraseAnswer(index, phrase);
    raiseAnswer(answer, other, quality);
    // A synonym in a title is as good as the word itself.
    const likeness = quality >= synonymQuality ? 0.95 : quality;
    related.push(...other.matches.map((match) => ({...match, quality: match.quality * likeness})));
  }
  const certainty = isLast ? certaintyOf(word, matches) : 1;
  const weight = rarity(index, answer) * word.weight * certainty;
  return {...answer, word, rarity: weight, matches, related};
}

/**
 * Looks the words that say what is looked for up: as they are, together with their neighbours
 * and by their synonyms; only when the index knows none of them, by their parts or with typing mistakes.
 */
export function gatherEvidence(index: LoadedIndex, query: readonly QueryWord[]): Evidence[] {
  const content = new Set(contentWords(query, (word) => index.termIds.has(word)));
  const synonyms = synonymsOf(index, query);
  const joined = joinedTerms(index, query);
  let unknownWords = 0;
  return query.flatMap((word, position) => {
    const {terms = [], isMeant = false, role = null} = joined[position] ?? {};
    // "setze … zurück" is one word, however little both parts say.
    if (role === 'particle' || !(content.has(word) || role === 'verb')) {
      return [];
    }
    const own = expandWord(index, word.text).map((match) =>
      isMeant ? {...match, quality: match.quality * besideJoined} : match,
    );
    const matches = [...own, ...terms];
    const phrases = synonyms[position] ?? [];
    const isUnknown = matches.length === 0 && phrases.length === 0;
    const isTried = isUnknown && unknownWords < maxUnknownWords;
    unknownWords += isTried ? 1 : 0;
    const known = {
      matches,
      phrases: [
        ...withQuality(phrases, synonymQuality),
        ...withQuality(knownParts(index, word), splitQuality),
      ],
    };
    const understood: [QueryWord, Understood][] = isTried
      ? understandUnknown(index, word)
      : [[word, known]];
    return understood.map(([part, answer]) =>
      evidenceOf(
        index,
        role === 'verb' ? {...part, weight: 1} : part,
        answer,
        position === query.length - 1,
      ),
    );
  });
}
