import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import {reportUrl} from '@site/src/features/report/reportUrl';

/** Leads to the issue form for this page; with scripts, also for one of its sections. */
export default function ReportLink({className}: {readonly className?: string}): ReactNode {
  const {docsRepository, siteUrl, version} = useProduct();
  const {pathname} = useLocation();
  const place = {page: `${siteUrl}${pathname}`, language: useLocale(), version};
  return (
    <a className={className} href={reportUrl(docsRepository, place)} data-tool="report">
      <Translate id="report.link">Report a problem</Translate>
    </a>
  );
}
