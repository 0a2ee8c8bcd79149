import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isSlashOn, setSlash} from '../../client/slash';
import styles from './styles.later.module.css';

/** Turns off the single-key shortcut, as WCAG 2.1.4 requires: speech input can type single keys by mistake. */
export default function SlashSwitch(): ReactNode {
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
