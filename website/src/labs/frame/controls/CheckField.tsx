import type {ReactNode} from 'react';
import styles from '../styles.later.module.css';

interface Props {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export default function CheckField({label, checked, onChange}: Props): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({target}) => onChange(target.checked)} />
      {label}
    </label>
  );
}
