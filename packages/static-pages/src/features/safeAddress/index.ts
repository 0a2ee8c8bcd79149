import site from '@generated/docusaurus-theme-static-pages/default/site.json';
import {canonical} from './canonical';
import {repair} from './repair';

/**
 * Docusaurus (3.10) decodes path and hash without catching errors: a broken link
 * would end in the crash page. And it renders another page than the served one, and wrong
 * language links, for `/de` or a path with `.html`. This runs before the router reads the
 * address, at the start and at every change, because its listener is the first.
 */
function repairAddress(): void {
  const {pathname, search, hash} = window.location;
  const [path, fragment] = [canonical(repair(pathname), site.baseUrl), repair(hash)];
  if (path !== pathname || fragment !== hash) {
    window.history.replaceState(window.history.state, '', `${path}${search}${fragment}`);
  }
}

if (typeof window !== 'undefined') {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
}
