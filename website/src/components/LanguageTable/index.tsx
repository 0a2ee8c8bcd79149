import type {ReactNode} from 'react';
import {productLanguages, textCounts} from '@site/data/productLanguages';
import FactTable from '@site/src/components/FactTable';
import {useLocale} from '@site/src/hooks/useLocale';
import {share} from './share';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  caption: t('Share of translated texts in the documented version'),
  filter: t('Find a language'),
  columns: [t('Language'), t('Code'), t('Box'), t('Interface'), t('Form errors')],
}));

/** How complete each language of mosparo itself is, from `data/productLanguages.ts`. */
export default function LanguageTable(): ReactNode {
  const locale = useLocale();
  const {caption, columns, filter} = texts[locale];
  const sorted = [...productLanguages].sort((one, other) =>
    one.name[locale].localeCompare(other.name[locale], locale),
  );
  return (
    <FactTable
      caption={caption}
      columns={columns}
      filterLabel={filter}
      rows={sorted.map(({code, name, box, backend, validators}) => ({
        id: code,
        text: [code, ...Object.values(name)].join(' '),
        cells: [
          name[locale],
          <code>{code}</code>,
          share(box, textCounts.box, locale),
          share(backend, textCounts.backend, locale),
          share(validators, textCounts.validators, locale),
        ],
      }))}
    />
  );
}
