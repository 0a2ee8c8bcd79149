import {
  useCallback,
  useLayoutEffect,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {translate} from '@docusaurus/Translate';
import Field from './Field';
import Footer from './Footer';
import Panel from './Panel';
import Status from './Status';
import {optionId} from './optionId';
import useChoice from './useChoice';
import useGo from './useGo';
import useModal from './useModal';
import useRecent from './useRecent';
import useSearchBox from './useSearchBox';
import styles from './styles.module.css';

export interface Props {
  readonly isOpen: boolean;
  /** Kept while the box is closed; emptied from outside by a second Escape. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

export default function SearchDialog({isOpen, query: kept, onQuery, onClose}: Props): ReactNode {
  const dialog = useModal(isOpen);
  const box = useSearchBox(kept);
  const {state, dispatch, locale} = box;
  const {query, status, active} = state;
  const go = useGo(locale, query, onClose);
  const recent = useRecent(locale, isOpen && query.trim() === '');
  const setQuery = useCallback(
    (text: string) => {
      dispatch({type: 'input', query: text});
      onQuery(text);
    },
    [dispatch, onQuery],
  );
  const {count, onKeyDown, onSubmit} = useChoice(box, recent.items);

  // With the change, not a frame later: by then the next key has been typed, and would be undone.
  useLayoutEffect(() => dispatch({type: isOpen ? 'open' : 'close'}), [dispatch, isOpen]);
  useLayoutEffect(() => {
    if (kept === '') {
      dispatch({type: 'clear'});
    }
  }, [dispatch, kept]);

  const onBackdrop = ({target, currentTarget}: MouseEvent) => target === currentTarget && onClose();
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // A search field would spend the first Escape on emptying itself.
  const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && onCancel(event);
  return (
    // Keyboard users close with Escape; the click on the backdrop is an extra for the mouse.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({id: 'search.label', message: 'Search the documentation'})}
      onClick={onBackdrop}
      onKeyDown={onEscape}
      onCancel={onCancel}>
      <div className={styles.box}>
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
        <Panel
          state={state}
          recent={recent}
          onChoose={go}
          onQuery={setQuery}
          onClose={onClose}
          dispatch={dispatch}
        />
        <Status state={state} />
        <Footer />
      </div>
    </dialog>
  );
}
