import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import MainStart from 'docusaurus-theme-static-pages/MainStart';
import SearchEntry from '@site/src/components/SearchEntry';
import {findScript} from './findScript';
import styles from './styles.module.css';

/** The pages that most readers look for. */
function nextPages(): readonly (readonly [to: string, label: string])[] {
  return [
    ['/', translate({id: 'notFound.home', message: 'Go to the start page'})],
    ['/docs/quickstart', translate({id: 'notFound.quickstart', message: 'Quickstart'})],
    [
      '/docs/installation/install/docker',
      translate({id: 'landing.install.docker', message: 'Run it with Docker'}),
    ],
    [
      '/docs/integration/with_plugins',
      translate({id: 'landing.integrate.plugins', message: 'Find a plugin'}),
    ],
    [
      '/docs/api/troubleshooting',
      translate({
        id: 'landing.integrate.errors',
        message: 'Find out why a verification fails',
      }),
    ],
  ];
}

/** Ejected from 3.10 to offer a way on; the words of the theme stay. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page}>
      <MainStart />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{findScript}</script>
        </Head>
      )}
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know
          their link is broken.
        </Translate>
      </p>
      <SearchEntry />
      <p className={styles.next}>
        <Translate id="notFound.next">Perhaps you are looking for one of these pages:</Translate>
      </p>
      <ul>
        {nextPages().map(([to, label]) => (
          <li key={to}>
            {/* Not checked by the build, because the kitchen sink lacks these pages; a browser test follows them. */}
            <Link to={to} data-noBrokenLinkCheck>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
