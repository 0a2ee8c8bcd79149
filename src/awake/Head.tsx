/**
 * Stands in for `@docusaurus/Head`. The head of a page that sleeps is complete as it came; without
 * the main part, which knows title and description, it would be overwritten with less.
 */
import {Helmet, type HelmetProps} from 'react-helmet-async';
import type {ReactNode} from 'react';
import {useAwake} from './useAwake';

export default function Head(props: HelmetProps): ReactNode {
  return useAwake() ? <Helmet {...props} /> : null;
}
