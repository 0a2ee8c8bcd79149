import type {ClientModule} from '@docusaurus/types';
import './progressBar.css';

/** Changes of page that take no longer need no bar. */
const DELAY_MS = 200;

const bar = typeof document === 'undefined' ? null : document.createElement('div');
if (bar) bar.id = 'nprogress';

/** Stands in for the theme's progress bar: the same line, drawn by the style sheet alone. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!bar || !previousLocation || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => document.body.append(bar), DELAY_MS);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    bar?.remove();
  },
};

export default progressBar;
