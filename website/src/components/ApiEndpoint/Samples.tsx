import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import ApiExample from '../ApiExample';
import type {CodeLanguage} from '@site/src/content/openapi/requestCode';
import type {ApiOperation} from '@site/src/content/openapi/types';
import styles from './styles.module.css';

/** In the order of the tabs on pages. */
const names: Readonly<Record<CodeLanguage, string>> = {
  php: 'PHP',
  node: 'Node.js',
  python: 'Python',
  bash: 'Shell',
};

/** The reader's choice of a language holds for all groups of tabs with this name. */
function Request({codes}: {readonly codes: Readonly<Record<string, string>>}): ReactNode {
  return (
    <Tabs groupId="language">
      {Object.entries(names).map(([language, name]) => (
        <TabItem key={language} value={language} label={name}>
          <CodeBlock
            language={language === 'node' ? 'javascript' : language}
            html={codes[language]}
          />
        </TabItem>
      ))}
    </Tabs>
  );
}

interface Props {
  readonly of: ApiOperation;
  /** Keys of examples in the OpenAPI document. */
  readonly responses: readonly string[];
}

/** Requests and responses of an endpoint. */
export default function Samples({of, responses}: Props): ReactNode {
  return (
    <div className={styles.samples}>
      {of.request && (
        <>
          <p className={styles.name}>{translate({id: 'api.request', message: 'Request'})}</p>
          <Request codes={of.request} />
        </>
      )}
      {responses.length > 0 && (
        <p className={styles.name}>{translate({id: 'api.response', message: 'Response'})}</p>
      )}
      {responses.map((name) => (
        <ApiExample key={name} of={of} name={name} />
      ))}
    </div>
  );
}
