/** Names and values of a lab, in the order in which a link shows them. A name may repeat. */
export type Entries = readonly (readonly [name: string, value: string])[];

/** State from a link. It is untrusted: check every value. */
export type Shared = URLSearchParams;

/** Maximum length of a link; mail and chat programs truncate longer ones. */
export const MAX_LINK = 16_000;

/** Fragment of a link to a lab in a certain state. No heading id contains a question mark. */
export function encodeShared(lab: string, entries: Entries): string {
  const values = new URLSearchParams(entries.map(([name, value]) => [name, value]));
  return startOf(lab) + values.toString();
}

const startOf = (lab: string) => `#lab-${lab}?`;

/** Whether a fragment is a link to this lab that is not read, because it is too long. */
export function isTooLong(lab: string, hash: string): boolean {
  return hash.length > MAX_LINK && hash.startsWith(startOf(lab));
}

/** The state in a fragment, or undefined if the fragment is not a link to this lab. */
export function decodeShared(lab: string, hash: string): Shared | undefined {
  const start = startOf(lab);
  if (!hash.startsWith(start) || hash.length > MAX_LINK) return undefined;
  return new URLSearchParams(hash.slice(start.length));
}

/** Query of a link to a page whose lab keeps its state there (`?from=…`): for links that people type and read. */
export function encodeQuery(entries: Entries): string {
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()}`;
}

/** The state in a query, or undefined if it has none of the names of the lab. */
export function decodeQuery(names: readonly string[], query: string): Shared | undefined {
  if (query.length > MAX_LINK) return undefined;
  const values = new URLSearchParams(query);
  return names.some((name) => values.has(name)) ? values : undefined;
}

/** The value if it is one of the known ones, otherwise the fallback. */
export function oneOf<Value extends string>(
  known: readonly Value[],
  value: string | null,
  fallback: Value,
): Value {
  return known.find((each) => each === value) ?? fallback;
}
