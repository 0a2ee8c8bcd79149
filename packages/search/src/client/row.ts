const marked = 'data-search-row';

/** Only letters and digits, because the index and the page put different white space between parts of a cell. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The row whose id is in the URL, or the first one with this name below the heading in the URL. */
function findRow(name: string): HTMLTableRowElement | undefined {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLTableRowElement) {
    return target;
  }
  const isBehind = (row: Node) =>
    !target || target.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
  const wanted = letters(name);
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')];
  const find = (isNamed: (cell: HTMLTableCellElement) => boolean) =>
    rows.find((row) => isBehind(row) && [...row.cells].some(isNamed));
  // The first part of a cell is its name; others ("required") follow.
  return (
    find(({firstElementChild}) => letters(firstElementChild?.textContent ?? '') === wanted) ??
    find(({textContent}) => letters(textContent).startsWith(wanted))
  );
}

/** Scrolls to the row that a result leads to, and tints it. Returns how to undo the tint. */
export function markRow(name: string): () => void {
  const row = findRow(name);
  row?.setAttribute(marked, '');
  row?.closest('details')?.setAttribute('open', '');
  row?.scrollIntoView({block: 'center'});
  return () => row?.removeAttribute(marked);
}
