import {useRef, type RefObject} from 'react';
import {useOverflow} from './useOverflow';

/**
 * Properties of a box that scrolls sideways: a named tab stop while its content
 * is too wide. A group, not a region: a page may hold dozens of them.
 */
export function useScrollBox<T extends HTMLElement>(
  name: string,
): {ref: RefObject<T | null>} & object {
  const ref = useRef<T>(null);
  const overflows = useOverflow(ref);
  return {ref, ...(overflows && {tabIndex: 0, role: 'group', 'aria-label': name})};
}
