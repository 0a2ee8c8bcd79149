/**
 * Ejected from theme-classic 3.10, which removes the image of the other color mode after hydration only.
 * Here both stay: styles hide the one of the other mode, and browsers do not load a lazy image that is hidden.
 */
import type {Props} from '@theme/ThemedImage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      loading="lazy"
      {...props}
      src={sources[theme]}
      alt={alt}
      className={clsx(styles[theme], className)}
    />
  ));
}
