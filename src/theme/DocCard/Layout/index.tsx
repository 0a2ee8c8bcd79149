import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly item: PropSidebarItem;
  readonly href: string;
  readonly title: string;
  readonly description?: string;
}

/** A category names its pages: more use than the theme's count of them. */
function categoryPages(item: PropSidebarItem): string | undefined {
  return item.type === 'category'
    ? item.items.map((page) => ('label' in page ? page.label : '')).join(' · ')
    : undefined;
}

/** Ejected from 3.10: a heading in every card and no emoji, and descriptions are never cut off. */
export default function DocCardLayout({item, href, title, description}: Props): ReactNode {
  const text = categoryPages(item) ?? description;
  return (
    <Link to={href} className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.description}>{text}</p>}
    </Link>
  );
}
