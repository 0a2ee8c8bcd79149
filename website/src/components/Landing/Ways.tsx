import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.later.module.css';
import {ways, type Way} from './wayTexts';

function WayCard({Icon, to, title, text, links}: Way): ReactNode {
  return (
    <section className={styles.card}>
      <h2>
        <Icon />
        <Link to={to}>{title}</Link>
      </h2>
      <p>{text}</p>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function Ways(): ReactNode {
  return (
    <div className={styles.cards}>
      {ways().map((way) => (
        <WayCard key={way.to} {...way} />
      ))}
    </div>
  );
}
