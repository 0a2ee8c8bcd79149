interface Link {
  readonly href: string;
  readonly target: string;
}
interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}
interface Place {
  readonly origin: string;
  readonly pathname: string;
}

/** The path of another page of this site that a click leads to, if it leads to one in this window. */
export function pageBehind(link: Link, click: Click, here: Place): string | undefined {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return;
  if (link.target && link.target !== '_self') return;
  const {origin, pathname} = new URL(link.href, here.origin);
  return origin === here.origin && pathname !== here.pathname ? pathname : undefined;
}
