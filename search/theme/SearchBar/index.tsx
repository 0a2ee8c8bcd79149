import {useCallback, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDialog from './useDialog';
import useIdleStart from './useIdleStart';
import useReturn from './useReturn';
import useShortcuts from './useShortcuts';
import styles from './styles.module.css';

function SearchIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.7 12.7 4.8 4.8" />
    </svg>
  );
}

/** The button in the navbar: plain HTML until the reader shows intent. */
export default function SearchBar(): ReactNode {
  const {Dialog, prepare} = useDialog();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => setOpen(false), []);
  useIdleStart(prepare);
  useReturn(button, isOpen);
  useShortcuts(open, isOpen);

  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape') {
      setQuery('');
    }
  };
  const label = translate({id: 'search.button', message: 'Search'});
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-search-trigger
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={onKeyDown}>
        <SearchIcon />
        <span className={styles.text}>{label}</span>
        {/* Drawn by the style sheet: the keys are told by aria-keyshortcuts and are no part of the name. */}
        <span className={styles.keys} aria-hidden="true" />
      </button>
      {Dialog && <Dialog isOpen={isOpen} query={query} onQuery={setQuery} onClose={close} />}
    </>
  );
}
