import {write} from '../../features/storage';
import {beforeReact} from './beforeReact';

/** Until hydration the links of the version menu are plain links: this saves which version was picked. */
if (HAS_VERSIONS) {
  addEventListener(
    'click',
    ({target}) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('.dropdown__link');
      const menu = link && link.closest('.dropdown')?.querySelector<HTMLElement>('[data-versions]');
      if (!menu) return;
      const versions = JSON.parse(menu.dataset.versions ?? '') as [path: string, name: string][];
      const version = versions.find(([path]) => link.pathname.startsWith(path));
      if (version) write(`docs-preferred-version-${menu.dataset.versionsOf}`, version[1]);
    },
    {capture: true, signal: beforeReact},
  );
}
