import type {Trial} from './evaluate';
import {fieldText, type FieldText} from './matchers/fieldText';
import {itemText, type ItemText} from './itemText';
import {quote} from './php';
import type {SetupField, SetupItem} from './setup';

/** A part of a value, from `start` up to `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a value that matches, with the points of all items that match there. */
export interface Mark extends Range {
  readonly points: number;
}

/** The marks of one field, and the value that they belong to. */
export interface FieldMarks {
  readonly value: string;
  /** In their order; none overlaps another. */
  readonly marks: readonly Mark[];
}

/** Ranges of one item in one field: more would not be seen, and would cost time. */
const MAX_RANGES = 100;

/** Ranges of one field. */
const MAX_IN_FIELD = 300;

function* matchesOf(pattern: RegExp, text: string, from = 0): Generator<RegExpExecArray> {
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    yield match;
    if (match[0] === '') pattern.lastIndex += 1;
  }
}

function* occurrences(part: string, text: string): Generator<Range> {
  if (part === '') return;
  let start = text.indexOf(part);
  while (start >= 0) {
    const end = start + part.length;
    yield {start, end};
    start = text.indexOf(part, end);
  }
}

function* words(item: ItemText, field: FieldText): Generator<Range> {
  const pattern = new RegExp(`(?:^|\\W)(${quote(item.lower())})(?=\\W|$)`, 'g');
  for (const {index, 0: all} of matchesOf(pattern, field.lower())) {
    const end = index + all.length;
    yield {start: end - item.lower().length, end};
  }
}

/** Where each byte of a text is in it. */
function positionsOfBytes(text: string): number[] {
  const encoder = new TextEncoder();
  const positions: number[] = [];
  let position = 0;
  for (const character of text) {
    const {length} = encoder.encode(character);
    for (let count = 0; count < length; count += 1) positions.push(position);
    position += character.length;
  }
  return [...positions, position];
}

function* patternMatches(item: ItemText, field: FieldText): Generator<Range> {
  const compiled = item.pattern();
  if (compiled.kind !== 'regex') return;
  const positions = compiled.bytes ? positionsOfBytes(field.value) : undefined;
  const at = (index: number) => positions?.[index] ?? index;
  const subject = compiled.bytes ? field.bytes() : field.value;
  for (const {index, 0: all} of matchesOf(compiled.pattern, subject))
    yield {start: at(index), end: at(index + all.length)};
}

const regexTypes = ['regex', 'uaRegex'];

export const isRegex = ({item}: Trial): boolean => regexTypes.includes(item.type);

/** Where an item that matches a field is in it. The whole value, if the item is compared with all of it. */
function findRanges(item: ItemText, field: FieldText): Iterable<Range> {
  switch (item.type) {
    case 'text':
    case 'uaText':
      return item.locate(field.lower());
    case 'wExact':
      return words(item, field);
    case 'email':
    case 'domain':
    case 'url':
      return occurrences(item.lower(), field.lower());
    case 'regex':
    case 'uaRegex':
      return patternMatches(item, field);
    default:
      return [{start: 0, end: field.value.length}];
  }
}

function firstOf(ranges: Iterable<Range>): Range[] {
  const found: Range[] = [];
  for (const range of ranges) {
    if (range.end > range.start) found.push(range);
    if (found.length === MAX_RANGES) break;
  }
  return found;
}

/** Marks that overlap, cut at each other's ends, with the sum of their points. */
export function flatten(marks: readonly Mark[]): Mark[] {
  const changes = marks.flatMap(({start, end, points}) => [
    {at: start, points, count: 1},
    {at: end, points: -points, count: -1},
  ]);
  changes.sort((a, b) => a.at - b.at);
  const flat: Mark[] = [];
  let [points, count, from] = [0, 0, 0];
  for (const change of changes) {
    if (count > 0 && change.at > from) flat.push({start: from, end: change.at, points});
    points += change.points;
    count += change.count;
    from = change.at;
  }
  return flat;
}

/** Of each field, what its matches have found there. */
export function marksOf(
  fields: readonly SetupField[],
  matches: readonly Trial[],
): readonly FieldMarks[] {
  const items = new Map<object, ItemText>();
  const textOf = (item: SetupItem) => {
    const text = items.get(item) ?? itemText(item);
    items.set(item, text);
    return text;
  };
  return fields.map((field) => {
    const text = fieldText(field);
    const marks: Mark[] = [];
    for (const match of matches) {
      if (match.field !== field || marks.length >= MAX_IN_FIELD) continue;
      const {points} = match;
      const ranges = firstOf(findRanges(textOf(match.item), text));
      marks.push(...ranges.map((range) => ({...range, points})));
    }
    return {value: field.value, marks: flatten(marks)};
  });
}

/** A text in parts, some of them marked. */
export function partsOf(
  value: string,
  marks: readonly Mark[],
): readonly {readonly text: string; readonly mark?: Mark}[] {
  const ends = [0, ...marks.map(({end}) => end)];
  return [
    ...marks.flatMap((mark, index) => [
      {text: value.slice(ends[index], mark.start)},
      {text: value.slice(mark.start, mark.end), mark},
    ]),
    {text: value.slice(ends.at(-1))},
  ];
}

/** The marks of a value that was changed since: those before the change, and, moved, those after it. */
export function moveMarks({value: old, marks}: FieldMarks, value: string): readonly Mark[] {
  if (old === value) return marks;
  const most = Math.min(old.length, value.length);
  let same = 0;
  while (same < most && old[same] === value[same]) same += 1;
  let tail = 0;
  while (tail < most - same && old.at(-1 - tail) === value.at(-1 - tail)) tail += 1;
  const moved = value.length - old.length;
  return marks.flatMap(({start, end, points}) => {
    if (end <= same) return [{start, end, points}];
    if (start < old.length - tail) return [];
    return [{start: start + moved, end: end + moved, points}];
  });
}
