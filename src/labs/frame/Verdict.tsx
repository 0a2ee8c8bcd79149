import Note from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

interface Props {
  readonly tone: keyof typeof types;
  readonly title?: string;
  readonly children?: ReactNode;
}

const types = {good: 'tip', bad: 'danger', open: 'note'} as const;

/** What became of the reader's input, in the note of all pages; read out when it changes. */
export default function Verdict({tone, title, children}: Props): ReactNode {
  return (
    <div role="status" data-tone={tone}>
      <Note type={types[tone]} title={title}>
        {children}
      </Note>
    </div>
  );
}
