import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {privacy} from '@site/data/privacy';
import {useLocale} from '@site/src/hooks/useLocale';
import {useProduct} from '@site/src/hooks/useProduct';
import styles from './styles.module.css';

/** What decides before any feature does, in one row. */
export default function Trust(): ReactNode {
  const locale = useLocale();
  const {name, version} = useProduct();
  return (
    <ul className={styles.trust}>
      <li>
        <Translate id="landing.trust.license">Free and open source, MIT license</Translate>
      </li>
      <li>{privacy.recipientsNote[locale]}</li>
      <li>
        <Translate id="landing.trust.stored" values={{note: privacy.retentionNote[locale]}}>
          {'Stored on your server, {note}'}
        </Translate>
      </li>
      <li>
        <Translate id="landing.trust.version" values={{name, version}}>
          {'Describes {name} {version}'}
        </Translate>
      </li>
    </ul>
  );
}
