import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {openCommand} from '../../client/box';
import styles from '../SearchBox/styles.module.css';

function SearchIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.7 12.7 4.8 4.8" />
    </svg>
  );
}

/** The button in the navbar; `client/entry.ts` answers it. */
export default function Button(): ReactNode {
  const label = translate({id: 'search.button', message: 'Search'});
  return (
    <button
      type="button"
      className={styles.button}
      data-search-trigger
      {...openCommand}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K">
      <SearchIcon />
      <span className={styles.text}>{label}</span>
      {/* The text comes from the style sheet: screen readers get the keys from aria-keyshortcuts. */}
      <kbd className={styles.keys} aria-hidden="true" />
    </button>
  );
}
