import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

interface Props {
  readonly tone: keyof typeof types;
  readonly title?: string;
  readonly children?: ReactNode;
}

const types = {good: 'tip', bad: 'danger', open: 'note'} as const;

/** The result of the reader's input, as an admonition that screen readers announce when it changes. */
export default function Verdict({tone, title, children}: Props): ReactNode {
  return (
    <div role="status" data-tone={tone}>
      <Note type={types[tone]} title={title}>
        {children}
      </Note>
    </div>
  );
}
