/**
 * What the specification of the site promises, for each state of a page. A new promise gets a row. A cell is a check,
 * a test in another file, or the reason why the promise cannot be kept in that state.
 */
import {wrongBaseUrl} from './baseUrl';
import {category, contents, editLinks, neighbours} from './content';
import {crash, missingPart, resizing} from './failures';
import {
  focusAfterNavigation,
  languageLinks,
  languageLinksToPath,
  missingPage,
  mobileMenus,
  skipInDocumentation,
  skipInKitchen,
} from './navigation';
import {everywhere, type Cell, type Promised} from './promise';
import {escapeOrder} from './search';
import {announcement, colorMode, pickedVersion, systemColorMode, tabChoice} from './stored';

const because = (reason: string): Cell => ({reason});
const triedIn = (file: string, test: string): Cell => ({file, test});
const sameOnPlainHost = because('the same script as after hydration; no URL is involved');
const noStorage = because('without scripts nothing can be stored');

export const promises: readonly Promised[] = [
  {
    promise: 'URLs with .html or index.html are normalized',
    site: 'documentation',
    cells: {
      'before hydration': triedIn(
        'delivery/nginx.spec.ts',
        'URLs redirect to their canonical form',
      ),
      'after hydration': triedIn('delivery/nginx.spec.ts', 'URLs redirect to their canonical form'),
      'scripts blocked': triedIn('delivery/nginx.spec.ts', 'URLs redirect to their canonical form'),
      'plain host': triedIn('e2e/startup/plainHost.spec.ts', 'every form of a URL'),
    },
  },
  {
    promise: 'any other path shows the not-found page',
    site: 'documentation',
    cells: everywhere(missingPage),
  },
  {
    promise: 'the skip link leads to the main content',
    site: 'documentation',
    cells: everywhere(skipInDocumentation),
  },
  {
    promise: 'the skip link leads to the main content of blog and versions',
    site: 'kitchen sink',
    cells: everywhere(skipInKitchen),
  },
  {
    promise: 'language links keep path, query and hash',
    site: 'documentation',
    // Without scripts, links to the other language only keep the path: the HTML cannot know query and hash.
    cells: {...everywhere(languageLinks), 'scripts blocked': languageLinksToPath},
  },
  {
    promise: 'the table of contents has levels 2 and 3',
    site: 'documentation',
    cells: everywhere(contents),
  },
  {
    promise: 'every page of the documentation has an edit link',
    site: 'documentation',
    cells: everywhere(editLinks),
  },
  {
    promise: 'a page has a sidebar, breadcrumbs, a previous and a next page',
    site: 'documentation',
    cells: everywhere(neighbours),
  },
  {
    promise: 'a category has a card for each of its pages',
    site: 'documentation',
    cells: everywhere(category),
  },
  {
    promise: 'after navigation the title has the focus, and going back is announced',
    site: 'documentation',
    cells: {
      'before hydration': because('the browser loads the page and announces it'),
      'after hydration': focusAfterNavigation,
      'scripts blocked': because('the browser loads the page and announces it'),
      'plain host': focusAfterNavigation,
    },
  },
  {
    promise: 'the navbar hides when scrolling down and returns when scrolling up',
    site: 'documentation',
    cells: {
      'before hydration': because('the first scroll runs the scripts; until then it is shown'),
      'after hydration': triedIn(
        'e2e/layout/navbar.spec.ts',
        'hides when scrolling down and returns',
      ),
      'scripts blocked': because('without scripts it is always shown'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'the mobile sidebar opens, goes back to the main menu and closes',
    site: 'documentation',
    cells: everywhere(mobileMenus),
  },
  {
    promise: 'the color mode is stored, follows other tabs, and returns to light',
    site: 'documentation',
    cells: {
      ...everywhere(colorMode),
      'scripts blocked': because('pages are light without scripts, and nothing can be stored'),
    },
  },
  {
    promise: 'the color mode returns to that of the system, where it is respected',
    site: 'kitchen sink',
    cells: {
      ...everywhere(systemColorMode),
      'scripts blocked': because('pages are light without scripts'),
    },
  },
  {
    promise: 'a closed announcement stays closed until its id is new',
    site: 'kitchen sink',
    cells: {...everywhere(announcement), 'scripts blocked': noStorage},
  },
  {
    promise: 'a picked version is saved, and cleared when it is unknown',
    site: 'kitchen sink',
    cells: {...everywhere(pickedVersion), 'scripts blocked': noStorage},
  },
  {
    promise: 'tab choices are stored for each group',
    site: 'kitchen sink',
    cells: {...everywhere(tabChoice), 'scripts blocked': noStorage},
  },
  {
    promise: 'Escape closes the search box, then clears the query',
    site: 'documentation',
    cells: {
      ...everywhere(escapeOrder),
      'scripts blocked': because('the search is a script; without scripts its button is hidden'),
    },
  },
  {
    promise: 'Enter opens the first result',
    site: 'documentation',
    cells: {
      'before hydration': triedIn('e2e/search/early.spec.ts', 'Enter opens the first result'),
      'after hydration': triedIn('e2e/search/box.spec.ts', 'Enter, new tabs and arrows'),
      'scripts blocked': because('the search is a script'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'a page that takes longer than 200 ms shows a progress bar',
    site: 'kitchen sink',
    cells: {
      'before hydration': because('the browser loads the page and shows its own progress'),
      'after hydration': triedIn('e2e/layout/kitchenSink.spec.ts', 'progress bar after 200 ms'),
      'scripts blocked': because('the browser loads the page and shows its own progress'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'a next page that fails to load is loaded as a whole',
    site: 'documentation',
    cells: {
      'before hydration': because('every link loads a whole page'),
      'after hydration': triedIn('faults/table.spec.ts', 'the whole page loads instead'),
      'scripts blocked': because('every link loads a whole page'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'no prefetch on a 2g connection or with data saving',
    site: 'documentation',
    cells: {
      'before hydration': triedIn('e2e/startup/beforeReact.spec.ts', 'no page is prefetched'),
      'after hydration': triedIn('e2e/layout/kitchenSink.spec.ts', 'links are not prefetched'),
      'scripts blocked': because('scripts start every prefetch'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'without storage everything else works',
    site: 'kitchen sink',
    cells: {
      'before hydration': triedIn(
        'e2e/layout/kitchenSink.spec.ts',
        'without storage there is one warning',
      ),
      'after hydration': triedIn(
        'e2e/layout/kitchenSink.spec.ts',
        'without storage there is one warning',
      ),
      'scripts blocked': because('only scripts use the storage'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'resize handling is debounced at 20 ms: there is none',
    site: 'documentation',
    cells: {
      'before hydration': because('the styles alone react to the width'),
      'after hydration': resizing,
      'scripts blocked': because('the styles alone react to the width'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'a wrong base URL is named',
    site: 'documentation',
    cells: {
      'before hydration': wrongBaseUrl,
      'after hydration': because('a page that does not find its scripts is never hydrated'),
      'scripts blocked': because('the notice is a script'),
      'plain host': wrongBaseUrl,
    },
  },
  {
    promise: 'a crash shows its message and "try again"',
    site: 'kitchen sink',
    cells: {
      'before hydration': because('only React can crash'),
      'after hydration': crash,
      'scripts blocked': because('only React can crash'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'a part that fails to load shows the error and "retry"',
    site: 'kitchen sink',
    cells: {
      'before hydration': because('parts are loaded by React'),
      'after hydration': missingPart,
      'scripts blocked': because('parts are loaded by React'),
      'plain host': sameOnPlainHost,
    },
  },
  {
    promise: 'a missing search index is treated as empty',
    site: 'documentation',
    cells: {
      'before hydration': because('the index is read after hydration'),
      'after hydration': triedIn('e2e/search/index.spec.ts', 'a missing index counts as empty'),
      'scripts blocked': because('the search is a script'),
      'plain host': sameOnPlainHost,
    },
  },
];
