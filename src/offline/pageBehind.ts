import {isPlainClick, type Click} from '@site/src/article/siteLink';

interface Link {
  readonly href: string;
  readonly target: string;
}
interface Place {
  readonly origin: string;
  readonly pathname: string;
}

/** The path of another page of this site that a click leads to, if it leads to one in this window. */
export function pageBehind(link: Link, click: Click, here: Place): string | undefined {
  if (!isPlainClick(click)) return;
  if (link.target && link.target !== '_self') return;
  const {origin, pathname} = new URL(link.href, here.origin);
  return origin === here.origin && pathname !== here.pathname ? pathname : undefined;
}
