import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import dashboard from '@generated/site-screens/default/dashboard.mjs';
import MainStart from 'docusaurus-theme-static-pages/MainStart';
import PageEnd from '../PageEnd';
import Screen from '../Screen';
import Hero from './Hero';
import Plugins from './Plugins';
import styles from './styles.later.module.css';
import Teasers from './Teasers';
import Trust from './Trust';
import Ways from './Ways';

export default function Landing(): ReactNode {
  return (
    <main className={styles.page}>
      <MainStart />
      <Hero />
      <Ways />
      <Trust />
      <section className={styles.picture}>
        <h2 className={styles.heading}>
          <Translate id="landing.picture.title">See what was stopped</Translate>
        </h2>
        <Screen {...dashboard} />
      </section>
      <Plugins />
      <Teasers />
      <footer>
        <PageEnd />
      </footer>
    </main>
  );
}
