import type {ReactNode} from 'react';
import Original from '@theme-original/CodeBlock';

interface Props {
  /** The code of a component. On this site it is plain text, see prepare.mts. */
  readonly html?: string;
  readonly children?: ReactNode;
}

/** The theme's CodeBlock, which highlights in the browser, with the props of our component. */
export default function CodeBlock({html, children, ...props}: Props): ReactNode {
  return <Original {...props}>{html ?? children}</Original>;
}
