/** Ejected from theme-classic 3.10, whose scroll helper reads computed styles on every render. */
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
  // It needs scripts, so the HTML of a page does not contain it.
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
