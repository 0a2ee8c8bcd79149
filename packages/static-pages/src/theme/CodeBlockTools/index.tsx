import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlockTools';

/** Buttons that a site adds to code blocks, beside those for wrapping and copying. Replace it to add some. */
export default function CodeBlockTools(_props: Props): ReactNode {
  return null;
}
