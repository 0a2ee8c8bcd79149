import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../RichText';
import Since from '../Since';
import type {ApiOperation} from '@site/src/content/openapi/types';
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

/** Head of an endpoint: method, path, who may call it, what it is for. */
export default function ApiEndpoint({of}: {readonly of: ApiOperation}): ReactNode {
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
