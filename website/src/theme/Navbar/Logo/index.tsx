import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import NavbarLogo from '@theme-original/Navbar/Logo';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import styles from './styles.module.css';

/** The logo, and beside it the version that the pages describe, with its release notes. */
export default function LogoWithVersion(): ReactNode {
  const {releases, version} = useProduct();
  return (
    <>
      <NavbarLogo />
      <Link className={styles.version} to={`${releases}/tag/v${version}`}>
        <span className="visually-hidden">
          <Translate id="navbar.version">Documented version:</Translate>
        </span>{' '}
        {version}
      </Link>
    </>
  );
}
