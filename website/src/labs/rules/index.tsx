import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import Example from './Example';
import {shellTexts} from './shellTexts';

const load = () => import('./lab');

/** Tries rules on a form, as the documented version of mosparo would. */
export default function RulePlayground(): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="rules" name={name} offer={offer} load={load}>
      <Example />
    </Lab>
  );
}
