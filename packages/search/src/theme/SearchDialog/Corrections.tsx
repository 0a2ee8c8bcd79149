import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Correction} from '../../core/types';
import styles from './styles.later.module.css';

/** Tells which words were searched for instead of those that no page has. */
export default function Corrections({list}: {readonly list: readonly Correction[]}): ReactNode {
  return list.map(({typed, meant}) => (
    <p key={typed} className={styles.hint}>
      <Translate
        id="search.corrected"
        values={{typed, meant: <strong className={styles.meant}>{meant}</strong>}}>
        {'No page has “{typed}”. Results for {meant}'}
      </Translate>
    </p>
  ));
}
