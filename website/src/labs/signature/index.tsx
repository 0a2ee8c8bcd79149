import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import Example from './Example';
import {shellTexts} from './shellTexts';

const load = () => import('./lab');

/** Signs a form in the browser and compares it with what the reader's own code made of it. */
export default function SignatureLab(): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="signature" name={name} offer={offer} load={load}>
      <Example />
    </Lab>
  );
}
