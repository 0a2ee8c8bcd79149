import errors from '@generated/site-api/default/errors.json';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../RichText';
import ErrorFacts from './facts';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  /** Only how many causes it has, beside the title (src/content/markdown/remarkEntries.ts). */
  readonly part?: 'fact';
}

/** One message: what it means, and its causes with the most likely first. */
export default function ErrorEntry({id, part}: Props): ReactNode {
  const error = errors.find((candidate) => candidate.id === id);
  if (!error) throw new Error(`data/errors/ has no entry "${id}".`);
  if (part) {
    const count = String(error.causes.length);
    return (
      <span className={styles.facts} data-markdown="ignore" data-search="ignore">
        {translate({id: 'errors.causes', message: '{count} causes'}, {count})}
      </span>
    );
  }
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
