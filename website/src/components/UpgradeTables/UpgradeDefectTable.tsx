import type {ReactNode} from 'react';
import {defects, releases, type Defect} from '@site/data/upgrades';
import FactTable from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {useLocale} from '@site/src/hooks/useLocale';
import {scopeOf} from './scope';
import {tableTexts} from './texts';

/** "1.5.0" or "1.5.0–1.5.3": the versions with a defect. */
function rangeOf({since, fixed}: Defect): string {
  const last = releases[releases.findIndex(({version}) => version === fixed) - 1]?.version;
  return last === since ? since : `${since}–${last}`;
}

/** Defects that matter for the choice of a version, or on the way to one. */
export default function UpgradeDefectTable(): ReactNode {
  const locale = useLocale();
  const text = tableTexts[locale];
  return (
    <FactTable
      caption={text.defects}
      columns={text.defectColumns}
      rows={defects.map((defect) => ({
        id: defect.id,
        cells: [
          rangeOf(defect),
          defect.fixed,
          scopeOf(defect, locale),
          <RichText text={defect.text[locale]} />,
        ],
      }))}
    />
  );
}
