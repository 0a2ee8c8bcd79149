import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import {shellTexts} from './shellTexts';

const load = () => import('./lab');

/** Generates a Content-Security-Policy for a page with mosparo. The children are the worked example. */
export default function CspBuilder({children}: {readonly children: ReactNode}): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="csp" name={name} offer={offer} load={load}>
      {children}
    </Lab>
  );
}
