import {useEffect, useReducer, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {
  boxReducer,
  closedBox,
  firstState,
  stallDelay,
  type BoxAction,
  type BoxState,
} from '../../client/boxState';
import {connect} from '../../client/connect';
import type {SearchService} from '../../client/protocol';
import {createViewQueue, deliverViews} from '../../client/views';
import {pluginName, type SearchGlobalData} from '../../plugin/options';

let service: SearchService | undefined;

export interface SearchBox {
  readonly state: BoxState;
  readonly locale: string;
  dispatch(action: BoxAction): void;
}

/** The existing indexes of this page's version, as one string, because effects compare dependencies by identity. */
function useTags({tags}: SearchGlobalData): string {
  const contextual = useContextualSearchFilters().tags;
  return contextual.filter((tag) => tags.includes(tag)).join(' ');
}

/** Reports which results are shown, each once per query. */
function useViews({viewEndpoint}: SearchGlobalData, {query, answer, status}: BoxState): void {
  const [report] = useState(() => createViewQueue(deliverViews(viewEndpoint)));
  const seen = useRef(new Set<string>());
  useEffect(() => seen.current.clear(), [query]);
  useEffect(() => {
    const results = status === 'ready' && answer?.isPartial === false ? answer.results : [];
    const views = results.map(({document}, at) => ({
      route: document.sectionRoute,
      position: at + 1,
    }));
    const unseen = views.filter(({route}) => !seen.current.has(route));
    if (unseen.length > 0) {
      unseen.forEach(({route}) => seen.current.add(route));
      report(unseen);
    }
  }, [answer, status, report]);
}

/** Connects the state of the box with the search service; `typed` is what the reader typed before. */
export default function useSearchBox(typed: string, isSubmitted: boolean): SearchBox {
  const data = usePluginData(pluginName) as SearchGlobalData;
  const {siteConfig, i18n} = useDocusaurusContext();
  const tags = useTags(data);
  const [state, dispatch] = useReducer(boxReducer, closedBox, () => firstState(typed, isSubmitted));
  const {query, retries} = state;
  const {maxResults, searchParentCategories} = data;

  useEffect(() => {
    service ??= connect(siteConfig.baseUrl);
    service.load(tags.split(' '));
  }, [siteConfig.baseUrl, tags]);

  useEffect(() => {
    if (query.trim() === '') {
      return undefined;
    }
    const stall = setTimeout(() => dispatch({type: 'stall'}), stallDelay);
    const options = {maxResults, searchParentCategories};
    service?.search({tags: tags.split(' '), query, options}, (found) => {
      clearTimeout(stall);
      // At once: the rest of the page may still be hydrating.
      flushSync(() => dispatch({type: 'answer', query, answer: found}));
    });
    return () => clearTimeout(stall);
  }, [query, retries, tags, maxResults, searchParentCategories]);

  useViews(data, state);
  return {state, dispatch, locale: i18n.currentLocale};
}
