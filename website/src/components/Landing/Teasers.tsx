import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.later.module.css';

interface Teaser {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

function teasers(): readonly Teaser[] {
  return [
    {
      to: '/docs/usage/rule_types#playground',
      title: translate({id: 'landing.lab.rules', message: 'Rule playground'}),
      text: translate({
        id: 'landing.lab.rules.text',
        message: 'Write a rule and see which words it catches, and why.',
      }),
    },
    {
      to: '/docs/installation/install/docker#builder',
      title: translate({id: 'landing.lab.compose', message: 'Configuration builder'}),
      text: translate({
        id: 'landing.lab.compose.text',
        message: 'Choose database, proxy and cron, and copy the finished files.',
      }),
    },
    {
      to: '/docs/usage/design#box-designer',
      title: translate({id: 'landing.lab.box', message: 'Box designer'}),
      text: translate({
        id: 'landing.lab.box.text',
        message: 'Give the box your colors and see whether everybody can read it.',
      }),
    },
  ];
}

/** Labs of the documentation that need no installation. */
export default function Teasers(): ReactNode {
  return (
    <section>
      <h2 className={styles.heading}>
        <Translate id="landing.labs.title">Try it before you install anything</Translate>
      </h2>
      <div className={styles.cards}>
        {teasers().map(({to, title, text}) => (
          <div key={to} className={styles.card}>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
