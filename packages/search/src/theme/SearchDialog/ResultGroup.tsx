import type {ReactNode} from 'react';
import type {PageGroup} from './groups';
import styles from './styles.later.module.css';

interface Props {
  readonly group: PageGroup;
  readonly children: ReactNode;
}

/** The results of one page, announced with the page's name. */
export default function ResultGroup({group, children}: Props): ReactNode {
  return (
    <div role="group" aria-label={group.pageTitle} className={styles.group}>
      {children}
    </div>
  );
}
