import type {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';
import type {ArrivalState} from '../../client/arrivalState';
import {closeBox} from '../../client/box';

export type History = ReturnType<typeof useHistory>;

/** Where a link of the box leads, and what it passes to the page. */
export interface Target {
  readonly route: string;
  readonly state?: ArrivalState;
}

export type Go = (target: Target) => void;

/** Opens a page and closes the box. */
export function goTo(history: History, {route, state}: Target): void {
  closeBox();
  const [pathname = '', anchor] = route.split('#');
  history.push({pathname, hash: anchor ? `#${anchor}` : '', state});
}

/** Handles clicks on a link, unless the reader wants a new tab. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
  if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) {
    event.preventDefault();
    act();
  }
};

/** Id of an option, by its position in the list. */
export const optionId = (position: number) => `search-option-${position}`;
