import Link from '@docusaurus/Link';
import {useDocById} from '@docusaurus/plugin-content-docs/client';
import {Fragment, type ReactNode} from 'react';
import {changes, type SiteChange} from '@site/data/changes';
import FactTable from '@site/src/components/FactTable';
import RichText from '@site/src/components/RichText';
import {formatDate, formatMonth} from '@site/src/format/date';
import {useLocale} from '@site/src/hooks/useLocale';
import {monthsOf} from './months';
import {inEachLanguage} from '@site/texts';

const texts = inEachLanguage((t) => ({
  columns: [t('Day'), t('What is new'), t('Pages')],
  all: t('all'),
}));

function PageLink({page}: {readonly page: string}): ReactNode {
  return <Link to={`/docs/${page}`}>{useDocById(page).title}</Link>;
}

function Pages({pages}: Pick<SiteChange, 'pages'>): ReactNode {
  const {all} = texts[useLocale()];
  if (pages === 'all') return all;
  return pages.map((page, index) => (
    <Fragment key={page}>
      {index > 0 && ', '}
      <PageLink page={page} />
    </Fragment>
  ));
}

/** What is new on these pages: a table for each month, the newest first. */
export default function ChangeTable(): ReactNode {
  const locale = useLocale();
  return monthsOf(changes).map((month) => (
    // An element around it, because captions right below a heading are not shown.
    <div key={month.id}>
      <FactTable
        caption={formatMonth(new Date(month.id), locale)}
        columns={texts[locale].columns}
        rows={month.changes.map(({id, date, text, pages}) => ({
          id,
          anchor: `change-${id}`,
          cells: [
            formatDate(new Date(date), locale),
            <RichText text={text[locale]} />,
            <Pages pages={pages} />,
          ],
        }))}
      />
    </div>
  ));
}
