import type {ReactNode} from 'react';
import {privacy, type PrivacyId} from '@site/data/privacy';
import {useLocale} from '@site/src/hooks/useLocale';
import RichText from '../RichText';

/** A sentence about privacy in the wording that all pages share. */
export default function Privacy({id}: {readonly id: PrivacyId}): ReactNode {
  return <RichText text={privacy[id][useLocale()]} />;
}
