import {mainStartId} from '../startup/mainStartId';
import type {ReactNode} from 'react';

/**
 * The target of the skip link, first in every `<main>`. A separate element, because it takes the
 * focus: if `<main>` did, every click on a paragraph would focus the whole page.
 */
export default function MainStart(): ReactNode {
  return <span id={mainStartId} tabIndex={-1} className="visually-hidden" />;
}
