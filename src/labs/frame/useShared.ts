import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef, useState} from 'react';
import {decodeShared, encodeShared, MAX_LINK, type Entries} from './core/shared';

interface SharedState {
  /** Fragment with which the reader came, now or while the page was open. */
  readonly arrived?: string;
  readonly share: (entries: Entries) => string | undefined;
}

/**
 * State in the address, by way of the router, so that the switch of the language keeps it.
 * A lab writes it only when asked to, because an address ends up in histories and logs.
 */
export function useShared(lab: string): SharedState {
  const {hash} = useLocation();
  const history = useHistory();
  const written = useRef<string>(undefined);
  const [arrived, setArrived] = useState<string>();
  useEffect(() => {
    if (hash !== written.current && decodeShared(lab, hash)) setArrived(hash);
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
  return {arrived, share};
}
