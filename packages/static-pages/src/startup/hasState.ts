/** Whether a URL has a state for the islands of its page: a query, or one in the fragment (`#name?…`). */
export function hasState({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): boolean {
  return search !== '' || hash.includes('?');
}
