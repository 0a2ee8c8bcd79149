import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isSlashOn, setSlash} from '../../client/storage';
import styles from './styles.module.css';

function SlashSwitch(): ReactNode {
  const [isOn, setOn] = useState(isSlashOn);
  const toggle = () => {
    setSlash(!isOn);
    setOn(!isOn);
  };
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={toggle} />
      <Translate id="search.slash">The / key opens the search</Translate>
    </label>
  );
}

/** The keys, for readers who have some. */
export default function Footer(): ReactNode {
  return (
    <div className={styles.footer}>
      <span className={styles.key}>
        <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="search.keyMove">select</Translate>
      </span>
      <span className={styles.key}>
        <kbd>↵</kbd> <Translate id="search.keyOpen">open</Translate>
      </span>
      <span className={styles.key}>
        <kbd>Esc</kbd> <Translate id="search.keyClose">close</Translate>
      </span>
      <SlashSwitch />
    </div>
  );
}
