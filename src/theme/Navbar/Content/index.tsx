/** Ejected from theme-classic 3.10: both halves of the bar are taken over in tasks of their own. */
import {ErrorCauseBoundary, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Later from '@site/src/start/Later';
import {createTurn} from '@site/src/start/turns';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const {containerLeft, containerRight} = ThemeClassNames.layout.navbar;
const [leftTurn, rightTurn] = [createTurn(), createTurn()];

function failure(item: NavbarItemConfig, cause: Error): Error {
  const text = `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`;
  return new Error(text, {cause});
}

function NavbarItems({items}: {readonly items: readonly NavbarItemConfig[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(error) => failure(item, error)}>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

export default function NavbarContent(): ReactNode {
  const {disabled} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const [leftItems, rightItems] = splitNavbarItems(items);
  const hasSearch = items.some(({type}) => type === 'search');
  return (
    <div className="navbar__inner">
      <Later turn={leftTurn}>
        <div className={clsx(containerLeft, 'navbar__items')}>
          {!disabled && <NavbarMobileSidebarToggle />}
          <NavbarLogo />
          <NavbarItems items={leftItems} />
        </div>
      </Later>
      <Later turn={rightTurn}>
        <div className={clsx(containerRight, 'navbar__items navbar__items--right')}>
          <NavbarItems items={rightItems} />
          <NavbarColorModeToggle className={styles.colorModeToggle} />
          {!hasSearch && (
            <NavbarSearch>
              <SearchBar />
            </NavbarSearch>
          )}
        </div>
      </Later>
    </div>
  );
}
