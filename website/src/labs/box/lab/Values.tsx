import type {Locale} from '@site/config/locales';
import type {ReactNode} from 'react';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import controls from '../../frame/styles.later.module.css';
import CopyText from '../../frame/CopyText';
import {sizeOf, valueOf, type Design} from '../core/design';
import {fieldGroups, type Field} from '../core/fields';
import {texts, type Texts} from './texts';
import {useLabText} from './useLabText';

/** The value as the product shows it. */
function shownValue(field: Field, value: string, text: Texts): string {
  if (field.kind === 'size') return text.sizes[sizeOf(value)];
  if (field.kind === 'switch') return value === '1' ? text.on : text.off;
  return value;
}

interface ValueRow {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly copyable: boolean;
}

function rowsOf(design: Design, locale: Locale): ValueRow[] {
  return fieldGroups[design.mode]
    .filter(({key}) => key !== 'preview')
    .flatMap(({key, title, fields}) =>
      fields.map((field) => ({
        id: `${key} ${field.key}`,
        name: `${title[locale]}: ${field.label[locale]}`,
        value: shownValue(field, valueOf(design, field.key), texts[locale]),
        copyable: field.kind !== 'switch' && field.kind !== 'size',
      })),
    );
}

/** Values to enter in the product, each with a button to copy it. */
export default function Values({design}: {readonly design: Design}): ReactNode {
  const text = useLabText();
  const locale = useLocale();
  return (
    <details className={controls.part}>
      <summary>{text.values}</summary>
      <p className={controls.help}>{text.valuesHelp}</p>
      <FactTable
        caption={text.values}
        columns={text.valueColumns}
        rows={rowsOf(design, locale).map(({id, name, value, copyable}) => ({
          id,
          cells: [
            name,
            <code>{value}</code>,
            copyable && <CopyText label={text.copy} name={text.copyName(name)} text={value} />,
          ],
        }))}
      />
    </details>
  );
}
