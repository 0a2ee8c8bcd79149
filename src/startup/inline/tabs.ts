import {restoreTabs, showTab, storeTab, tabsOf} from '../tabs';

const boxOf = (tab: Element) => tab.closest<HTMLElement>('[data-tabs]');
const tabAt = ({target}: Event) =>
  (target as Element).closest<HTMLElement>('[data-tabs] [role=tab]');

/** Groups of the same name share their choice; the chosen tab stays under the pointer. */
function choose(tab: HTMLElement): void {
  const group = boxOf(tab)?.dataset.tabs;
  const value = tab.dataset.value ?? '';
  const before = tab.getBoundingClientRect().top;
  const boxes = group ? document.querySelectorAll(`[data-tabs="${group}"]`) : [boxOf(tab)];
  boxes.forEach((box) => box && showTab(box, value));
  if (group) storeTab(group, value);
  scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

addEventListener('click', (event) => {
  const tab = tabAt(event);
  if (tab) choose(tab);
});

const steps: Partial<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

addEventListener('keydown', (event) => {
  const [tab, step] = [tabAt(event), steps[event.key]];
  const box = tab && boxOf(tab);
  if (!box || !step) return;
  const tabs = tabsOf(box);
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
});

// While the page is being read, so that no other tab is seen before.
const parsing = new MutationObserver(restoreTabs);
parsing.observe(document, {childList: true, subtree: true});
addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  restoreTabs();
});
// Chosen in another window.
addEventListener('storage', restoreTabs);
