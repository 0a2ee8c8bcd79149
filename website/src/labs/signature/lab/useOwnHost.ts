import {useSyncExternalStore} from 'react';
import {placeholders} from '@site/src/content/markdown/placeholders.mjs';
import {ownHost} from '@site/src/features/values/ownHost';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Changes with the reader's values, which the panel may set while the lab is open. */
export const useOwnHost = (): string =>
  useSyncExternalStore(subscribe, ownHost, () => placeholders.host);
