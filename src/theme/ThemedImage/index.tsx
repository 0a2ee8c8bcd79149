/**
 * Ejected from theme-classic 3.10, which loads both images until the page is hydrated, and hydration may
 * never come. Both stay; an image of the other color mode is hidden, and a lazy one that is hidden is not loaded.
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
