import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import evidence from '@site/data/evidence.json';
import {formatDate} from '@site/src/format/date';
import {formatNumber} from '@site/src/format/number';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';

/** How many statements of all pages held on a running product. */
export default function Evidence(): ReactNode {
  const {name} = useProduct();
  const locale = useLocale();
  const counts = Object.values(evidence.pages);
  return (
    <Translate
      id="evidence.total"
      values={{
        product: name,
        version: evidence.version,
        count: formatNumber(
          counts.reduce((sum, count) => sum + count, 0),
          locale,
        ),
        pages: counts.length,
        databases: evidence.databases.join(', '),
        date: formatDate(new Date(`${evidence.date}T12:00:00Z`), locale),
      }}>
      {
        '{count} statements of {pages} pages held on {product} {version} ({databases}), most recently on {date}.'
      }
    </Translate>
  );
}
