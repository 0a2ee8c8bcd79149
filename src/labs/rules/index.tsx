import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab, {lazyLab} from '../frame';
import Example from './Example';
import {shellTexts} from './shellTexts';

const part = lazyLab(() => import('./lab'));

/** Tries rules on a form, as the documented version of mosparo would. */
export default function RulePlayground(): ReactNode {
  const {name, offer} = shellTexts[useLocale()];
  return (
    <Lab id="rules" name={name} offer={offer} part={part}>
      <Example />
    </Lab>
  );
}
