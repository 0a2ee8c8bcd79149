import {defaultSpamScore} from '../../../data/ratingExamples';
import {isSpam} from '../../content/rules/rating';

/** An item of the demonstration's only rule: of the type Word, matching a text in upper or lower case. */
export interface DemoItem {
  readonly value: string;
  readonly rating: number;
}

/** A part of a message; the item that matches it. */
export interface Piece {
  readonly text: string;
  readonly item?: DemoItem;
}

export interface DemoRating {
  readonly pieces: readonly Piece[];
  /** Each item counts once, however often its word occurs. */
  readonly matches: readonly DemoItem[];
  readonly points: number;
  readonly spam: boolean;
}

export const spamScore = defaultSpamScore;

/** The words are plain letters, so they need no escaping in a pattern. */
function piecesOf(message: string, items: readonly DemoItem[]): Piece[] {
  const words = new RegExp(`(${items.map(({value}) => value).join('|')})`, 'gi');
  return message
    .split(words)
    .map((text) => ({text, item: items.find(({value}) => value === text.toLowerCase())}));
}

/** What mosparo says about a message, if a project has only this rule. */
export function rate(message: string, items: readonly DemoItem[]): DemoRating {
  const pieces = piecesOf(message, items);
  const matches = items.filter((item) => pieces.some((piece) => piece.item === item));
  const points = matches.reduce((sum, {rating}) => sum + rating, 0);
  return {pieces, matches, points, spam: isSpam(points, spamScore)};
}

/** The rule playground with this rule and this message, as `labs/rules/core/link.ts` reads it. */
export function ruleLink(message: string, items: readonly DemoItem[]): string {
  const setup = new URLSearchParams([
    ['score', String(spamScore)],
    ['rule', 'word'],
    ...items.map(({value, rating}) => ['item', `text:${rating}:${value}`]),
    ['field', `textarea:${message}`],
    ['v', '1'],
  ]);
  return `/docs/usage/rule_types#lab-rules?${setup.toString()}`;
}
