import {useCallback, useLayoutEffect, type ReactNode} from 'react';
import Field from '../SearchParts/Field';
import Footer from './Footer';
import Panel from './Panel';
import Status from './Status';
import {goToResult} from './go';
import {optionId} from './optionId';
import useChoice from './useChoice';
import useSearchBox, {type SearchBox} from './useSearchBox';

export interface Props {
  readonly isOpen: boolean;
  /** Kept while the box is closed; Escape on the button clears it. */
  readonly query: string;
  /** The indexes of this page's version; null until the page knows which. */
  readonly tags: readonly string[] | null;
  /** Enter was pressed before this component was loaded. */
  readonly isSubmitted: boolean;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** Applies the state of the search bar (closed, cleared) to that of the box. */
function useBarState({dispatch}: SearchBox, isOpen: boolean, kept: string): void {
  // Layout effects, because later the reader may have typed the next key, which would be undone.
  useLayoutEffect(() => {
    if (!isOpen) dispatch({type: 'close'});
  }, [dispatch, isOpen]);
  useLayoutEffect(() => {
    if (kept === '') dispatch({type: 'input', query: ''});
  }, [dispatch, kept]);
}

/** The contents of the search box: field, results, keyboard hints. */
export default function SearchDialog(props: Props): ReactNode {
  const {isOpen, query: kept, onQuery, onClose} = props;
  const box = useSearchBox(kept, props.tags, props.isSubmitted);
  const {state, dispatch} = box;
  const {query, status, active} = state;
  const {count, onKeyDown, onSubmit} = useChoice(box);
  const setQuery = useCallback(
    (text: string) => {
      dispatch({type: 'input', query: text});
      onQuery(text);
    },
    [dispatch, onQuery],
  );
  useBarState(box, isOpen, kept);
  return (
    <>
      <Field
        query={query}
        isStalled={status === 'stalled'}
        activeId={active >= 0 && active < count ? optionId(active) : undefined}
        isExpanded={count > 0}
        onInput={setQuery}
        onKeyDown={onKeyDown}
        onSubmit={onSubmit}
        onCancel={onClose}
      />
      <Panel {...{state, dispatch}} onChoose={goToResult} />
      <Status state={state} />
      <Footer />
    </>
  );
}
