import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import CheckField from '../../frame/controls/CheckField';
import SelectField from '../../frame/controls/SelectField';
import TextField from '../../frame/controls/TextField';
import {readValue} from '../core/design';
import {sizes} from '../core/fields';
import ColorField from './ColorField';
import type {FieldProps} from './fieldProps';
import LengthField from './LengthField';
import {useLabText} from './useLabText';

/** The right control for each kind of setting. */
export default function DesignField({field, value, onChange}: FieldProps): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const label = field.label[locale];
  const refused = readValue(field, value) === undefined;
  switch (field.kind) {
    case 'size':
      return (
        <SelectField<string>
          label={label}
          value={value}
          options={sizes.map((size) => [size, text.sizes[size]] as const)}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <CheckField
          label={label}
          checked={value === '1'}
          onChange={(checked) => onChange(checked ? '1' : '0')}
        />
      );
    case 'length':
      return <LengthField field={field} value={value} onChange={onChange} />;
    case 'color':
      return <ColorField field={field} value={value} onChange={onChange} />;
    case 'number':
      return (
        <TextField
          label={`${label} (px)`}
          type="number"
          value={value}
          invalid={refused}
          help={refused && text.notTaken}
          onChange={onChange}
        />
      );
  }
}
