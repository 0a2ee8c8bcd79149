/** Ejected from theme-classic 3.10, whose scrolling asks for the styles of the page each time it is drawn. */
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useWayBack} from './useWayBack';

function toTop(): void {
  const {matches: still} = window.matchMedia('(prefers-reduced-motion: reduce)');
  window.scrollTo({top: 0, behavior: still ? 'instant' : 'smooth'});
}

export default function BackToTopButton(): ReactNode {
  const shown = useWayBack();
  // Nobody can use it before, so a page comes without it and its styles.
  if (!useIsBrowser()) return null;
  return (
    <button
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      type="button"
      onClick={toTop}
    />
  );
}
