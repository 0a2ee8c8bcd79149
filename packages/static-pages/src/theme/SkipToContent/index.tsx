import Translate from '@docusaurus/Translate';
import {mainStartId} from '../../startup/mainStartId';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Replaces the theme's link (3.10), which wraps itself in a region of the same
 * name that screen readers announce twice, and without scripts leads to the sidebar.
 * packages/static-pages/src/features/pageFocus moves the focus after a change of page.
 */
export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.skip} href={`#${mainStartId}`}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
