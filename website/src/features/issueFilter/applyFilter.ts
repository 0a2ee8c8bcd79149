import {countText} from '@site/src/format/plural';
import {isChosen, isShown, queryAfter, readChoice, type Choice} from './choice';

const chipOf = ({dataset: {area, effect}}: HTMLElement): Choice =>
  area === undefined ? {effect} : {area};

/** Marks the chosen chips, and lets each lead to the choice that follows a click on it. */
function updateChips(chips: readonly HTMLElement[], choice: Choice): void {
  for (const chip of chips) {
    chip.setAttribute('href', queryAfter(chipOf(chip), choice));
    if (isChosen(chipOf(chip), choice)) chip.setAttribute('aria-current', 'true');
    else chip.removeAttribute('aria-current');
  }
}

/** Hides entries that are not wanted, and areas without an entry. Returns how many entries are left. */
function showEntries(article: Element, choice: Choice): number {
  let shown = 0;
  let heading: HTMLElement | undefined;
  for (const part of Array.from(article.children) as HTMLElement[]) {
    if (part.localName === 'h2') {
      heading = part;
      heading.hidden = true;
    }
    const effect = part.querySelector<HTMLElement>('summary [data-effect]')?.dataset.effect;
    if (!heading || effect === undefined) continue;
    // What the address points at is shown in any case.
    const isTarget = part.querySelector(':target') !== null;
    part.hidden = !isTarget && !isShown({area: heading.id, effect}, choice);
    if (part.hidden) continue;
    heading.hidden = false;
    shown += 1;
  }
  return shown;
}

/** The contents of the page name only what is shown. */
function updateContents(): void {
  document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a').forEach((link) => {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const item = link.closest('li');
    if (item) item.hidden = Boolean(target?.closest('[hidden]'));
  });
}

/** Shows the known issues that a query asks for, and marks its chips. */
export function applyFilter(filter: Element, query: string): void {
  const article = filter.parentElement;
  if (!article) return;
  const chips = Array.from(filter.querySelectorAll<HTMLElement>('a'));
  const choice = readChoice(query, chips.map(chipOf));
  updateChips(chips, choice);
  const shown = showEntries(article, choice);
  updateContents();
  const count = filter.querySelector('output');
  const {lang} = document.documentElement;
  if (count) count.textContent = countText(count.dataset.count ?? '', shown, lang);
}
