import type {FormEvent, KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {closeCommand} from '../../client/box';
import {maxQueryLength} from '../../core/types';
import styles from './styles.module.css';

export interface FieldProps {
  readonly query: string;
  readonly isStalled: boolean;
  readonly activeId: string | undefined;
  readonly isExpanded: boolean;
  readonly onInput: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSubmit: () => void;
}

function SubmitButton(): ReactNode {
  const title = translate({id: 'search.submit', message: 'Submit'});
  return (
    <button type="submit" title={title} aria-label={title}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.7 12.7 4.8 4.8" />
      </svg>
    </button>
  );
}

function ClearButton(): ReactNode {
  const title = translate({id: 'search.clear', message: 'Clear'});
  return (
    <button type="reset" title={title} aria-label={title}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  );
}

/**
 * The text field, a combobox whose list is the panel below. The server renders it without `box`: the browser then keeps
 * what is typed, and shows the spinner, until the box takes its place.
 */
export default function Field({box}: {readonly box?: FieldProps}): ReactNode {
  const cancel = translate({id: 'search.cancel', message: 'Cancel'});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box?.onSubmit();
  };
  const clear = (event: FormEvent) => {
    event.currentTarget.querySelector('input')?.focus();
    if (!box) return;
    event.preventDefault();
    box.onInput('');
  };
  return (
    <form
      className={clsx(styles.form, box?.isStalled && styles.busy)}
      role="search"
      data-served={box ? undefined : ''}
      onSubmit={submit}
      onReset={clear}>
      <SubmitButton />
      <input
        className={styles.input}
        type="search"
        role="combobox"
        aria-label={translate({id: 'search.label', message: 'Search the documentation'})}
        aria-autocomplete="list"
        aria-expanded={box?.isExpanded ?? false}
        aria-controls="search-panel"
        aria-activedescendant={box?.activeId}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={maxQueryLength}
        placeholder={translate({id: 'search.placeholder', message: 'Search'})}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog around it was opened to type here
        autoFocus
        value={box?.query}
        onChange={({currentTarget}) => box?.onInput(currentTarget.value)}
        onKeyDown={box?.onKeyDown}
      />
      <ClearButton />
      <button type="button" title={cancel} {...closeCommand}>
        {cancel}
      </button>
    </form>
  );
}
