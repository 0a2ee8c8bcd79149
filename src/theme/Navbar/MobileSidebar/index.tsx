import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useIdle} from '@site/src/hooks/useIdle';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {useModalSidebar} from './useModalSidebar';

/**
 * The theme's drawer (3.10) leaves the page behind it reachable by keyboard; this one is modal. A
 * phone builds its menus when it has nothing else to do, or at the latest when they are opened.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalSidebar(shown, toggle);
  const idle = useIdle();
  return idle || shown ? <MobileSidebar /> : null;
}
