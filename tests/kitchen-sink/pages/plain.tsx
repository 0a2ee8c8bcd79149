import MainStart from 'docusaurus-theme-static-pages/MainStart';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Plain(): ReactNode {
  return (
    <Layout title="Plain page">
      <main>
        <MainStart />
        <h1>Plain page</h1>
        <p>A page without an article, about a colander.</p>
      </main>
    </Layout>
  );
}
