import type {ReactNode} from 'react';
import type {Localized} from '@site/texts';
import {useLocale} from '@site/src/hooks/useLocale';
import SelectField from './SelectField';

interface Props<Value extends string> {
  readonly label: Localized;
  readonly value: Value;
  /** Texts of the options, in their order. */
  readonly options: Readonly<Record<Value, Localized>>;
  readonly onChange: (value: Value) => void;
}

/** A select field whose options come from a table of localized texts. */
export default function ChoiceField<Value extends string>(props: Props<Value>): ReactNode {
  const {label, value, options, onChange} = props;
  const locale = useLocale();
  const names = Object.keys(options) as Value[];
  return (
    <SelectField<Value>
      label={label[locale]}
      value={value}
      options={names.map((name) => [name, options[name][locale]] as const)}
      onChange={onChange}
    />
  );
}
