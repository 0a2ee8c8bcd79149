import type {ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import Lab from '../frame';
import type {Shared} from '../frame/core/shared';
import {example, start} from './core/example';
import {decodeForm, encodeForm} from './core/link';
import SigningLab from './lab';
import {texts} from './lab/texts';

const kept = {
  id: 'signature',
  start,
  write: encodeForm,
  read: (shared: Shared) => decodeForm(shared, example),
};

/** Signs a form in the browser and compares it with what the reader's own code made of it. */
export default function SignatureLab(): ReactNode {
  const {title, linkHelp} = texts[useLocale()];
  return <Lab kept={kept} name={title} linkHelp={linkHelp} part={SigningLab} />;
}
