import {createStorageSlot} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/useProduct';
import styles from './styles.module.css';

const dismissed = createStorageSlot('docusaurus.announcement.dismiss');

/**
 * A bar that the reader has closed is hidden from the first paint on. If its id is
 * new, the theme (3.10) resets the stored flag but leaves the bar hidden; so this
 * removes the attribute that hides it once the theme has read the flag.
 */
function useRevealNewAnnouncement(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (dismissed.get() !== 'true') {
        document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
      }
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/**
 * Ejected from 3.10: the theme writes its colors as inline styles, which have no
 * dark mode. Storage, state and text stay the theme's (config/announcement.ts).
 */
export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const product = useProduct();
  useRevealNewAnnouncement();
  if (!isActive) {
    return null;
  }
  return (
    <div
      className={clsx('theme-announcement-bar', styles.bar)}
      role="region"
      aria-label={product.name}>
      <AnnouncementBarContent />
      <CloseButton onClick={close} className={styles.close} />
    </div>
  );
}
