import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {filterDocCardListItems} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly item: PropSidebarItem;
  readonly href: string;
  readonly title: string;
  readonly description?: string;
}

/** Links to the pages of a category, where the theme shows only their number. */
function CategoryPages({items}: Pick<PropSidebarItemCategory, 'items'>): ReactNode {
  return (
    <ul className={styles.pages}>
      {filterDocCardListItems(items).map(
        (page) =>
          'href' in page &&
          page.href && (
            <li key={page.href}>
              <Link to={page.href}>{page.label}</Link>
            </li>
          ),
      )}
    </ul>
  );
}

/** Ejected from 3.10: a heading in every card and no emoji, and descriptions are never cut off. */
export default function DocCardLayout({item, href, title, description}: Props): ReactNode {
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <Link to={href}>{title}</Link>
      </h2>
      {item.type === 'category' ? (
        <CategoryPages items={item.items} />
      ) : (
        description && <p className={styles.description}>{description}</p>
      )}
    </div>
  );
}
