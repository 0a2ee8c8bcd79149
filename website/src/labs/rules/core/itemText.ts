import {parseAddress, parseSubnet, type Address, type Subnet} from './ip';
import {lazy} from './lazy';
import {compile, type Compiled} from './pcre';
import {lower, quote, strip, trim} from './php';
import type {SetupItem} from './setup';
import {locatorFor, searchFor, searchLike, type Search} from './wildcards';

/** An item in every form that matchers compare. Each is made once, however many fields it is tried on. */
export interface ItemText {
  readonly type: string;
  readonly value: string;
  readonly trimmed: () => string;
  /** As PHP does it: A–Z only. */
  readonly lower: () => string;
  /** All letters, to explain why the item does not match. */
  readonly allLower: () => string;
  /** Comparisons of the item types for words: mosparo's own one, then that of the database. */
  readonly text: () => Search;
  /** All places of a text, one after another. */
  readonly locate: (value: string) => Iterable<{readonly start: number; readonly end: number}>;
  readonly textLike: () => Search;
  readonly textInAnyCase: () => Search;
  readonly wholeWord: () => RegExp;
  readonly like: () => Search;
  readonly pattern: () => Compiled;
  readonly ipAddress: () => Address | undefined;
  readonly subnet: () => Subnet | undefined;
}

const stars = {any: '*', one: '?'};

/** The item type Text. A text with wildcards is searched in one line. */
function searchText(text: string): Search {
  if (!/[*?]/.test(text)) return (value) => value.includes(text);
  const search = searchFor(strip(text, '*'), stars);
  return (value) => search(value.replaceAll('\n', ' '));
}

function* locateAll(text: string, value: string) {
  const locate = locatorFor(strip(text, '*'), stars);
  const inOneLine = value.replaceAll('\n', ' ');
  let place = locate(inOneLine, 0);
  while (place && place.end > place.start) {
    yield place;
    place = locate(inOneLine, place.end);
  }
}

export function itemText({type, value}: Pick<SetupItem, 'type' | 'value'>): ItemText {
  const inLower = lazy(() => lower(value));
  const inAnyLower = lazy(() => value.toLowerCase());
  return {
    type,
    value,
    trimmed: lazy(() => trim(value)),
    lower: inLower,
    allLower: inAnyLower,
    text: lazy(() => searchText(inLower())),
    locate: (value) => locateAll(inLower(), value),
    textLike: lazy(() => searchLike(strip(inLower().replaceAll('*', '%'), '%'))),
    textInAnyCase: lazy(() => searchText(inAnyLower())),
    wholeWord: lazy(() => new RegExp(`(?:^|\\W)${quote(inLower())}(?:\\W|$)`)),
    like: lazy(() => searchLike(strip(inLower(), '%'))),
    pattern: lazy(() => compile(value)),
    ipAddress: lazy(() => parseAddress(value)),
    subnet: lazy(() => parseSubnet(inLower())),
  };
}
