import type {ReactNode} from 'react';
import type {Locale} from '@site/config/locales';
import {
  scriptArguments,
  scriptCallbacks,
  scriptEvents,
  scriptMethods,
  scriptOptions,
  type ScriptEntry,
} from '@site/data/scriptOptions';
import BreakableCode from '@site/src/components/BreakableCode';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import Since from '@site/src/components/Since';
import {useLocale} from '@site/src/hooks/useLocale';
import {texts} from './texts';

const lists = {
  arguments: scriptArguments,
  options: scriptOptions,
  callbacks: scriptCallbacks,
  events: scriptEvents,
  methods: scriptMethods,
} as const;

type List = keyof typeof lists;

function toRow(entry: ScriptEntry, locale: Locale, withDefault: boolean): FactRow {
  const {name, shape, standard = '', since, text} = entry;
  return {
    id: name,
    cells: [
      <>
        <BreakableCode text={name} /> {since && <Since v={since} />}
      </>,
      <BreakableCode text={shape} />,
      ...(withDefault ? [<BreakableCode text={standard} />] : []),
      <RichText text={text[locale]} />,
    ],
  };
}

/** One part of the interface of the frontend script, from `data/scriptOptions.ts`. */
export default function ScriptTable({list}: {readonly list: List}): ReactNode {
  const locale = useLocale();
  const {caption, columns} = texts[locale][list];
  const withDefault = list === 'options';
  return (
    <FactTable
      caption={caption}
      columns={columns}
      rows={lists[list].map((entry) => toRow(entry, locale, withDefault))}
    />
  );
}
