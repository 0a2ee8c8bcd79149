import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {translate} from '@docusaurus/Translate';
import Box from './Box';
import Field from './Field';
import {openCommand} from './openCommand';
import useDialog from './useDialog';
import useEarlyBox from './useEarlyBox';
import useIdleStart from './useIdleStart';
import useModal from './useModal';
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

/** The button in the navbar and the box, whose contents are loaded when the reader shows intent. */
export default function SearchBar(): ReactNode {
  const {Dialog, prepare} = useDialog();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => setOpen(false), []);
  useEarlyBox(dialog, open, setQuery);
  useModal(dialog, isOpen);
  useIdleStart(prepare);
  useReturn(button, isOpen);
  useShortcuts(open, isOpen);

  const onClick = (event: MouseEvent) => {
    // Its command: from here on React opens the box.
    event.preventDefault();
    open();
  };
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
        {...openCommand}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onClick}
        onKeyDown={onKeyDown}>
        <SearchIcon />
        <span className={styles.text}>{label}</span>
        {/* Drawn by the style sheet: the keys are told by aria-keyshortcuts and are no part of the name. */}
        <kbd className={styles.keys} aria-hidden="true" />
      </button>
      <Box dialog={dialog} onClose={close}>
        {Dialog ? (
          <Dialog {...{isOpen, query, isSubmitted}} onQuery={setQuery} onClose={close} />
        ) : (
          <Field
            query={query}
            isStalled={query !== ''}
            onInput={setQuery}
            onSubmit={() => setSubmitted(true)}
            onCancel={close}
          />
        )}
      </Box>
    </>
  );
}
