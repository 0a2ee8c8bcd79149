import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Opens the search of the navbar: one search box, two doors. */
export default function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={styles.search}
      onClick={() => document.querySelector<HTMLElement>('[data-search-trigger]')?.click()}>
      <Translate id="landing.search">Search the documentation</Translate>
    </button>
  );
}
