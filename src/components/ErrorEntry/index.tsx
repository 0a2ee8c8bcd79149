import errors from '@generated/site-api/default/errors.json';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../RichText';
import type {ErrorModel} from '@site/src/openapi/errorModel';
import styles from './styles.module.css';

function Facts({error}: {readonly error: ErrorModel}): ReactNode {
  return (
    <dl className={styles.facts}>
      <dt>
        <Translate id="errors.where">Where</Translate>
      </dt>
      <dd>
        <RichText text={error.place} />
        {error.status && <> · HTTP {error.status}</>}
      </dd>
      {error.reason && (
        <>
          <dt>
            <Translate id="errors.reason">Reason in debug mode</Translate>
          </dt>
          <dd>
            <code>{error.reason}</code>
          </dd>
        </>
      )}
      {error.other && (
        <>
          <dt>
            <Translate id="errors.other">In German</Translate>
          </dt>
          <dd>{error.other}</dd>
        </>
      )}
      {error.also && (
        <>
          <dt>
            <Translate id="errors.also">Also</Translate>
          </dt>
          {error.also.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </>
      )}
    </dl>
  );
}

/** One message or symptom: what it means, and its causes with the most likely first. */
export default function ErrorEntry({id}: {readonly id: string}): ReactNode {
  const error = errors.find((candidate) => candidate.id === id);
  if (!error) throw new Error(`data/errors/ has no entry "${id}".`);
  return (
    <>
      {!error.symptom && <Facts error={error} />}
      <p>
        <RichText text={error.meaning} />
      </p>
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
