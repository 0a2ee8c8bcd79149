import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import type {Shared} from '../frame/core/shared';
import {choiceNames, defaults, fromShared, toEntries, type ReadChoices} from './core/choices';
import UpgradeLab from './lab';
import {labTexts} from './lab/texts';

const kept = {
  id: 'upgrade',
  start: {choices: defaults, unknown: []} as ReadChoices,
  write: ({choices}: ReadChoices) => toEntries(choices),
  // The lab itself shows what it does not know: people type such an address.
  read: (shared: Shared) => ({state: fromShared(shared), unread: 0}),
  query: {names: choiceNames, heading: 'path'},
};

/** The way from one release of mosparo to another. */
export default function UpgradePath(): ReactNode {
  const {name, privacy, linkHelp} = labTexts[useLocale()];
  return <Lab kept={kept} name={name} privacy={privacy} linkHelp={linkHelp} part={UpgradeLab} />;
}
