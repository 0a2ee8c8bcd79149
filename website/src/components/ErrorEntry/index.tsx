import errors from '@generated/site-api/default/errors.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../RichText';
import ErrorFacts from './facts';
import styles from './styles.module.css';

/** One message: what it means, and its causes with the most likely first. */
export default function ErrorEntry({id}: {readonly id: string}): ReactNode {
  const error = errors.find((candidate) => candidate.id === id);
  if (!error) throw new Error(`data/errors/ has no entry "${id}".`);
  return (
    <>
      <ErrorFacts error={error} as="p" />
      {error.meaning && (
        <p>
          <RichText text={error.meaning} />
        </p>
      )}
      <ol className={styles.causes}>
        {error.causes.map(({cause, fix}) => (
          <li key={cause}>
            <RichText text={cause} />
            <br />
            <b>
              <Translate id="errors.fix">Fix:</Translate>
            </b>{' '}
            <RichText text={fix} />
          </li>
        ))}
      </ol>
    </>
  );
}
