import {useHistory, useLocation} from '@docusaurus/router';
import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import {
  encodeQuery,
  encodeShared,
  MAX_LINK,
  readFragment,
  readQuery,
  type Entries,
  type ReadState,
  type Shared,
} from './core/shared';

/** For a lab whose state is in the query of the address. A constant of the lab. */
export interface Query {
  readonly names: readonly string[];
  /** Id of the heading above the lab: copied links open the page there. */
  readonly heading: string;
}

/** How a lab begins, and how its state becomes a link. A constant of the lab. */
export interface Kept<State> {
  /** Id of the island, in links (`#lab-<id>`) and for tests. */
  readonly id: string;
  /** The example: in the HTML of the page, and what "Reset" brings back. */
  readonly start: State;
  /** The example with the reader's own values, which only the browser knows. */
  readonly ownStart?: () => State;
  /** Must not contain secrets. */
  readonly write: (state: State) => Entries;
  readonly read: (shared: Shared) => ReadState<State>;
  /** If the state is in the query of the address, not in the fragment. */
  readonly query?: Query;
}

/** What the reader is told about the link of the address. A refused link changes nothing. */
export interface LinkNotice {
  readonly kind: 'tooLong' | 'damaged' | 'foreign' | 'otherVersion' | 'omitted';
  readonly count?: number;
}

interface Current<State> {
  readonly state: State;
  readonly key: number;
  readonly notice?: LinkNotice;
}

function openLink<State>(
  {id, read, query}: Kept<State>,
  address: string,
): {state?: State; notice?: LinkNotice} {
  const link = query ? readQuery(query.names, address) : readFragment(id, address);
  if (link.kind === 'none') return {};
  if (link.kind !== 'state') return {notice: {kind: link.kind}};
  const {state, unread, omitted = 0} = read(link.shared);
  if (!link.isKnownVersion) return {state, notice: {kind: 'otherVersion'}};
  if (unread > 0) return {notice: {kind: 'damaged'}};
  return {state, notice: omitted > 0 ? {kind: 'omitted', count: omitted} : undefined};
}

/**
 * State of a lab, and its link in the fragment or the query of the address. It is written through the router, so
 * that the language menu keeps it. A fragment is written only when the reader copies a link, because addresses
 * end up in histories and logs.
 */
export function useLabState<State>(kept: Kept<State>) {
  const {id, start, ownStart, query, write} = kept;
  const {hash, search} = useLocation();
  const history = useHistory();
  const written = useRef<string>(undefined);
  // The key is new for each state that replaces all that the reader has entered.
  const [current, setCurrent] = useState<Current<State>>({state: start, key: 0});
  const {state, key, notice} = current;
  const address = query ? search : hash;
  useEffect(() => {
    if (address === written.current) return;
    written.current = undefined;
    const opened = openLink(kept, address);
    // In a transition, because the state of a link may be large, and the page stays usable meanwhile.
    startTransition(() =>
      setCurrent((before) => {
        const {notice: told} = opened;
        if (opened.state !== undefined)
          return {state: opened.state, key: before.key + 1, notice: told};
        // Nothing was entered yet: with the reader's own values.
        const own = before.state === start && ownStart ? ownStart() : before.state;
        return {...before, state: own, notice: told};
      }),
    );
  }, [address, kept, ownStart, start]);
  const writeAddress = (text: string) => {
    written.current = text;
    history.replace({...history.location, [query ? 'search' : 'hash']: text});
  };
  const setState: Dispatch<SetStateAction<State>> = useCallback(
    (next) =>
      setCurrent((before) => ({
        ...before,
        state: next instanceof Function ? next(before.state) : next,
      })),
    [],
  );
  /** Puts the state into the address bar and returns the whole address; undefined if it is too long. */
  const share = (shared: State): string | undefined => {
    const text = query ? encodeQuery(write(shared)) : encodeShared(id, write(shared));
    if (text.length > MAX_LINK) return undefined;
    writeAddress(text);
    setCurrent((before) => ({...before, notice: undefined}));
    return new URL(query ? `${text}#${query.heading}` : text, window.location.href).href;
  };
  const reset = () => {
    writeAddress('');
    setCurrent({state: ownStart?.() ?? start, key: key + 1});
  };
  return {state, setState, key, notice, share, reset};
}
