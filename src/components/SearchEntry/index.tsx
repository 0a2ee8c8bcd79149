import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {SearchIcon} from '../icons';
import styles from './styles.module.css';

/** Opens the search of the navbar, which is the first of its triggers: one search box, two doors. */
export default function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={styles.search}
      data-search-trigger
      onClick={() => document.querySelector<HTMLElement>('[data-search-trigger]')?.click()}>
      <SearchIcon />
      <Translate id="landing.search">Search the documentation</Translate>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}
