import Translate from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import {openCommand} from 'docusaurus-theme-section-search/box';
import {SearchIcon} from '../icons';
import styles from './styles.module.css';

function click(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-search-trigger]')?.click();
}

/** A second button that opens the search box of the navbar. */
export default function SearchEntry(): ReactNode {
  return (
    <button
      type="button"
      className={styles.search}
      data-search-trigger
      {...openCommand}
      onClick={click}>
      <SearchIcon />
      <Translate id="landing.search">Search the documentation</Translate>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}
