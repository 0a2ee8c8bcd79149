import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import RichText from '../RichText';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Both texts are given at build time (see remarkFacts). */
  readonly text?: string;
  readonly remedy?: string;
}

/** A behaviour of the documented version that is probably not intended, and the way around it. */
export default function KnownIssue({id, text = '', remedy = ''}: Props): ReactNode {
  return (
    <aside className={styles.issue} id={`known-issue-${id}`}>
      <p className={styles.title}>
        <Translate id="knownIssue.title" values={{version: useProduct().version}}>
          {'In version {version}'}
        </Translate>
      </p>
      <p>
        <RichText text={text} />
      </p>
      <p>
        <b>
          <Translate id="knownIssue.remedy">Workaround:</Translate>
        </b>{' '}
        <RichText text={remedy} />
      </p>
    </aside>
  );
}
