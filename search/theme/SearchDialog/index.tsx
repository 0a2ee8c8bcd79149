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
import useSearchBox, {type SearchBox} from './useSearchBox';
import styles from './styles.module.css';

export interface Props {
  readonly isOpen: boolean;
  /** Kept while the box is closed; emptied from outside by a second Escape. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** Opens, closes and empties the box as the bar says. */
function useBar({dispatch}: SearchBox, isOpen: boolean, kept: string): void {
  // With the change, not a frame later: by then the next key has been typed, and would be undone.
  useLayoutEffect(() => dispatch({type: isOpen ? 'open' : 'close'}), [dispatch, isOpen]);
  useLayoutEffect(() => {
    if (kept === '') {
      dispatch({type: 'clear'});
    }
  }, [dispatch, kept]);
}

interface ShellProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The native dialog with its ways out. */
function Shell({isOpen, onClose, children}: ShellProps): ReactNode {
  const dialog = useModal(isOpen);
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
      <div className={styles.box}>{children}</div>
    </dialog>
  );
}

export default function SearchDialog({isOpen, query: kept, onQuery, onClose}: Props): ReactNode {
  const box = useSearchBox(kept);
  const {state, dispatch, locale, popular} = box;
  const {query, status, active} = state;
  const go = useGo(locale, query, onClose);
  const recent = useRecent(locale, isOpen && query.trim() === '');
  const {count, onKeyDown, onSubmit} = useChoice(box, recent.items);
  const setQuery = useCallback(
    (text: string) => {
      dispatch({type: 'input', query: text});
      onQuery(text);
    },
    [dispatch, onQuery],
  );
  useBar(box, isOpen, kept);
  return (
    <Shell isOpen={isOpen} onClose={onClose}>
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
      <Panel {...{state, recent, popular, dispatch, onClose}} onChoose={go} onQuery={setQuery} />
      <Status state={state} />
      <Footer />
    </Shell>
  );
}
