import {useId, type ReactNode} from 'react';
import styles from '../styles.later.module.css';

interface Props<Value extends string> {
  readonly label: ReactNode;
  /** For rows of a table, whose columns have a title. */
  readonly isLabelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

export default function SelectField<Value extends string>(props: Props<Value>): ReactNode {
  const {label, isLabelHidden, value, options, onChange} = props;
  const id = useId();
  return (
    <div className={styles.input}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({target}) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChange(chosen[0]);
        }}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
