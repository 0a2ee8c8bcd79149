import values from '@generated/site-api/default/signing.json';
import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import type {ExampleName} from '@site/src/content/signing/exampleValues';

interface Props {
  readonly name: ExampleName;
  readonly title?: string;
}

/** An intermediate value of the test vector that the page works through. */
export default function SigningValue({name, title}: Props): ReactNode {
  const {language, html} = values[name];
  return <CodeBlock language={language} title={title} html={html} />;
}
