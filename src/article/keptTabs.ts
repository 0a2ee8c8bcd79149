import {createStorageSlot} from '@docusaurus/theme-common';

type Slot = ReturnType<typeof createStorageSlot>;

interface Group {
  readonly place: HTMLElement;
  readonly values: readonly string[];
  readonly tabs: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
  readonly slot: Slot | null;
}

function children(place: HTMLElement, selector: string): HTMLElement[] {
  return Array.from(place.querySelectorAll<HTMLElement>(`:scope > .tabs-container > ${selector}`));
}

function readGroup(place: HTMLElement): Group {
  const {tabs: groupId, values = '[]'} = place.dataset;
  return {
    place,
    values: JSON.parse(values) as string[],
    tabs: children(place, '[role=tablist] > [role=tab]'),
    panels: children(place, 'div > [role=tabpanel]'),
    slot: groupId ? createStorageSlot(`docusaurus.tab.${groupId}`) : null,
  };
}

function select({values, tabs, panels}: Group, value: string | null): void {
  const chosen = values.indexOf(value ?? '');
  if (chosen === -1) return;
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', index === chosen);
  });
  panels.forEach((panel, index) => {
    panel.hidden = index !== chosen;
  });
}

/** Groups with the same name share their choice; the chosen tab stays under the pointer. */
function choose(groups: readonly Group[], group: Group, tab: HTMLElement): void {
  const value = group.values[group.tabs.indexOf(tab)] ?? '';
  const name = group.place.dataset.tabs;
  const before = tab.getBoundingClientRect().top;
  groups
    .filter((other) => other === group || (name && other.place.dataset.tabs === name))
    .forEach((other) => select(other, value));
  group.slot?.set(value);
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

const steps: Record<string, number> = {ArrowRight: 1, ArrowLeft: -1};

function onKey(groups: readonly Group[], group: Group, event: KeyboardEvent): void {
  const at = group.tabs.indexOf(event.target as HTMLElement);
  const step = steps[event.key];
  if (at === -1) return;
  if (event.key === 'Enter') choose(groups, group, event.target as HTMLElement);
  else if (step) group.tabs.at((at + step) % group.tabs.length)?.focus();
}

/** Makes tabs work in an article that React does not know, as the theme's own do. */
export function keepTabs(article: HTMLElement): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  const groups = Array.from(article.querySelectorAll<HTMLElement>('[data-tabs]'), readGroup);
  for (const group of groups) {
    select(group, group.slot?.get() ?? null);
    const unlisten = group.slot?.listen(({newValue}) => select(group, newValue));
    if (unlisten) signal.addEventListener('abort', unlisten);
    group.place.addEventListener(
      'click',
      ({target}) => {
        const tab = group.tabs.find((each) => each.contains(target as Node));
        if (tab) choose(groups, group, tab);
      },
      {signal},
    );
    group.place.addEventListener('keydown', (event) => onKey(groups, group, event), {signal});
  }
  return () => stop.abort();
}
