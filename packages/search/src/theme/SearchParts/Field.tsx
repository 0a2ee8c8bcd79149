import {useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {closeCommand} from '../../client/box';
import {maxQueryLength} from '../../core/types';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly isStalled: boolean;
  readonly activeId?: string | undefined;
  readonly isExpanded?: boolean;
  readonly onInput: (query: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

function ClearButton({onClear}: {readonly onClear: () => void}): ReactNode {
  const title = translate({id: 'search.clear', message: 'Clear'});
  return (
    <button type="button" title={title} aria-label={title} onClick={onClear}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  );
}

function SubmitButton({isStalled}: {readonly isStalled: boolean}): ReactNode {
  const title = translate({id: 'search.submit', message: 'Submit'});
  return (
    <button
      type="submit"
      className={clsx(isStalled && styles.busy)}
      title={title}
      aria-label={title}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        {!isStalled && <path d="m12.7 12.7 4.8 4.8" />}
      </svg>
    </button>
  );
}

function CancelButton({onCancel}: Pick<Props, 'onCancel'>): ReactNode {
  const title = translate({id: 'search.cancel', message: 'Cancel'});
  const cancel = (event: SyntheticEvent) => {
    // In place of the button's `command`.
    event.preventDefault();
    onCancel();
  };
  return (
    <button type="button" title={title} {...closeCommand} onClick={cancel}>
      {title}
    </button>
  );
}

/** The text field, a combobox whose list is the panel below. */
export default function Field(props: Props): ReactNode {
  const {
    query,
    isStalled,
    activeId,
    isExpanded = false,
    onInput,
    onKeyDown,
    onSubmit,
    onCancel,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const placeholder = translate({id: 'search.placeholder', message: 'Search'});
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  // Not by submitting the form: before the page is hydrated, clicks on buttons wait.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event);
    else onKeyDown?.(event);
  };
  const clear = () => {
    onInput('');
    input.current?.focus();
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <SubmitButton isStalled={isStalled} />
      <input
        ref={input}
        className={styles.input}
        type="search"
        role="combobox"
        aria-label={translate({id: 'search.label', message: 'Search the documentation'})}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls="search-panel"
        aria-activedescendant={activeId}
        aria-busy={isStalled}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxQueryLength}
        placeholder={placeholder}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog around it was opened to type here
        autoFocus
        value={query}
        onChange={({currentTarget}) => onInput(currentTarget.value)}
        onKeyDown={onKey}
      />
      {query !== '' && <ClearButton onClear={clear} />}
      <CancelButton onCancel={onCancel} />
    </form>
  );
}
