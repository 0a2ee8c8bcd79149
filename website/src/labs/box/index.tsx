import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import {defaultDesign} from './core/design';
import {decodeDesign, encodeDesign} from './core/link';
import Designer from './lab';
import {texts} from './lab/texts';

const kept = {id: 'box', start: defaultDesign, write: encodeDesign, read: decodeDesign};

/** Designs the box, shows it in all its states, and checks its contrast. */
export default function BoxDesigner(): ReactNode {
  return <Lab kept={kept} name={texts[useLocale()].name} part={Designer} />;
}
