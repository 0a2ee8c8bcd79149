/** Client module: what happens when React has hydrated the page, and after each change of page. */
import type {ClientModule} from '@docusaurus/types';
import {hydratedEvent} from './hydrated';
import {prefetchPages} from './prefetchPages';
import {restoreTabs} from './tabs';

const startup: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    restoreTabs();
    if (previousLocation) return;
    prefetchPages();
    document.documentElement.dataset.hydrated = '';
    document.dispatchEvent(new Event(hydratedEvent));
  },
};

export default startup;
