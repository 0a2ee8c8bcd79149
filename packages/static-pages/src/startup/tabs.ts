import {keys, read, write} from '../features/storage';

/** Tabs are plain HTML (packages/static-pages/src/theme/Tabs); this shows the chosen ones. Without React, so that it works before hydration. */
const prefix = 'docusaurus.tab.';
const storageKey = (group: string) => prefix + group;

export const tabsOf = (box: Element) =>
  Array.from(box.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'));

/** Shows a tab of a box; nothing if the box has no such tab. */
export function showTab(box: Element, value: string | null): void {
  const tabs = tabsOf(box);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  const panels = box.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]');
  tabs.forEach((tab, index) => {
    const isChosen = tab.dataset.value === value;
    tab.ariaSelected = String(isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panels[index];
    if (panel) panel.hidden = !isChosen;
  });
}

export const storeTab = (group: string, value: string) => write(storageKey(group), value);

/** Whether the reader has chosen a tab before, on any page. */
export const hasStoredTab = () => keys().some((key) => key.startsWith(prefix));

/** Shows in every group of tabs what the reader has chosen before. */
export function restoreTabs(): void {
  document.querySelectorAll<HTMLElement>('[data-tabs]').forEach((box) => {
    if (box.dataset.tabs) showTab(box, read(storageKey(box.dataset.tabs)));
  });
}
