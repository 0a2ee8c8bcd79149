import Link from '@docusaurus/Link';
import MainStart from 'docusaurus-theme-static-pages/MainStart';
import Layout from '@theme/Layout';
import {useState, type ReactNode} from 'react';

function Fuse(): ReactNode {
  throw new Error('The fuse blew');
}

/** Crashes when its button is clicked, for tests of the error page. */
function FuseBox(): ReactNode {
  const [blown, setBlown] = useState(false);
  return blown ? (
    <Fuse />
  ) : (
    <button type="button" onClick={() => setBlown(true)}>
      Crash
    </button>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout title="Kitchen">
      <main>
        <MainStart />
        <h1>Kitchen</h1>
        <FuseBox />
        <Link to="/docs/next/tabs">To the tabs</Link> <Link to="/plain">To the plain page</Link>
      </main>
    </Layout>
  );
}
