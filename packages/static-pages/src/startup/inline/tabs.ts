import {hasStoredTab, restoreTabs, showTab, storeTab, tabsOf} from '../tabs';

const boxOf = (tab: Element) => tab.closest<HTMLElement>('[data-tabs]');
const tabAt = ({target}: Event) =>
  (target as Element).closest<HTMLElement>('[data-tabs] [role=tab]');

/** Shows the tab in all groups of the same name, and scrolls so that it stays under the pointer. */
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

// While the page is being parsed, so that the stored choice is shown from the first paint on. Without
// one there is nothing to wait for: watching takes a quarter of the time in which a long page is parsed.
if (hasStoredTab()) {
  const parsing = new MutationObserver(restoreTabs);
  parsing.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    restoreTabs();
  });
}
// The choice was made in another window.
addEventListener('storage', restoreTabs);
