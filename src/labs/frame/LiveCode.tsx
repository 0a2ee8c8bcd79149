import type {ReactNode} from 'react';
import CodeBlock from '@site/src/theme/CodeBlock';

interface Props {
  readonly title: string;
  readonly code: string;
}

const longestLine = (code: string) => Math.max(...code.split('\n').map(({length}) => length));

/**
 * A value that changes while the reader types. The block measures itself when its own
 * size changes, not when its text does; so one with another width of text begins anew.
 */
export default function LiveCode({title, code}: Props): ReactNode {
  return (
    <CodeBlock key={longestLine(code)} title={title}>
      {code}
    </CodeBlock>
  );
}
