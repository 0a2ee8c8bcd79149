import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {OfferedPage} from '../../plugin/options';
import KindIcon from './KindIcon';
import {goTo, onPlainClick} from './go';
import styles from './styles.later.module.css';

interface Props {
  readonly pages: readonly OfferedPage[];
  /** What the list is. */
  readonly children: ReactNode;
}

/** Pages that the box offers by itself. */
export default function PageList({pages, children}: Props): ReactNode {
  return (
    pages.length > 0 && (
      <>
        <p className={styles.startTitle}>{children}</p>
        <ul className={styles.pages}>
          {pages.map(({title, route}) => (
            <li key={route}>
              <a
                href={route}
                className={clsx(styles.option, styles.link)}
                onClick={onPlainClick(() => void goTo(route))}>
                <span className={styles.title}>
                  <KindIcon kind="page" /> {title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </>
    )
  );
}
