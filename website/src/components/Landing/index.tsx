import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import MainStart from 'docusaurus-theme-static-pages/MainStart';
import type {ScreenView} from '@site/src/content/screens/screenView';
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
        <Screen {...(useDocusaurusContext().siteConfig.customFields?.dashboard as ScreenView)} />
      </section>
      <Plugins />
      <Teasers />
      <footer>
        <PageEnd />
      </footer>
    </main>
  );
}
