import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import {shellTexts} from './shellTexts';

const load = () => import('./lab');

/** Names of core/choices.ts, which the page does not load before the lab. */
const query = {names: ['from', 'to', 'kind', 'database'], heading: 'path'} as const;

/** The way from one release of mosparo to another. The children are the worked example. */
export default function UpgradePath({children}: {readonly children: ReactNode}): ReactNode {
  const {name, offer, privacy} = shellTexts[useLocale()];
  return (
    <Lab id="upgrade" name={name} offer={offer} privacy={privacy} query={query} load={load}>
      {children}
    </Lab>
  );
}
