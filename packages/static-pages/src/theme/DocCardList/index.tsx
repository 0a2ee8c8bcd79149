/** Replaces the theme's (3.10): a list to screen readers, and a grid with even gaps. */
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocCardList({items}: Props): ReactNode {
  const siblings = useCurrentSidebarSiblings();
  return (
    <ul className={styles.list}>
      {filterDocCardListItems(items ?? siblings).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
