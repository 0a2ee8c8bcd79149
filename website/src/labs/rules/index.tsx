import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import {encodeSetup} from './core/encode';
import {examples} from './core/examples';
import {decodeSetup} from './core/link';
import type {Setup} from './core/setup';
import Playground from './lab';
import {texts} from './lab/texts';

const kept = {
  id: 'rules',
  start: examples.contact as Setup,
  write: encodeSetup,
  read: decodeSetup,
};

/** Tries rules on a form, as the documented version of mosparo would. */
export default function RulePlayground(): ReactNode {
  return <Lab kept={kept} name={texts[useLocale()].name} part={Playground} />;
}
