import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import {reportUrl} from './reportUrl';

/** Leads to the issue form, filled in with this page. */
export default function ReportLink({className}: {readonly className?: string}): ReactNode {
  const {docsRepository, siteUrl, version} = useProduct();
  const {pathname} = useLocation();
  const place = {page: `${siteUrl}${pathname}`, language: useLocale(), version};
  return (
    <a className={className} href={reportUrl(docsRepository, place)}>
      <Translate id="report.link">Report a problem</Translate>
    </a>
  );
}
