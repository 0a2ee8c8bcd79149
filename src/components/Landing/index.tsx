import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import BoxDemo from '../BoxDemo';
import PageEnd from '../PageEnd';
import SearchEntry from './SearchEntry';
import styles from './styles.module.css';
import {ways, type Way} from './ways';

function WayCard({way}: {readonly way: Way}): ReactNode {
  return (
    <section className={styles.way}>
      <h2>
        <Link to={way.to}>{way.title}</Link>
      </h2>
      <p>{way.text}</p>
      <ul>
        {way.links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Landing(): ReactNode {
  return (
    <main className={styles.page}>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            <Translate id="landing.title">
              mosparo keeps spam out of your forms, without puzzles and on your own server.
            </Translate>
          </h1>
          <p className={styles.lead}>
            <Translate id="landing.lead">
              Your visitors tick a box or notice nothing at all. mosparo compares what they wrote
              with your rules, and your website asks mosparo whether the message may pass.
            </Translate>
          </p>
          <SearchEntry />
        </div>
        <BoxDemo />
      </div>
      <div className={styles.ways}>
        {ways().map((way) => (
          <WayCard key={way.to} way={way} />
        ))}
      </div>
      <footer>
        <PageEnd />
      </footer>
    </main>
  );
}
