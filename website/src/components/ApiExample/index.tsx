import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import type {ApiOperation} from '@site/src/content/openapi/types';

interface Props {
  readonly of: ApiOperation;
  /** Key of the example in the OpenAPI document. */
  readonly name: string;
}

/** An example of the OpenAPI document. */
export default function ApiExample({of, name}: Props): ReactNode {
  const example = of.examples[name];
  if (!example) {
    throw new Error(`Operation "${of.id}" has no example "${name}" in data/openapi/openapi.yaml.`);
  }
  return <CodeBlock language="json" title={example.summary} html={example.html} />;
}
