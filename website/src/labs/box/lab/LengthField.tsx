import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import {readValue} from '../core/design';
import type {FieldProps} from './fieldProps';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

const units = ['px', 'em', 'rem'] as const;

/** A number with its unit. */
export default function LengthField({field, value, onChange}: FieldProps): ReactNode {
  const text = useLabText();
  const label = field.label[useLocale()];
  const refused = readValue(field, value) === undefined;
  const unit = units.find((each) => value.replace(/^[\d.]+/, '') === each) ?? 'px';
  const number = value.replace(/[a-z]+$/, '');
  return (
    <div className={styles.length}>
      <TextField
        label={label}
        type="number"
        value={number}
        invalid={refused}
        help={refused && text.notTaken}
        onChange={(changed) => onChange(`${changed}${unit}`)}
      />
      <SelectField
        label={<span className="visually-hidden">{text.unit(label)}</span>}
        value={unit}
        options={units.map((each) => [each, each] as const)}
        onChange={(changed) => onChange(`${number}${changed}`)}
      />
    </div>
  );
}
