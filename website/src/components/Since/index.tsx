import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Badge: the version that brought a feature. */
export default function Since({v}: {readonly v: string}): ReactNode {
  return (
    <span className={styles.since} data-markdown="badge" data-search="note">
      <Translate id="since.badge" description="Badge behind a feature" values={{version: v}}>
        {'since {version}'}
      </Translate>
    </span>
  );
}
