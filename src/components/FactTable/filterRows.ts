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
  const words = fold(query).split(/\s+/).filter(Boolean);
  return new Set(
    rows.filter((row) => words.every((word) => fold(row.text).includes(word))).map((row) => row.id),
  );
}
