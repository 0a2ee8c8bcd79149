import {useEffect, useReducer, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import site from '@generated/docusaurus-theme-section-search/default/site.json';
import {
  boxReducer,
  firstState,
  stallDelay,
  type BoxAction,
  type BoxState,
} from '../../client/boxState';
import type {SearchService} from '../../client/connect';
import {createViewQueue, deliverViews} from '../../client/views';
import Field from './Field';
import Results from './Results';
import {NoResults, Start} from './Pages';
import {goTo, optionId, type Go, type History, type Target} from './go';
import styles from './styles.later.module.css';

/** What only the hydrated page knows. */
export interface PageValues {
  /** The indexes of this page's version. */
  readonly tags: readonly string[] | null;
  readonly history: History | null;
}

/** What the reader did in the field that the server rendered. */
export interface Typed {
  readonly query: string;
  readonly isSubmitted: boolean;
}

interface Props extends PageValues {
  readonly service: SearchService;
  readonly typed: Typed;
}

/** Reports which results are shown, each once per query. */
function useViews({query, answer, status}: BoxState): void {
  const [report] = useState(() => createViewQueue(deliverViews(site.viewEndpoint)));
  const seen = useRef(new Set<string>());
  useEffect(() => seen.current.clear(), [query]);
  useEffect(() => {
    const results = status === 'ready' && answer ? answer.results : [];
    const unseen = results
      .map(({document}, at) => ({route: document.sectionRoute, position: at + 1}))
      .filter(({route}) => !seen.current.has(route));
    if (unseen.length > 0) {
      unseen.forEach(({route}) => seen.current.add(route));
      report(unseen);
    }
  }, [answer, status, report]);
}

/** Follows a link of the box once the page is hydrated. */
function useGo(history: History | null): Go {
  const waiting = useRef<Target | null>(null);
  useEffect(() => {
    if (history && waiting.current) goTo(history, waiting.current);
    waiting.current = null;
  }, [history]);
  return (target) => {
    if (history) goTo(history, target);
    else waiting.current = target;
  };
}

interface SearchBox {
  readonly state: BoxState;
  readonly dispatch: (action: BoxAction) => void;
}

/** The state of the box, with the answers of the search. */
function useSearchBox({service, typed, tags}: Props): SearchBox {
  const [state, dispatch] = useReducer(boxReducer, typed, firstState);
  const {query} = state;
  useEffect(() => {
    if (query.trim() === '' || !tags) return undefined;
    const stall = setTimeout(() => dispatch({type: 'stall'}), stallDelay);
    service.search(tags, query, (found) => {
      clearTimeout(stall);
      // At once: the rest of the page may still be hydrating.
      flushSync(() => dispatch({type: 'answer', query, answer: found}));
    });
    return () => clearTimeout(stall);
  }, [service, query, tags]);
  useEffect(() => {
    const close = () => dispatch({type: 'close'});
    document.addEventListener('close', close, true);
    return () => document.removeEventListener('close', close, true);
  }, []);
  useViews(state);
  return {state, dispatch};
}

/** Loading, the number of results, or that there are none, for screen readers. */
function statusOf({query, status, answer}: BoxState): string {
  if (status === 'stalled') {
    return translate({id: 'search.loading', message: 'Loading the search …'});
  }
  if (status !== 'ready' || !answer) return '';
  const count = answer.results.length;
  return count === 0
    ? translate({id: 'search.noResults', message: 'No results for “{query}”'}, {query})
    : translate({id: 'search.count', message: 'Results: {count}'}, {count});
}

/** Keyboard hints; hidden on touch devices. */
function Footer(): ReactNode {
  return (
    <div className={styles.footer}>
      <span>
        <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd>{' '}
        <Translate id="search.keyMove">select</Translate>
      </span>
      <span>
        <kbd className={styles.key}>↵</kbd> <Translate id="search.keyOpen">open</Translate>
      </span>
      <span>
        <kbd className={styles.key}>Esc</kbd> <Translate id="search.keyClose">close</Translate>
      </span>
    </div>
  );
}

/** The search box: field, results, keyboard hints. */
export default function Box(props: Props): ReactNode {
  const {state, dispatch} = useSearchBox(props);
  const {query, status, answer, active, isSubmitted} = state;
  const count = answer?.results.length ?? 0;
  const go = useGo(props.history);

  // Enter clicks the option, so that listeners for clicks on links work too.
  const choose = (position: number) => document.getElementById(optionId(position))?.click();
  const isAnswered = isSubmitted && status === 'ready' && count > 0;
  useEffect(() => {
    if (isAnswered) choose(0);
  }, [isAnswered]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    dispatch({type: 'move', step: event.key === 'ArrowDown' ? 1 : -1, count});
  };
  const onSubmit = () => {
    if (status === 'ready') choose(active);
    else dispatch({type: 'submit'});
  };
  return (
    <>
      <Field
        box={{
          query,
          isStalled: status === 'stalled',
          activeId: active >= 0 ? optionId(active) : undefined,
          isExpanded: count > 0,
          onInput: (text) => dispatch({type: 'input', query: text}),
          onKeyDown,
          onSubmit,
        }}
      />
      <div className={styles.panel}>
        {query.trim() === '' ? (
          <Start onGo={go} />
        ) : count > 0 ? (
          <Results
            state={state}
            onGo={go}
            onActivate={(position) => dispatch({type: 'activate', position})}
          />
        ) : (
          status === 'ready' && <NoResults query={query} onGo={go} />
        )}
      </div>
      <p role="status" className={styles.spoken} data-stalled={status === 'stalled'}>
        {statusOf(state)}
      </p>
      <Footer />
    </>
  );
}
