import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CSSProperties} from 'react';

/**
 * Styles of a drawing, in the browser only: the policy of the pages forbids styles in their HTML. Until then a
 * drawing has the size of the default box from the style sheet, so that nothing moves.
 */
export function useDrawn(): (style: CSSProperties) => CSSProperties | undefined {
  const isBrowser = useIsBrowser();
  return (style) => (isBrowser ? style : undefined);
}
