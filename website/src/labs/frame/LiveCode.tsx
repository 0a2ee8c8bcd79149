import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {highlight, type Language} from './core/highlight';

interface Props {
  readonly title: string;
  readonly code: string;
  /** Without it, the code is not highlighted. */
  readonly language?: Language;
  /** Commands wrap from the start, unless values longer than a line would hide their structure. */
  readonly hasLongValues?: boolean;
}

const longestLine = (code: string) => Math.max(...code.split('\n').map(({length}) => length));

/**
 * A code block whose content changes while the reader types. CodeBlock measures itself when its own
 * size changes, not when its content does, so the key remounts it when the longest line has changed.
 */
export default function LiveCode({title, code, language, hasLongValues}: Props): ReactNode {
  return (
    <CodeBlock
      key={longestLine(code)}
      title={title}
      language={hasLongValues ? undefined : language}
      html={language && highlight(code, language)}>
      {code}
    </CodeBlock>
  );
}
