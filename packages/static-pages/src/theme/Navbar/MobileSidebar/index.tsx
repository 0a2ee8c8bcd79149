/**
 * Replaces the theme's drawer (3.10), which needs React to open, by a popover. The menu of the
 * documentation is another popover (packages/static-pages/src/theme/DocRoot/Layout/Sidebar) with a button that leads to this one.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import {useHistory, useLocation} from '@docusaurus/router';
import DrawerHeader from '../../../components/DrawerHeader';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {useEffect, type ReactNode} from 'react';

/** Closes the open menu; true if one was open. */
function closeDrawer(): boolean {
  const drawer = document.querySelector<HTMLElement>('[data-drawer]:popover-open');
  drawer?.hidePopover();
  return drawer !== null;
}

export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const {pathname} = useLocation();
  // Only on a change of page, not on hydration: the reader may have opened the menu before.
  useEffect(() => () => void closeDrawer(), [pathname]);
  const history = useHistory();
  // While the menu is open, going back only closes it.
  useEffect(
    () => history.block((_, action) => (action === 'POP' && closeDrawer() ? false : undefined)),
    [history],
  );
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
