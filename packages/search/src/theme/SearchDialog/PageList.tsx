import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {OfferedPage} from '../../plugin/options';
import KindIcon from './KindIcon';
import styles from './styles.later.module.css';

interface Props {
  readonly pages: readonly OfferedPage[];
  /** What the list is. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Pages that the box offers by itself. */
export default function PageList({pages, children, onClose}: Props): ReactNode {
  return (
    pages.length > 0 && (
      <>
        <p className={styles.startTitle}>{children}</p>
        <ul className={styles.pages}>
          {pages.map(({title, route}) => (
            <li key={route}>
              <Link to={route} className={clsx(styles.option, styles.link)} onClick={onClose}>
                <span className={styles.title}>
                  <KindIcon kind="page" /> {title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </>
    )
  );
}
