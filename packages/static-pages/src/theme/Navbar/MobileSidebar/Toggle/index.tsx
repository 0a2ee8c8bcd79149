/** Replaces the theme's (3.10): opens a popover, without React (see ../index.tsx). */
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import type {ReactNode} from 'react';

/** Two buttons; the style sheet shows one of them, because pages of the documentation have a menu of their own. */
export default function MobileSidebarToggle(): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
    message: 'Toggle navigation bar',
  });
  return ['menu', 'docs-menu'].map((drawer) => (
    <button
      key={drawer}
      type="button"
      className="navbar__toggle clean-btn"
      popoverTarget={drawer}
      aria-label={label}>
      <IconMenu />
    </button>
  ));
}
