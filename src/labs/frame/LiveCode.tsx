import type {ReactNode} from 'react';
import CodeBlock from '@site/src/theme/CodeBlock';
import {highlight, type Language} from './core/highlight';

interface Props {
  readonly title: string;
  readonly code: string;
  /** Without one, the code has no colors. */
  readonly language?: Language;
}

const longestLine = (code: string) => Math.max(...code.split('\n').map(({length}) => length));

/**
 * A value that changes while the reader types. The block measures itself when its own
 * size changes, not when its text does; so one with another width of text begins anew.
 */
export default function LiveCode({title, code, language}: Props): ReactNode {
  return (
    <CodeBlock
      key={longestLine(code)}
      title={title}
      language={language}
      html={language && highlight(code, language)}>
      {code}
    </CodeBlock>
  );
}
