import {useId, type HTMLInputTypeAttribute, type ReactNode} from 'react';
import styles from '../styles.later.module.css';

interface Props {
  readonly label: ReactNode;
  /** For rows of a table, whose columns have a title. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  /** Rows of a textarea; without it, the field is a single-line input. */
  readonly rows?: number;
  /** Shown below the field, and its accessible description. */
  readonly help?: ReactNode;
  readonly invalid?: boolean;
  readonly placeholder?: string;
}

/** A text field without autocomplete, automatic capitals and spell checking. */
export default function TextField(props: Props): ReactNode {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    type = 'text',
    rows,
    help,
    invalid,
    placeholder,
  } = props;
  const id = useId();
  const shared = {
    id,
    value,
    placeholder,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-invalid': invalid || undefined,
    'aria-describedby': help ? `${id}-help` : undefined,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  };
  return (
    <div className={styles.input}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </div>
  );
}
