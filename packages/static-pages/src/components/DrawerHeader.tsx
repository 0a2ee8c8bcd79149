import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import IconClose from '@theme/Icon/Close';
import NavbarLogo from '@theme/Navbar/Logo';
import type {ReactNode} from 'react';

interface Props {
  /** Id of the popover that it closes. */
  readonly drawer: string;
}

/** The first row of a menu for phones. */
export default function DrawerHeader({drawer}: Props): ReactNode {
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle />
      <button
        type="button"
        className="clean-btn navbar-sidebar__close"
        popoverTarget={drawer}
        popoverTargetAction="hide"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}>
        <IconClose />
      </button>
    </div>
  );
}
