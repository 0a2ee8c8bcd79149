import {useAwake} from '@site/src/awake/useAwake';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

/** The theme's (3.10), spared while the head sleeps too (see src/awake/Head). */
export default function SleepySiteMetadata(): ReactNode {
  return useAwake() ? <SiteMetadata /> : null;
}
