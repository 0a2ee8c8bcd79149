/**
 * Client module: what opens the box, which is a React root of its own. It runs before React hydrates the page: if the
 * pointer or the focus is on the search button, or the box is open already, the search starts at once.
 */
import {translate} from '@docusaurus/Translate';
import site from '@generated/docusaurus-theme-section-search/default/site.json';
import type {MountedBox, PageValues} from '../theme/SearchBox';
import {boxId, closeBox, dialog, triggers} from './box';
import {connect, type SearchService} from './connect';
import {onKey, onSubmit, servedForm} from './keys';

const {baseUrl, tags, maxResults, searchParentCategories} = site;

/** With several versions of the docs only the page knows which indexes to search. */
const isOneVersion = tags.filter((tag) => tag.startsWith('docs-')).length < 2;

let values: PageValues = {tags: isOneVersion ? tags : null, history: null};
let service: SearchService | undefined;
let box: MountedBox | undefined;
let loading: Promise<void> | undefined;

/** Puts the box into the dialog, in place of the field that the server rendered; what the reader typed stays. */
function place(): void {
  const into = dialog();
  if (!into || !box || box.element.parentElement === into) return;
  const before = into.querySelector('input');
  const [start, end] = [before?.selectionStart ?? 0, before?.selectionEnd ?? 0];
  const isFocused = before !== null && document.activeElement === before;
  into.replaceChildren(box.element);
  const field = into.querySelector('input');
  if (isFocused) field?.focus();
  field?.setSelectionRange(start, end);
}

/** Takes over what only the hydrated page knows; its layout may have brought another dialog. */
export function setValues(known: PageValues): void {
  const isNew = String(known.tags) !== String(values.tags);
  values = isNew ? known : {...known, tags: values.tags};
  if (isNew && known.tags) service?.open(known.tags);
  place();
  box?.render(values);
}

async function loadBox(search: SearchService): Promise<void> {
  const status = dialog()?.querySelector('[role=status]');
  if (status) status.textContent = '';
  try {
    const {mount} = await import('../theme/SearchBox');
    const form = dialog()?.querySelector<HTMLElement>(servedForm);
    box = mount(search, values, {
      query: form?.querySelector('input')?.value ?? '',
      isSubmitted: form?.dataset.served === 'submitted',
    });
    place();
    box.render(values);
  } catch {
    loading = undefined;
    if (status) {
      status.textContent = translate({
        id: 'search.failed',
        message: 'The search could not be loaded. To try again, close it and open it once more.',
      });
    }
  }
}

/** Loads the box and the indexes at once; readers who do not search never load them. After a failure only opening tries again. */
function start(isOpening: boolean): void {
  if ((service && !isOpening) || !dialog()) return;
  const isFirst = !service;
  service ??= connect(baseUrl, {maxResults, searchParentCategories});
  if (isFirst || isOpening) service.open(values.tags ?? []);
  loading ??= loadBox(service);
}

/** Opens the native modal dialog, which brings focus trap, inert page and top layer. */
function open(): void {
  start(true);
  const opened = dialog();
  if (!opened || opened.open) return;
  opened.showModal();
  const field = opened.querySelector('input');
  field?.focus();
  field?.select();
}

const isIn = (selector: string, {target}: Event) =>
  target instanceof Element && target.closest(selector) !== null;

function onClick(event: MouseEvent): void {
  if (isIn(triggers, event)) {
    // In place of the button's `command`.
    event.preventDefault();
    open();
  } else if (event.target === dialog() || isIn(`[commandfor=${boxId}]`, event)) {
    // The backdrop, or the button that closes.
    event.preventDefault();
    closeBox();
  }
}

if (typeof document !== 'undefined') {
  const onIntent = (event: Event) => isIn(`${triggers}, #${boxId}`, event) && start(false);
  document.addEventListener('pointerover', onIntent);
  document.addEventListener('focusin', onIntent);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', (event) => onKey(event, open));
  document.addEventListener('submit', onSubmit);
  if (document.querySelector(`:is(${triggers}):is(:hover, :focus), #${boxId}[open]`)) start(false);
}
