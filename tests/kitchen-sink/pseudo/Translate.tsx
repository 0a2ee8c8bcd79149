import {interpolate} from '@docusaurus/Interpolate';
import type {TranslateProps} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {accent} from './accent';

/** Replaces `@docusaurus/Translate` in the pseudo-locale: returns the English text with accents. */
export function translate(
  {message = '', id = message}: {message?: string; id?: string},
  values?: Record<string, string | number>,
): string {
  return interpolate(accent(message || id), values);
}

export default function Translate({children, id, values}: TranslateProps<string>): ReactNode {
  return <>{interpolate(accent(children ?? id ?? ''), values)}</>;
}
