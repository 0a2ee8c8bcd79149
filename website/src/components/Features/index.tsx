import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import FactTable, {type FactRow} from '@site/src/components/FactTable';
import Since from '@site/src/components/Since';
import type {Locale} from '@site/config/locales';
import {features, type Feature, type FeatureGroup} from '@site/data/features';
import {useLocale} from '@site/src/hooks/useLocale';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  columns: [t('Feature'), t('What it does')],
  captions: {
    detection: t('Recognizing spam by its content'),
    security: t('Stopping automated requests'),
    box: t('The box in the form'),
    team: t('Working with mosparo'),
    connect: t('Connecting websites'),
    privacy: t('Data protection'),
  },
}));

function toRow({id, name, text, since, page}: Feature, locale: Locale): FactRow {
  return {
    id,
    cells: [
      <span>
        <Link to={page}>{name[locale]}</Link> {since && <Since v={since} />}
      </span>,
      text[locale],
    ],
  };
}

/** One group of features, each linked to its page. */
export default function Features({group}: {readonly group: FeatureGroup}): ReactNode {
  const locale = useLocale();
  const {columns, captions} = texts[locale];
  return (
    <FactTable
      aligned="text"
      caption={captions[group]}
      columns={columns}
      rows={features
        .filter((feature) => feature.group === group)
        .map((feature) => toRow(feature, locale))}
    />
  );
}
