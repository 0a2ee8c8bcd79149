import Translate, {translate} from '@docusaurus/Translate';
import {useState, type FormEvent, type ReactNode} from 'react';
import {announce} from 'docusaurus-theme-static-pages/announce';
import {readValues, saveValues} from '../store';
import {readForm, type Entries} from './readForm';
import ValueField from './ValueField';
import {fields} from './fields';
import styles from './styles.later.module.css';

interface Props {
  readonly onDone: () => void;
}

function Actions({onReset}: {readonly onReset: () => void}): ReactNode {
  return (
    <div className={styles.actions}>
      <button type="submit" className={styles.primary}>
        <Translate id="values.use">Use these values</Translate>
      </button>
      <button type="button" className={styles.secondary} onClick={onReset}>
        <Translate id="values.reset">Back to the placeholders</Translate>
      </button>
    </div>
  );
}

function NotKept(): ReactNode {
  return (
    <p role="alert" className={styles.warning}>
      <Translate id="values.notKept">
        This browser does not let pages keep anything, so the values last until you leave or reload
        this page.
      </Translate>
    </p>
  );
}

/** Asks for the four values that samples may show, and for nothing secret. */
export default function Panel({onDone}: Props): ReactNode {
  const [entries, setEntries] = useState<Entries>(readValues);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isUnsaved, setUnsaved] = useState(false);

  function finish(kept: boolean, message: string): void {
    announce(message);
    if (kept) onDone();
    else setUnsaved(true);
  }

  function use(event: FormEvent): void {
    event.preventDefault();
    const {values, wrong} = readForm(entries);
    setProblems(wrong);
    const first = (event.target as HTMLElement).querySelector<HTMLElement>(`[name="${wrong[0]}"]`);
    if (wrong.length > 0) first?.focus();
    else
      finish(
        saveValues(values),
        translate({id: 'values.used', message: 'Samples show your values.'}),
      );
  }

  function reset(): void {
    setEntries({});
    setProblems([]);
    finish(
      saveValues({}),
      translate({id: 'values.wasReset', message: 'Samples show the placeholders again.'}),
    );
  }

  return (
    <form noValidate onSubmit={use}>
      <p className={styles.intro}>
        <Translate id="values.intro">
          Code samples on all pages then show them instead of the placeholders. They stay in this
          browser and are sent nowhere.
        </Translate>
      </p>
      {fields().map((field) => (
        <ValueField
          key={field.name}
          field={field}
          entered={entries[field.name] ?? ''}
          isWrong={problems.includes(field.name)}
          onChange={(text) => setEntries({...entries, [field.name]: text})}
        />
      ))}
      <p className={styles.intro}>
        <Translate id="values.privateKey">
          The private key is not asked for: keep it out of browsers and samples.
        </Translate>
      </p>
      {isUnsaved && <NotKept />}
      <Actions onReset={reset} />
    </form>
  );
}
