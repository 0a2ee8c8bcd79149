/**
 * Stands in for `@docusaurus/ComponentCreator`, which turns routes into components: it changes how
 * the texts of pages are loaded, and when the main part of the first page is.
 */
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import ComponentCreator from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {wake} from '@site/src/awake';
import {hasStarted, isAsleep} from '@site/src/awake/state';
import {firstPage} from './firstPage';
import {loadVocabulary} from './vocabulary';

/** The text of the first page is in the document already; KeptArticle leaves it there. */
const keptText = {default: () => null, ...firstPage};

for (const entry of Object.values(registry)) {
  const [load, source] = entry;
  if (/\.mdx?$/.test(source)) {
    entry[0] =
      source === firstPage?.metadata.source
        ? () => Promise.resolve(keptText)
        : () => Promise.all([load(), loadVocabulary()]).then(([text]) => text);
  }
}

/** What stands inside the root of all docs: the main part, which may sleep. */
const mainParts = /^@theme\/Doc(?!sRoot)/;

function isMainPart(path: string, hash: string): boolean {
  const name = routesChunkNames[`${path}-${hash}`]?.__comp;
  return typeof name === 'string' && mainParts.test(registry[name]?.[1] ?? '');
}

export default function createComponent(path: string, hash: string) {
  const component = ComponentCreator(path, hash);
  if (!isAsleep() || !isMainPart(path, hash)) return component;
  const {preload} = component;
  return Object.assign(component, {
    preloadMain: preload,
    // The core's start asks for the whole page. Whoever asks later goes to another page, from one
    // that must be live before it can change.
    preload: () => (hasStarted() ? wake().then(preload) : Promise.resolve()),
  });
}
