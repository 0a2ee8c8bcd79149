import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {privacy} from '@site/data/privacy';
import {useLocale} from '@site/src/hooks/useLocale';
import {TickIcon} from '../icons';
import styles from './styles.later.module.css';

/** What decides before any feature does, in one row. */
export default function Trust(): ReactNode {
  const locale = useLocale();
  return (
    <ul className={styles.trust}>
      <li>
        <TickIcon />
        <Translate id="landing.trust.license">Free and open source, MIT license</Translate>
      </li>
      <li>
        <TickIcon />
        {privacy.recipientsNote[locale]}
      </li>
      <li>
        <TickIcon />
        <Translate id="landing.trust.stored" values={{note: privacy.retentionNote[locale]}}>
          {'Stored on your server, {note}'}
        </Translate>
      </li>
    </ul>
  );
}
