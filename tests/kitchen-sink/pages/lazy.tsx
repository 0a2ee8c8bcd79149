import Loadable from 'react-loadable';
import BrowserOnly from '@docusaurus/BrowserOnly';
import MainStart from 'docusaurus-theme-static-pages/MainStart';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import type {ReactNode} from 'react';

const Lazy = Loadable({
  loader: () => import(/* webpackChunkName: "lazy-part" */ './_Lazy'),
  loading: Loading,
  delay: 200,
});

/** A page with a lazy component, for tests in which the component fails to load. */
export default function LazyPage(): ReactNode {
  return (
    <Layout title="Lazy page">
      <main>
        <MainStart />
        <h1>Lazy page</h1>
        <BrowserOnly>{() => <Lazy />}</BrowserOnly>
      </main>
    </Layout>
  );
}
