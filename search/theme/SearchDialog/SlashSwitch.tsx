import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isSlashOn, setSlash} from '../../client/storage';
import styles from './styles.module.css';

/** Some readers' software types single keys, so the one that opens the box can be switched off. */
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
