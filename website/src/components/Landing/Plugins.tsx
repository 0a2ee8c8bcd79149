import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {systems} from './systems';
import styles from './styles.later.module.css';

/** Whether there is something for the reader's system. */
export default function Plugins(): ReactNode {
  return (
    <section>
      <h2 className={styles.heading}>
        <Translate id="landing.plugins.title">Plugins for what you run</Translate>
      </h2>
      <ul className={styles.systems}>
        {systems.map(({name, initials, to}) => (
          <li key={name}>
            <Link to={to}>
              <span aria-hidden="true" data-markdown="ignore">
                {initials}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="landing.plugins.more"
          values={{
            custom: (
              <Link to="/docs/integration/custom">
                <Translate id="landing.plugins.custom">a few lines of your own code</Translate>
              </Link>
            ),
          }}>
          {'Everything else is connected with {custom}.'}
        </Translate>
      </p>
    </section>
  );
}
