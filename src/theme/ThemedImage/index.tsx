/**
 * Ejected from theme-classic 3.10: an image of the other colour mode is hidden, and a lazy one that
 * is hidden is not loaded.
 */
import {ThemedComponent} from '@docusaurus/theme-common';
import type {Props} from '@theme/ThemedImage';
import type {ReactNode} from 'react';

export default function ThemedImage({sources, className, alt, ...props}: Props): ReactNode {
  return (
    <ThemedComponent className={className}>
      {({theme, className: themedClass}) => (
        <img loading="lazy" {...props} src={sources[theme]} alt={alt} className={themedClass} />
      )}
    </ThemedComponent>
  );
}
