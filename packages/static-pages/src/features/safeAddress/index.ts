import site from '@generated/docusaurus-theme-static-pages/default/site.json';
import {canonical} from './canonical';
import {repair} from './repair';

/**
 * Docusaurus (3.10) decodes path and hash without catching errors: a broken link
 * would end in the crash page. And for `/de` or a path with `.html` it renders another page
 * than the server sent, with wrong language links. This runs before the router reads the
 * URL, at the start and at every change, because its listener is the first.
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
