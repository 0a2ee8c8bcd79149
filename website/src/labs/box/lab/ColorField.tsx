import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import TextField from '../../frame/controls/TextField';
import {formatColor, parseColor, toHex} from '../core/color';
import {readValue} from '../core/design';
import type {FieldProps} from './fieldProps';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

/** A text field and a color picker. Picking keeps the alpha value, which the browser's picker lacks. */
export default function ColorField({field, value, onChange}: FieldProps): ReactNode {
  const text = useLabText();
  const label = field.label[useLocale()];
  const color = parseColor(value);
  const refused = readValue(field, value) === undefined;
  const pick = (hex: string) => {
    const picked = parseColor(hex);
    if (picked) onChange(formatColor({...picked, alpha: color?.alpha || 1}));
  };
  return (
    <div className={styles.color}>
      <TextField
        label={label}
        value={value}
        invalid={refused}
        help={refused && text.notTaken}
        onChange={onChange}
      />
      <input
        type="color"
        className={styles.picker}
        aria-label={text.pick(label)}
        value={toHex(color ?? {red: 0, green: 0, blue: 0, alpha: 1})}
        onChange={({target}) => pick(target.value)}
      />
    </div>
  );
}
