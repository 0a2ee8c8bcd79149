import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tag of a page, or of the list of tags with the number of its pages. */
export default function Tag({permalink, label, count, description}: Props): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tag}>
      {label}
      {count && <span>{count}</span>}
    </Link>
  );
}
