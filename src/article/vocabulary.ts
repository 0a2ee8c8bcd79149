import {createElement, type ComponentType, type ReactNode} from 'react';

let MdxContent: ComponentType<{readonly children: ReactNode}> | undefined;

/** The vocabulary of the pages comes together with the first text that is loaded. */
export async function loadVocabulary(): Promise<void> {
  MdxContent ??= (await import('@theme/MDXContent')).default;
}

/** A text with the components that it may use. */
export function withVocabulary(text: ReactNode): ReactNode {
  if (!MdxContent) throw new Error('A text was shown before its vocabulary was loaded.');
  return createElement(MdxContent, null, text);
}
