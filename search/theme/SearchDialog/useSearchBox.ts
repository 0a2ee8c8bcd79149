import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {
  boxReducer,
  closedBox,
  stallDelay,
  type BoxAction,
  type BoxState,
} from '../../client/boxState';
import {connect} from '../../client/connect';
import type {SearchService} from '../../client/protocol';
import {createViewQueue, deliverViews} from '../../client/views';
import {pluginName, type SearchGlobalData} from '../../plugin/options';

/** A pause in typing that is worth fetching better excerpts for. */
const textDelay = 120;

let service: SearchService | undefined;

export interface SearchBox {
  readonly state: BoxState;
  readonly locale: string;
  dispatch(action: BoxAction): void;
}

/** The indexes of this page's version, of those that exist. */
function useTags({tags}: SearchGlobalData): string[] {
  const contextual = useContextualSearchFilters().tags;
  return contextual.filter((tag) => tags.includes(tag));
}

/** Connects the state of the box with the search service. */
export default function useSearchBox(initialQuery: string): SearchBox {
  const data = usePluginData(pluginName) as SearchGlobalData;
  const {siteConfig, i18n} = useDocusaurusContext();
  const tags = useTags(data);
  const tagKey = tags.join(' ');
  const [state, dispatch] = useReducer(boxReducer, {...closedBox, query: initialQuery});
  const [reportViews] = useState(() => createViewQueue(deliverViews(data.viewEndpoint)));
  const {query} = state;
  const options = useRef(data);

  useEffect(() => {
    service ??= connect(siteConfig.baseUrl);
    service.load(tagKey.split(' '));
  }, [siteConfig.baseUrl, tagKey]);

  const ask = useCallback(
    (text: string, texts: boolean, isCurrent: () => boolean) => {
      const {maxResults, searchParentCategories} = options.current;
      const request = {
        tags: tagKey.split(' '),
        query: text,
        options: {maxResults, searchParentCategories},
        texts,
      };
      return service?.search(request).then((answer) => {
        if (isCurrent()) {
          dispatch({type: 'answer', query: text, answer});
        }
        return answer;
      });
    },
    [tagKey],
  );

  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    let isCurrent = true;
    const stall = setTimeout(() => dispatch({type: 'stall'}), stallDelay);
    let refine: ReturnType<typeof setTimeout> | undefined;
    void ask(query, false, () => isCurrent)?.then(({results}) => {
      clearTimeout(stall);
      if (!isCurrent) {
        return;
      }
      reportViews(
        results.map(({document}, at) => ({route: document.sectionRoute, position: at + 1})),
      );
      if (results.some(({wantsText}) => wantsText)) {
        refine = setTimeout(() => void ask(query, true, () => isCurrent), textDelay);
      }
    });
    return () => {
      isCurrent = false;
      clearTimeout(stall);
      clearTimeout(refine);
    };
  }, [query, ask, reportViews]);

  return {state, dispatch, locale: i18n.currentLocale};
}
