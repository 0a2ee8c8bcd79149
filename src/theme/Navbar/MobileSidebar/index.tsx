import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type {ReactNode} from 'react';
import {useModalSidebar} from './useModalSidebar';

/** The theme's drawer (3.10) leaves the page behind it reachable by keyboard; this one is modal. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalSidebar(shown, toggle);
  return <MobileSidebar />;
}
