/**
 * Stands in for `@docusaurus/Head`. The head of a page that sleeps is complete as it came; without
 * the main part, which knows title and description, it would be overwritten with less.
 */
import {Helmet, type HelmetProps} from 'react-helmet-async';
import {useSyncExternalStore, type ReactNode} from 'react';
import {isAsleep, onAwake} from './state';

const isAwake = () => !isAsleep();

export default function Head(props: HelmetProps): ReactNode {
  const awake = useSyncExternalStore(onAwake, isAwake, isAwake);
  return awake ? <Helmet {...props} /> : null;
}
