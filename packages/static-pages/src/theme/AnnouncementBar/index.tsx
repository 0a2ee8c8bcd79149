import {useThemeConfig} from '@docusaurus/theme-common';
// oxlint-disable-next-line no-restricted-imports -- a seam, watched by npm run check
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Ejected from 3.10: the theme writes its colors as inline styles, which have no
 * dark mode. Storage, state and text stay the theme's (`themeConfig.announcementBar`); until
 * hydration packages/static-pages/src/startup/inline/announcement.ts shows and closes it.
 */
export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const {navbar} = useThemeConfig();
  if (!isActive) {
    return null;
  }
  return (
    <div
      className={clsx('theme-announcement-bar', styles.bar)}
      role="region"
      aria-label={navbar.title}>
      <AnnouncementBarContent />
      <CloseButton onClick={close} className={styles.close} />
    </div>
  );
}
