import {filterRows} from '@site/src/features/tableFilter/filterRows';
import {countText} from '@site/src/format/plural';

function applyFilter(input: HTMLInputElement): void {
  const facts = input.closest('[data-facts]');
  const rows = Array.from(facts?.querySelectorAll<HTMLElement>('tbody > tr') ?? []);
  const texts = rows.map(({dataset, textContent}, index) => ({
    id: String(index),
    text: dataset.text ?? textContent,
  }));
  const shown = filterRows(texts, input.value);
  rows.forEach((row, index) => {
    row.hidden = !shown.has(String(index));
  });
  const count = facts?.querySelector<HTMLElement>('[data-count]');
  const noMatch = facts?.querySelector<HTMLElement>('[data-no-match]');
  if (!count || !noMatch) return;
  const {lang} = document.documentElement;
  count.textContent = countText(count.dataset.count ?? '', shown.size, lang);
  count.hidden = shown.size === 0;
  noMatch.hidden = !count.hidden;
}

/** Filters fact tables. With plain listeners, because articles are not hydrated. */
if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    if (target instanceof HTMLInputElement && target.matches('[data-fact-filter]'))
      applyFilter(target);
  });
  // Text that was typed before this script ran, or that the browser has kept, counts too.
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-fact-filter]'))
    if (input.value) applyFilter(input);
}
