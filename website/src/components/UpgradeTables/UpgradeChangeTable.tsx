import type {ReactNode} from 'react';
import {changes} from '@site/data/upgrades';
import FactTable from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import {scopeOf} from './scope';
import {tableTexts} from './texts';

/** What somebody has to do or know when an upgrade passes a version. */
export default function UpgradeChangeTable(): ReactNode {
  const locale = useLocale();
  const text = tableTexts[locale];
  return (
    <FactTable
      caption={text.changes}
      columns={text.changeColumns}
      rows={changes.map((change) => ({
        id: change.id,
        cells: [
          change.subject[locale],
          change.since,
          scopeOf(change, locale),
          <RichText text={change.text[locale]} />,
        ],
      }))}
    />
  );
}
