import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import {copyPath} from 'docusaurus-plugin-markdown-copies/copyPath';
import ReportLink from '../ReportLink';
import LastChange from './LastChange';
import styles from './styles.module.css';

interface Props {
  readonly editUrl?: string | null;
  /** Missing where the history does not say when a page was changed. */
  readonly lastUpdatedAt?: number | null;
}

/** Last line of every page: what it was checked against, when it changed, and how to correct it. */
export default function PageEnd({editUrl, lastUpdatedAt}: Props): ReactNode {
  const {name, version, checkedAgainst, siteUrl} = useProduct();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const checked = checkedAgainst[pathname.slice(baseUrl.length - 1)] ?? version;
  const copy = copyPath(pathname);
  return (
    <div className={styles.end}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${siteUrl}${copy}`} />
      </Head>
      <p className={styles.facts}>
        <Translate id="pageEnd.checked" values={{product: name, version: checked}}>
          {'Checked against {product} {version}'}
        </Translate>
        {lastUpdatedAt && <LastChange time={lastUpdatedAt} />}
      </p>
      <p className={styles.address}>
        {siteUrl}
        {pathname}
      </p>
      <p className={styles.links}>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <ReportLink />
        <a href={copy}>
          <Translate id="pageMenu.viewMarkdown">View as Markdown</Translate>
        </a>
      </p>
    </div>
  );
}
