import {useHistory, useLocation} from '@docusaurus/router';
import {startTransition, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {
  decodeQuery,
  decodeShared,
  encodeQuery,
  encodeShared,
  isTooLong,
  MAX_LINK,
  type Entries,
  type Shared,
} from './core/shared';

interface SharedState {
  /** Fragment or query of the last link to this lab that the reader has followed. */
  readonly link?: string;
  /** The state in it. */
  readonly shared?: Shared;
  /** The address is a link to this lab, but too long to be read. */
  readonly tooLong: boolean;
  readonly share: (entries: Entries) => string | undefined;
}

/** For a lab whose state is in the query of the address. A constant of the lab. */
export interface Query {
  readonly names: readonly string[];
  /** Id of the heading above the lab: copied links open the page there. */
  readonly heading: string;
}

/**
 * State of a lab in the fragment or the query of the address. It is written through the router, so that
 * the language menu keeps it. A fragment is written only when the reader copies a link, because addresses
 * end up in histories and logs.
 */
export function useShared(lab: string, query?: Query): SharedState {
  const {hash, search} = useLocation();
  const history = useHistory();
  const written = useRef<string>(undefined);
  const [link, setLink] = useState<string>();
  const address = query ? search : hash;
  const decode = useCallback(
    (text: string) => (query ? decodeQuery(query.names, text) : decodeShared(lab, text)),
    [lab, query],
  );
  useEffect(() => {
    // In a transition, because the state of a link may be large, and the page stays usable meanwhile.
    if (address !== written.current && decode(address)) startTransition(() => setLink(address));
  }, [address, decode]);
  const share = useCallback(
    (entries: Entries) => {
      const text = query ? encodeQuery(entries) : encodeShared(lab, entries);
      if (text.length > MAX_LINK) return undefined;
      written.current = text;
      history.replace({...history.location, [query ? 'search' : 'hash']: text});
      return new URL(query ? `${text}#${query.heading}` : text, window.location.href).href;
    },
    [lab, query, history],
  );
  const shared = useMemo(() => (link ? decode(link) : undefined), [link, decode]);
  const tooLong = query ? search.length > MAX_LINK : isTooLong(lab, hash);
  return {link, shared, tooLong, share};
}
