import {useEffect, useRef, type RefObject} from 'react';
import {watchOverflow} from './watchOverflow';

interface ScrollBox<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly 'data-scroll-box': string;
}

/** Properties of a box that scrolls. */
export function useScrollBox<T extends HTMLElement>(name: string): ScrollBox<T> {
  const ref = useRef<T>(null);
  useEffect(() => (ref.current ? watchOverflow(ref.current) : undefined), []);
  return {ref, 'data-scroll-box': name};
}
