/** Characters of a query; more words than that do not make it clearer, only slower. */
export const MAX_QUERY = 200;

/** Lower case, without accents, so that a filter is kind to how people type. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/ß/g, 'ss');
}

/** Ids of the rows whose text contains every word of the query. */
export function filterRows(
  rows: readonly {readonly id: string; readonly text: string}[],
  query: string,
): ReadonlySet<string> {
  const words = fold(query.slice(0, MAX_QUERY)).split(/\s+/).filter(Boolean);
  const isShown = ({text}: {readonly text: string}) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  return new Set(rows.filter(isShown).map((row) => row.id));
}
