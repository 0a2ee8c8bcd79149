import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import BoxDemo from '../BoxDemo';
import styles from './styles.later.module.css';

/** The first screen: what mosparo is, where to begin, and what it feels like. */
export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <p className={styles.kicker}>
          <Translate id="landing.kicker">Self-hosted spam protection for web forms</Translate>
        </p>
        <h1 className={styles.title}>
          <span>
            <Translate id="landing.title">Forms without spam.</Translate>
          </span>{' '}
          <span>
            <Translate id="landing.titleEnd">Visitors without puzzles.</Translate>
          </span>
        </h1>
        <p className={styles.lead}>
          <Translate id="landing.lead">
            mosparo checks form entries against your rules, on your own server. Your visitors tick a
            box or notice nothing at all.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link to="/docs/quickstart" className={styles.primary}>
            <Translate id="landing.quickstart">Quickstart: 30 minutes</Translate>
          </Link>{' '}
          <Link to="/docs/integration/with_plugins">
            <Translate id="landing.plugin">Find your plugin</Translate>
          </Link>
        </p>
      </div>
      <BoxDemo />
    </div>
  );
}
