import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {showNotice} from 'docusaurus-theme-static-pages/notice';

/** What a control with `data-tool` does; its code is loaded with the first use. */
const tools: Readonly<Record<string, () => Promise<{default: (control: HTMLElement) => void}>>> = {
  copyMarkdown: () => import('./copyMarkdown'),
  screen: () => import('../screens/openScreen'),
  values: () => import('../values/openPanel'),
};

function closeMenus(except?: Element | null): void {
  document.querySelectorAll<HTMLDetailsElement>('[data-page-menu][open]').forEach((menu) => {
    menu.open = menu === except;
  });
}

/** Loads a tool and uses it. If that fails, the notice offers to try again. */
function runTool(control: HTMLElement, load: NonNullable<(typeof tools)[string]>): void {
  load().then(
    ({default: use}) => use(control),
    () => {
      const text = translate({
        id: 'pageTools.failed',
        message: 'This function could not be loaded.',
      });
      showNotice(text, () => runTool(control, load));
    },
  );
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  closeMenus(target.closest('[data-page-menu]'));
  const control = target.closest<HTMLElement>('[data-tool]');
  const tool = tools[control?.dataset.tool ?? ''];
  // With these keys a link opens in another tab.
  if (!control || !tool || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  runTool(control, tool);
}

function onKeyDown({key}: KeyboardEvent): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-page-menu][open]');
  if (key !== 'Escape' || !menu) return;
  closeMenus();
  menu.querySelector('summary')?.focus();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}

/** The menu of a page is server HTML; one listener for all pages makes its controls work. */
const pageTools: ClientModule = {
  onRouteUpdate: () => closeMenus(),
};

export default pageTools;
