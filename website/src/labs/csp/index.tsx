import type {ReactNode} from 'react';
import {ownHost} from '@site/src/features/values/ownHost';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import {defaults} from './core/choices';
import {fromShared, toEntries, type Entered} from './core/link';
import CspLab from './lab';
import {labTexts} from './lab/texts';

const kept = {
  id: 'csp',
  start: {choices: defaults, pasted: ''} as Entered,
  ownStart: (): Entered => ({
    choices: {...defaults, hosts: `https://${ownHost()}`},
    pasted: '',
  }),
  write: toEntries,
  read: fromShared,
};

/** Generates a Content-Security-Policy for a page with mosparo. */
export default function CspBuilder(): ReactNode {
  const {name, linkHelp} = labTexts[useLocale()];
  return <Lab kept={kept} name={name} linkHelp={linkHelp} part={CspLab} isLeftOutOfCopies />;
}
