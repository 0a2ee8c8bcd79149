import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly href: string;
  readonly title: string;
  readonly description?: string;
}

/** Ejected from 3.10: a heading in every card and no emoji, and descriptions are never cut off. */
export default function DocCardLayout({href, title, description}: Props): ReactNode {
  return (
    <Link to={href} className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}
