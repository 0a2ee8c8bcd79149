import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {SearchService} from '../../client/connect';
import Box, {type PageValues, type Typed} from './Box';
import styles from './styles.module.css';

export type {PageValues};

export interface MountedBox {
  readonly element: HTMLElement;
  render(values: PageValues): void;
}

/** Renders the box, a React root of its own: it does not wait until React has hydrated the page. */
export function mount(service: SearchService, values: PageValues, typed: Typed): MountedBox {
  const element = document.createElement('div');
  element.className = styles.box ?? '';
  const root = createRoot(element);
  const render = (known: PageValues) =>
    root.render(<Box service={service} typed={typed} {...known} />);
  // At once: the reader waits for it, and the rest of the page may still be hydrating.
  flushSync(() => render(values));
  return {element, render};
}
