import {useCallback, useRef, useState, type ReactNode} from 'react';
import Box from './Box';
import Button from './Button';
import Failed from '../SearchParts/Failed';
import Field from '../SearchParts/Field';
import useDialog from './useDialog';
import useEarlyBox from './useEarlyBox';
import useFocusReturn from './useFocusReturn';
import useIdleStart from './useIdleStart';
import useModal from './useModal';
import useShortcuts from './useShortcuts';

/** The button in the navbar and the box, whose contents are loaded when the reader shows intent. */
export default function SearchBar(): ReactNode {
  const {Dialog, hasFailed, prepare} = useDialog();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => {
    dialog.current?.close();
    setOpen(false);
  }, []);
  useEarlyBox(dialog, open, setQuery);
  useModal(dialog, isOpen);
  useIdleStart(prepare);
  useFocusReturn(button, isOpen);
  useShortcuts(open, isOpen);
  return (
    <>
      <Button ref={button} onIntent={prepare} onOpen={open} onEscape={() => setQuery('')} />
      <Box dialog={dialog} onClose={close}>
        {Dialog ? (
          <Dialog {...{isOpen, query, isSubmitted}} onQuery={setQuery} onClose={close} />
        ) : (
          <>
            <Field
              query={query}
              isStalled={query !== '' && !hasFailed}
              onInput={(text) => {
                setQuery(text);
                setSubmitted(false);
              }}
              onSubmit={() => setSubmitted(true)}
              onCancel={close}
            />
            <div role="status">{hasFailed && <Failed onRetry={prepare} />}</div>
          </>
        )}
      </Box>
    </>
  );
}
