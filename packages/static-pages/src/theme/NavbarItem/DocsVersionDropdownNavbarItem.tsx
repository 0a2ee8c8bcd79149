import Original from '@theme-init/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** The theme's menu, marked so that clicks on it and its links wait for React (packages/static-pages/src/startup/inline/clicks.ts). */
export default function VersionDropdown(props: Props): ReactNode {
  return <Original {...props} data-needs-react="" />;
}
