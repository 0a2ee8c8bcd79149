import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Replaces the theme's link (3.10), which wraps itself in a region of the same
 * name that screen readers announce twice. A plain link works without scripts;
 * src/features/pageFocus moves the focus after a change of page.
 */
export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.skip} href="#__docusaurus_skipToContent_fallback">
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
