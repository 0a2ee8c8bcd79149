import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab, {lazyLab} from '../frame';
import Example from './Example';
import {shellTexts} from './shellTexts';

const part = lazyLab(() => import('./lab'));

/** Designs the box and shows whether everybody can read it. */
export default function BoxDesigner(): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="box" name={name} offer={offer} part={part}>
      <Example />
    </Lab>
  );
}
