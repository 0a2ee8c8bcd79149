import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="x">
      <main>
        <h1>mosparo</h1>
      </main>
    </Layout>
  );
}
