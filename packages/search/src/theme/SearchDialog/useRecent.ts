import {useReducer} from 'react';
import site from '@generated/docusaurus-theme-section-search/default/site.json';
import {clearRecent, readRecent} from '../../client/storage';

export interface Recent {
  readonly items: readonly string[];
  clear(): void;
}

/** Recent searches of this language, read each time they are shown. */
export default function useRecent(isShown: boolean): Recent {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  return {
    items: isShown ? readRecent(site.locale) : [],
    clear() {
      clearRecent();
      rerender();
    },
  };
}
