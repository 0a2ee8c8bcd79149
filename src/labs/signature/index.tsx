import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab, {lazyLab} from '../frame';
import Example from './Example';
import {shellTexts} from './shellTexts';

const part = lazyLab(() => import('./lab'));

/** Signs a form in the browser and compares it with what the reader's own code made of it. */
export default function SignatureLab(): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="signature" name={name} offer={offer} part={part}>
      <Example />
    </Lab>
  );
}
