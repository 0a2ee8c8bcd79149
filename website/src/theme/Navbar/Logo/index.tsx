import Translate from '@docusaurus/Translate';
import NavbarLogo from '@theme-original/Navbar/Logo';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import styles from './styles.module.css';

/** The logo, and beside it the version that the pages describe. */
export default function LogoWithVersion(): ReactNode {
  return (
    <>
      <NavbarLogo />
      <span className={styles.version}>
        <span className="visually-hidden">
          <Translate id="navbar.version">Documented version:</Translate>
        </span>{' '}
        {useProduct().version}
      </span>
    </>
  );
}
