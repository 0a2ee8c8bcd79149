/** Client module: what happens when React has hydrated the page, and after each change of page. */
import type {ClientModule} from '@docusaurus/types';
import {hydratedEvent} from './hydrated';
import {prefetchVisible} from './prefetchVisible';
import {restoreTabs} from './tabs';

const startup: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    restoreTabs();
    prefetchVisible();
    if (!previousLocation) document.dispatchEvent(new Event(hydratedEvent));
  },
};

export default startup;
