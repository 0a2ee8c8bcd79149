import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import controls from '../../frame/controls/styles.later.module.css';
import CopyText from '../../frame/CopyText';
import LiveCode from '../../frame/LiveCode';
import {sizeOf, valueOf, type Design} from '../core/design';
import {fieldGroups, type Field} from '../core/fields';
import type {Texts} from './texts';
import {useLabText} from './useLabText';

/** The value as the product shows it. */
function shownValue(field: Field, value: string, text: Texts): string {
  if (field.kind === 'size') return text.sizes[sizeOf(value)];
  if (field.kind === 'switch') return value === '1' ? text.on : text.off;
  return value;
}

/** Values to enter in the product, each with a button to copy it, and all as one text. */
export default function Values({design}: {readonly design: Design}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  const rows = fieldGroups[design.mode]
    .filter(({key}) => key !== 'preview')
    .flatMap(({key, title, fields}) =>
      fields.map((field) => ({
        id: `${key} ${field.key}`,
        name: `${title[locale]}: ${field.label[locale]}`,
        value: shownValue(field, valueOf(design, field.key), text),
        copyable: field.kind !== 'switch' && field.kind !== 'size',
      })),
    );
  return (
    <details className={controls.part}>
      <summary>{text.values}</summary>
      <p className={controls.help}>{text.valuesHelp}</p>
      <FactTable
        caption={text.values}
        columns={text.valueColumns}
        rows={rows.map(({id, name, value, copyable}) => ({
          id,
          cells: [
            name,
            <code>{value}</code>,
            copyable && <CopyText label={text.copy} name={text.copyName(name)} text={value} />,
          ],
        }))}
      />
      <LiveCode
        title={text.list}
        code={[
          `${text.mode}: ${text.modes[design.mode]}`,
          ...rows.map(({name, value}) => `${name}: ${value}`),
        ].join('\n')}
      />
    </details>
  );
}
