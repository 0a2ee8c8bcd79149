import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import styles from './styles.module.css';

/** What decides before any feature does, in one row. */
export default function Trust(): ReactNode {
  const {name, version} = useProduct();
  return (
    <ul className={styles.trust}>
      <li>
        <Translate id="landing.trust.license">Free and open source, MIT license</Translate>
      </li>
      <li>
        <Translate id="landing.trust.thirdParties">No data to third parties</Translate>
      </li>
      <li>
        <Translate id="landing.trust.encrypted">Stored encrypted, deleted after 14 days</Translate>
      </li>
      <li>
        <Translate id="landing.trust.version" values={{name, version}}>
          {'Describes {name} {version}'}
        </Translate>
      </li>
    </ul>
  );
}
