import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import BaseUrlNotice from 'docusaurus-theme-static-pages/BaseUrlNotice';
import Landing from '@site/src/components/Landing';

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({id: 'landing.pageTitle', message: 'Spam protection for your forms'})}
      description={translate({
        id: 'landing.description',
        message:
          'Install, integrate and use mosparo, the self-hosted spam protection for web forms that needs no puzzles.',
      })}>
      <BaseUrlNotice />
      <Landing />
    </Layout>
  );
}
