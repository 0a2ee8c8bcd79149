import {useId, type ReactNode} from 'react';
import type {Field} from './fields';
import styles from './styles.later.module.css';

interface Props {
  readonly field: Field;
  readonly entered: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

export default function ValueField({field, entered, isWrong, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        name={field.name}
        value={entered}
        placeholder={field.placeholder}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && (
        <p id={`${id}-problem`} className={styles.problem}>
          {field.problem}
        </p>
      )}
    </div>
  );
}
