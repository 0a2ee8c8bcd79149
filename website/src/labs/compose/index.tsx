import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import {shellTexts} from './shellTexts';

const load = () => import('./lab');

/** Generates the files for an installation with Docker. The children are the worked example. */
export default function ConfigurationBuilder({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="compose" name={name} offer={offer} load={load}>
      {children}
    </Lab>
  );
}
