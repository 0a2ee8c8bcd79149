import type {Props} from '@theme/DocItem/Content';
import {isValidElement, type ReactNode} from 'react';
import RenderedContent from './RenderedContent';

/** In the browser of a site where some articles need React as a whole: those are rendered, the others kept. */
export default function MixedContent({children}: Props): ReactNode {
  const isKept = isValidElement(children) && (children.type as {isKept?: true}).isKept;
  return isKept ? children : <RenderedContent>{children}</RenderedContent>;
}
