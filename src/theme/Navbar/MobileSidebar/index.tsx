/**
 * Replaces the theme's drawer (3.10), which React opens, by a popover, which opens without it. The menu
 * of the documentation is another one (src/theme/DocRoot/Layout/Sidebar) and leads back to this.
 */
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import DrawerHeader from '@site/src/components/DrawerHeader';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {useEffect, type ReactNode} from 'react';

/** Closes the open menu; says whether there was one. */
function closeDrawer(): boolean {
  const drawer = document.querySelector<HTMLElement>('[data-drawer]:popover-open');
  drawer?.hidePopover();
  return drawer !== null;
}

export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const {pathname} = useLocation();
  // Not when React arrives: the reader may have opened it before.
  useEffect(() => () => void closeDrawer(), [pathname]);
  // Going back closes the menu and nothing else.
  useHistoryPopHandler(() => (closeDrawer() ? false : undefined));
  return (
    <div id="menu" popover="auto" data-drawer className="navbar-sidebar">
      <DrawerHeader drawer="menu" />
      <ul className="menu__list navbar-sidebar__item">
        {items.map((item, index) => (
          <NavbarItem mobile {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
