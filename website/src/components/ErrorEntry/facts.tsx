import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {ErrorModel} from '@site/src/content/errors/errorModel';
import styles from './styles.module.css';

interface Props {
  readonly error: ErrorModel;
  readonly as: 'p' | 'span';
}

/** Status, reason in debug mode and other wordings of a message, in one line; a `span` goes on behind the message. */
export default function ErrorFacts({error, as: Tag}: Props): ReactNode {
  const facts = [
    error.status && !error.message.includes(error.status) && <>HTTP {error.status}</>,
    error.reason && (
      <>
        <Translate id="errors.reason">Debug reason:</Translate> <code>{error.reason}</code>
      </>
    ),
    error.also && (
      <>
        <Translate id="errors.also">Also:</Translate>{' '}
        {error.also.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ', '}
            <q>{text}</q>
          </Fragment>
        ))}
      </>
    ),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Tag className={styles.facts} data-search="note">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {(index > 0 || Tag === 'span') && '· '}
          {fact}
        </Fragment>
      ))}
    </Tag>
  );
}
