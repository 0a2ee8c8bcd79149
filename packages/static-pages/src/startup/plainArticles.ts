import {readFileSync} from 'node:fs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Code in fences is only shown, not run. */
const fences = /^([ \t]*)(`{3,}|~{3,}).*?\n[^]*?^\1\2/gm;

/** What may need React in the browser: components of its own, and handlers. */
const program = /^(?:import|export)\s|\son[A-Z]\w*=/m;

/** Whether an article is text and the site's own components, so that it can stay as the server rendered it. */
export const isPlain = (markdown: string): boolean => !program.test(markdown.replace(fences, ''));

/** The articles of the documentation that stay as the server rendered them: file → path. */
export function articlesToKeep(
  areas: readonly LoadedContent[],
  siteDir: string,
  which: 'plain' | 'all',
): Record<string, string> {
  const docs = areas.flatMap(({loadedVersions}) =>
    loadedVersions.flatMap((version) => version.docs),
  );
  const files = docs.map(
    ({source, permalink}) => [source.replace('@site', siteDir), permalink] as const,
  );
  return Object.fromEntries(
    files.filter(([file]) => which === 'all' || isPlain(readFileSync(file, 'utf8'))),
  );
}
