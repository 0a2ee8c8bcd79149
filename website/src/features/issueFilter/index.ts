import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {showNotice} from 'docusaurus-theme-static-pages/notice';

/** Loads the code, which only the page with the chips needs. If that fails, all issues stay in sight. */
function filterBy(query: string): void {
  const filter = document.querySelector('[data-issue-filter]');
  if (!filter) return;
  import('./applyFilter').then(
    ({applyFilter}) => applyFilter(filter, query),
    () => {
      const text = translate({
        id: 'pageTools.failed',
        message: 'This function could not be loaded.',
      });
      showNotice(text, () => filterBy(query));
    },
  );
}

/**
 * Filters the register of known issues by the query of the address: its chips are links. Without React,
 * because articles are not hydrated.
 */
const issueFilter: ClientModule = {
  onRouteDidUpdate: ({location}) => filterBy(location.search),
};

export default issueFilter;
