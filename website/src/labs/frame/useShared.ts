import {useHistory, useLocation} from '@docusaurus/router';
import {startTransition, useCallback, useEffect, useRef, useState} from 'react';
import {decodeShared, encodeShared, isTooLong, MAX_LINK, type Entries} from './core/shared';

interface SharedState {
  /** Fragment of the last link to this lab that the reader has followed. */
  readonly linkHash?: string;
  /** The address is a link to this lab, but too long to be read. */
  readonly tooLong: boolean;
  readonly share: (entries: Entries) => string | undefined;
}

/**
 * State of a lab in the fragment of the address. It is written through the router, so that the language
 * menu keeps it, and only when the reader copies a link, because addresses end up in histories and logs.
 */
export function useShared(lab: string): SharedState {
  const {hash} = useLocation();
  const history = useHistory();
  const written = useRef<string>(undefined);
  const [linkHash, setLinkHash] = useState<string>();
  useEffect(() => {
    // In a transition, because the state of a link may be large, and the page stays usable meanwhile.
    if (hash !== written.current && decodeShared(lab, hash))
      startTransition(() => setLinkHash(hash));
  }, [lab, hash]);
  const share = useCallback(
    (entries: Entries) => {
      const fragment = encodeShared(lab, entries);
      if (fragment.length > MAX_LINK) return undefined;
      written.current = fragment;
      history.replace({...history.location, hash: fragment});
      return new URL(fragment, window.location.href).href;
    },
    [lab, history],
  );
  return {linkHash, tooLong: isTooLong(lab, hash), share};
}
