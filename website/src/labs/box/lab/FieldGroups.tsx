import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import controls from '../../frame/styles.later.module.css';
import type {FieldGroup} from '../core/fields';
import DesignField from './DesignField';
import styles from './styles.later.module.css';
import {useLabText} from './useLabText';

interface Props {
  readonly groups: readonly FieldGroup[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (key: string, value: string) => void;
}

/** The fields, grouped as on the product's page. Only the first group is open, to keep the preview in view. */
export default function FieldGroups({groups, values, onChange}: Props): ReactNode {
  const {colorHelp} = useLabText();
  const locale = useLocale();
  return (
    <>
      <p className={controls.help}>{colorHelp}</p>
      {groups.map(({key, title, fields}, index) => (
        <details key={key} className={controls.part} open={index === 0}>
          <summary>{title[locale]}</summary>
          <div className={`${controls.grid} ${styles.fields}`}>
            {fields.map((field) => (
              <DesignField
                key={field.key}
                field={field}
                value={values[field.key] ?? ''}
                onChange={(value) => onChange(field.key, value)}
              />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}
