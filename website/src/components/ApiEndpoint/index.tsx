import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../RichText';
import Since from '../Since';
import type {ApiOperation} from '@site/src/content/openapi/types';
import Samples from './Samples';
import styles from './styles.module.css';

function Auth({auth}: {readonly auth: ApiOperation['auth']}): ReactNode {
  switch (auth) {
    case 'signature':
      return <Translate id="api.auth.signature">signed</Translate>;
    case 'allowList':
      return <Translate id="api.auth.allowList">limited by IP address</Translate>;
    case 'public':
      return <Translate id="api.auth.public">public, no signature</Translate>;
  }
}

/** Method, path, who may call it, what it is for. */
function Head({of}: {readonly of: ApiOperation}): ReactNode {
  return (
    <div className={styles.endpoint}>
      <p className={styles.line}>
        <b className={styles.method}>{of.method}</b> <code className={styles.path}>{of.path}</code>
      </p>
      <p className={styles.facts}>
        <Auth auth={of.auth} />
        {of.contentType && (
          <>
            {' · '}
            <code>{of.contentType}</code>
          </>
        )}
        {of.since && (
          <>
            {' '}
            <Since v={of.since} />
          </>
        )}
      </p>
      <p>
        <RichText text={of.description} />
      </p>
    </div>
  );
}

interface Props {
  readonly of: ApiOperation;
  /** Keys of examples in the OpenAPI document, shown beside the text. */
  readonly responses?: readonly string[];
  /** What belongs to the endpoint: on wide screens it stands beside its request and responses. */
  readonly children?: ReactNode;
}

/** An endpoint: its head, and with content also its request and responses. */
export default function ApiEndpoint({of, responses = [], children}: Props): ReactNode {
  if (!children) return <Head of={of} />;
  return (
    <div className={styles.split}>
      <div className={styles.text}>
        <Head of={of} />
        {children}
      </div>
      <Samples of={of} responses={responses} />
    </div>
  );
}
