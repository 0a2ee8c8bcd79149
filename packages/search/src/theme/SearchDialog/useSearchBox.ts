import {useEffect, useReducer, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import site from '@generated/docusaurus-theme-section-search/default/site.json';
import {
  boxReducer,
  emptyBox,
  firstState,
  stallDelay,
  type BoxAction,
  type BoxState,
} from '../../client/boxState';
import {connect} from '../../client/connect';
import type {SearchService} from '../../client/protocol';
import {createViewQueue, deliverViews} from '../../client/views';

let service: SearchService | undefined;

export interface SearchBox {
  readonly state: BoxState;
  dispatch(action: BoxAction): void;
}

/** Reports which results are shown, each once per query. */
function useViews({query, answer, status}: BoxState): void {
  const [report] = useState(() => createViewQueue(deliverViews(site.viewEndpoint)));
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
export default function useSearchBox(
  typed: string,
  tags: readonly string[] | null,
  isSubmitted: boolean,
): SearchBox {
  const [state, dispatch] = useReducer(boxReducer, emptyBox, () => firstState(typed, isSubmitted));
  const {query, retries} = state;

  useEffect(() => {
    service ??= connect(site.baseUrl);
    if (tags) service.load(tags);
  }, [tags]);

  useEffect(() => {
    if (query.trim() === '' || !tags) {
      return undefined;
    }
    const stall = setTimeout(() => dispatch({type: 'stall'}), stallDelay);
    const {maxResults, searchParentCategories} = site;
    const options = {maxResults, searchParentCategories};
    service?.search({tags, query, options}, (found) => {
      clearTimeout(stall);
      // At once: the rest of the page may still be hydrating.
      flushSync(() => dispatch({type: 'answer', query, answer: found}));
    });
    return () => clearTimeout(stall);
  }, [query, retries, tags]);

  useViews(state);
  return {state, dispatch};
}
