import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import Example from './Example';
import {shellTexts} from './shellTexts';

const load = () => import('./lab');

/** Designer for the box, with a check of its contrast. */
export default function BoxDesigner(): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="box" name={name} offer={offer} load={load}>
      <Example />
    </Lab>
  );
}
