/**
 * Ejected from theme-classic 3.10: on phones the sidebar is a popover, the menu of the documentation.
 * It cannot be hidden on desktops, so what the theme needs for that is left out.
 */
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import DrawerHeader from '../../../../components/DrawerHeader';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <aside
      id="docs-menu"
      popover="auto"
      data-drawer
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      <DrawerHeader drawer="docs-menu" />
      <button type="button" className="clean-btn navbar-sidebar__back" popoverTarget="menu">
        <Translate id="drawer.back">Back to main menu</Translate>
      </button>
      <DocSidebarDesktop
        key={name}
        sidebar={sidebar}
        path={pathname}
        isHidden={false}
        onCollapse={() => undefined}
      />
    </aside>
  );
}
