import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import MainStart from 'docusaurus-theme-static-pages/MainStart';
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

/** 404, whose zero is a box without its tick; the dot of the logo has rolled away. */
function Drawing(): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 226 72" aria-hidden="true">
      <text x="24" y="61">
        4
      </text>
      <rect x="56" y="12" width="48" height="48" rx="14" />
      <text x="136" y="61">
        4
      </text>
      <path d="M170 58h32" />
      <circle cx="215" cy="58" r="5" />
    </svg>
  );
}

/** Ejected from 3.10 to offer a way on. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page}>
      <MainStart />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{findScript}</script>
        </Head>
      )}
      <Drawing />
      <h1>
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">
          There is nothing at this address. Perhaps it was mistyped, or the page has moved.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          If a link led you here, please contact the owner of the page with that link, so that it
          can be fixed.
        </Translate>
      </p>
      <p className={styles.next}>
        <Translate id="notFound.next">Perhaps you are looking for one of these pages:</Translate>
      </p>
      <ul className={styles.pages}>
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
