/**
 * Replaces the theme's toggle (3.10), which is disabled until React has hydrated the page. A plain
 * button; the inline script handles its clicks (packages/static-pages/src/startup/inline/colorMode.ts).
 */
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const label = translate({
    id: 'colorMode.switch',
    message: 'Switch between dark and light mode',
  });
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.toggle, className)}
      aria-label={label}
      title={label}
      data-color-mode>
      <IconLightMode aria-hidden className={styles.light} />
      <IconDarkMode aria-hidden className={styles.dark} />
    </button>
  );
}
