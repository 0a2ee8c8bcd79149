import {read, write} from '../../features/storage';
import {beforeReact} from './beforeReact';

const idKey = `docusaurus.announcement.id${STORAGE_NAMESPACE}`;
const dismissKey = `docusaurus.announcement.dismiss${STORAGE_NAMESPACE}`;

/**
 * The announcement without React. The theme (3.10) notices a new id when React has hydrated the page:
 * too late to show the bar at the first paint, and after the replay of a click that has closed it.
 */
if (ANNOUNCEMENT_ID) {
  // Before the theme's own inline script, which reads the flag.
  if (read(idKey) !== ANNOUNCEMENT_ID) {
    write(idKey, ANNOUNCEMENT_ID);
    write(dismissKey, 'false');
  }
  addEventListener(
    'click',
    ({target}) => {
      if (!(target instanceof Element && target.closest('.theme-announcement-bar button'))) return;
      write(dismissKey, 'true');
      // Hides the bar, as after the next load.
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    },
    {capture: true, signal: beforeReact},
  );
}
