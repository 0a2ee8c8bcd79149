import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {formatDate} from '@site/src/format/date';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import type {PageEvidence} from '@site/../tools/verify/results';
import styles from './styles.module.css';

/** How many statements of the page held on a running product. Nothing where no run was. */
export default function Evidence({count, version, databases, date}: PageEvidence): ReactNode {
  const {name, docsRepository} = useProduct();
  const {selectMessage} = usePluralForm();
  const locale = useLocale();
  const text = translate(
    {
      id: 'pageEnd.evidence',
      message:
        'One statement of this page was tried on {product} {version} ({databases}), {date}|{count} statements of this page were tried on {product} {version} ({databases}), {date}',
    },
    {
      product: name,
      version,
      count: String(count),
      databases: databases.join(', '),
      date: formatDate(new Date(`${date}T12:00:00Z`), locale),
    },
  );
  return (
    <p className={styles.evidence}>
      <a href={`${docsRepository}/tree/main/verify`}>{selectMessage(count, text)}</a>
    </p>
  );
}
