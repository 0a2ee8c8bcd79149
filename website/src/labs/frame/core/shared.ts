/** Names and values of a lab, in the order in which a link shows them. A name may repeat. */
export type Entries = readonly (readonly [name: string, value: string])[];

/** State from a link. It is untrusted: check every value. */
export type Shared = URLSearchParams;

/** What a lab makes of a link. */
export interface ReadState<State> {
  readonly state: State;
  /** Number of entries that the lab does not know. */
  readonly unread: number;
  /** Number of entries above the limits of the lab, which are left out. */
  readonly omitted?: number;
}

/** Maximum length of a link; mail and chat programs truncate longer ones. */
export const MAX_LINK = 16_000;

/** Version of the links. A higher one means that older pages cannot read everything. */
const VERSION = '1';

/**
 * Fragment of a link to a lab in a certain state. No heading id contains a question mark. The version comes
 * last, so that a link that was cut off is noticed.
 */
export function encodeShared(lab: string, entries: Entries): string {
  return `#lab-${lab}?${encode([...entries, ['v', VERSION]])}`;
}

const encode = (entries: Entries) =>
  new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();

/** An address, as a lab reads it. `none`: it is no link to a lab. */
export type Link =
  | {readonly kind: 'none' | 'tooLong' | 'damaged' | 'foreign'}
  | {readonly kind: 'state'; readonly shared: Shared; readonly isKnownVersion: boolean};

function isWellFormed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a fragment. */
export function readFragment(lab: string, hash: string): Link {
  const [start = '', name] = /^#lab-([a-zA-Z]+)\?/.exec(hash) ?? [];
  if (!name) return {kind: 'none'};
  if (name !== lab) return {kind: 'foreign'};
  if (hash.length > MAX_LINK) return {kind: 'tooLong'};
  const text = hash.slice(start.length);
  const [end = '', version] = /(?:^|&)v=(\d{1,4})$/.exec(text) ?? [];
  if (!version || !isWellFormed(text)) return {kind: 'damaged'};
  const shared = new URLSearchParams(text.slice(0, text.length - end.length));
  return {kind: 'state', shared, isKnownVersion: version === VERSION};
}

/** Query of a link to a page whose lab keeps its state there (`?from=…`): for links that people type and read. */
export function encodeQuery(entries: Entries): string {
  return `?${encode(entries)}`;
}

/** Reads a query, which is a link if it has one of the names of the lab. */
export function readQuery(names: readonly string[], query: string): Link {
  if (query.length > MAX_LINK) return {kind: 'tooLong'};
  const shared = new URLSearchParams(query);
  if (!names.some((name) => shared.has(name))) return {kind: 'none'};
  return {kind: 'state', shared, isKnownVersion: true};
}

/** The value if it is one of the known ones, otherwise the fallback. */
export function oneOf<Value extends string>(
  known: readonly Value[],
  value: string | null,
  fallback: Value,
): Value {
  return known.find((each) => each === value) ?? fallback;
}

/** Number of entries whose name or value is not known. */
export function countUnread(
  shared: Shared,
  isKnown: (name: string, value: string) => boolean,
): number {
  return [...shared].filter(([name, value]) => !isKnown(name, value)).length;
}
