import type {ReactNode} from 'react';
import {ownHost} from '@site/src/features/values/ownHost';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import {defaults, type Choices} from './core/choices';
import {fromShared, toEntries} from './core/link';
import ComposeLab from './lab';
import {labTexts} from './lab/texts';

/** All of the state may be in a link: it has no field for a secret. */
const kept = {
  id: 'compose',
  start: defaults,
  ownStart: (): Choices => ({...defaults, domain: ownHost()}),
  write: toEntries,
  read: fromShared,
};

/** Generates the files for an installation with Docker. */
export default function ConfigurationBuilder(): ReactNode {
  return <Lab kept={kept} name={labTexts[useLocale()].name} part={ComposeLab} isLeftOutOfCopies />;
}
