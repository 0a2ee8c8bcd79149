import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** The feed of this language: a file, no page. */
export default function FeedLink(): ReactNode {
  return <Link to={`pathname://${useBaseUrl('/feed.xml')}`}>feed.xml</Link>;
}
