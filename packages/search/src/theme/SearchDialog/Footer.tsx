import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.later.module.css';

/** Keyboard hints; hidden on touch devices. */
export default function Footer(): ReactNode {
  return (
    <div className={styles.footer}>
      <span>
        <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd>{' '}
        <Translate id="search.keyMove">select</Translate>
      </span>
      <span>
        <kbd className={styles.key}>↵</kbd> <Translate id="search.keyOpen">open</Translate>
      </span>
      <span>
        <kbd className={styles.key}>Esc</kbd> <Translate id="search.keyClose">close</Translate>
      </span>
    </div>
  );
}
