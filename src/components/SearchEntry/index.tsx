import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Opens the search of the navbar, which is the first of its triggers: one search box, two doors. */
export default function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={styles.search}
      data-search-trigger
      onClick={() => document.querySelector<HTMLElement>('[data-search-trigger]')?.click()}>
      <Translate id="landing.search">Search the documentation</Translate>
    </button>
  );
}
