import {useId, type ReactNode} from 'react';
import {moveMarks, partsOf, type FieldMarks} from '../core/marks';
import styles from './styles.later.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Of the latest evaluation, perhaps of the value before. */
  readonly marks?: FieldMarks;
  /** Without it, a line break becomes a space, as in the field of a form. */
  readonly hasLines: boolean;
  readonly onChange: (value: string) => void;
}

/** The text once more, with what matches highlighted. Points that are added and points taken off differ. */
function Marked({value, marks}: Pick<Props, 'value' | 'marks'>): ReactNode {
  const parts = partsOf(value, marks ? moveMarks(marks, value) : []);
  return parts.map(({text, mark}, index) =>
    mark ? (
      <mark key={index} data-good={mark.points < 0 || undefined}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/**
 * A text field that highlights what matches in it. The highlighted text stands behind the one that is typed, gives
 * the field its height, and is hidden from screen readers, which have the table of matches.
 */
export default function MarkedField({label, value, marks, hasLines, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.marked} data-lines={hasLines || undefined}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.scrolled}>
        <div className={styles.stack}>
          <div className={styles.behind} aria-hidden="true">
            <Marked value={value} marks={marks} />
            {/* A line break at the end has no height of its own. */}
            {'\u200b'}
          </div>
          <textarea
            id={id}
            rows={1}
            value={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !hasLines) event.preventDefault();
            }}
            onChange={({target}) => onChange(target.value)}
          />
        </div>
      </div>
    </div>
  );
}
