import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {withSection, type Section} from '../reportUrl';
import styles from './styles.later.module.css';

interface Props {
  /** Address of the issue form for the whole page. */
  readonly form: string;
  readonly sections: readonly Section[];
  readonly present: string | undefined;
}

/** Asks where the problem is, then leads to the prefilled issue form. */
export default function Panel({form, sections, present = ''}: Props): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(present);
  const href = withSection(
    form,
    sections.find((section) => section.id === chosen),
  );
  return (
    <>
      <p className={styles.intro}>
        <Translate id="report.intro" values={{host: new URL(form).host}}>
          {
            'A form opens at {host}, with the place filled in. Nothing is sent before you submit it there.'
          }
        </Translate>
      </p>
      <label htmlFor={id} className={styles.label}>
        <Translate id="report.where">Where is the problem?</Translate>
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}>
        <option value="">
          {translate({id: 'report.wholePage', message: 'On the whole page'})}
        </option>
        {sections.map((section) => (
          <option key={section.id} value={section.id}>
            {section.title}
          </option>
        ))}
      </select>
      <a className={styles.open} href={href} target="_blank" rel="noopener noreferrer">
        <Translate id="report.open">Open the form</Translate>
      </a>
    </>
  );
}
