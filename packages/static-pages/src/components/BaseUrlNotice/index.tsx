import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {noticeScript} from './noticeScript';

/** Replaces the core's banner (3.10), which has one language only and needs inline styles. */
export default function BaseUrlNotice(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  const texts = {
    title: translate({id: 'baseUrlNotice.title', message: 'This site did not load properly.'}),
    reason: translate({
      id: 'baseUrlNotice.reason',
      message: 'A very common reason is a wrong base URL (baseUrl) setting.',
    }),
    configured: translate({id: 'baseUrlNotice.configured', message: 'It is set to:'}),
    suggestion: translate({id: 'baseUrlNotice.suggestion', message: 'Try this one:'}),
  };
  return (
    <Head>
      <script>{noticeScript(texts, siteConfig.baseUrl)}</script>
    </Head>
  );
}
