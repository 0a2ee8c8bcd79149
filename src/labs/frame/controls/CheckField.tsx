import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export default function CheckField({label, checked, onChange, disabled}: Props): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({target}) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
