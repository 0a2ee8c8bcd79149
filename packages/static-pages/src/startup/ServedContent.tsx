import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

/** The content of a page in the browser of the built site. The article (ServedArticle) includes the title. */
export default function ServedContent({children}: Props): ReactNode {
  return children;
}
