/**
 * Stands in for `@docusaurus/ComponentCreator`, which turns routes into components: it changes how
 * the texts of pages are loaded, and when the main part of the first page is.
 */
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import ComponentCreator from '@docusaurus/core/lib/client/exports/ComponentCreator';
import flat from '@docusaurus/core/lib/client/flat';
import {wake} from '@site/src/awake';
import {hasStarted, isAsleep} from '@site/src/awake/state';
import {prepareTexts, type Parts} from './texts';

prepareTexts(registry as unknown as Parts);

/** What stands inside the root of all docs: the main part, which may sleep. */
const mainParts = /^@theme\/Doc(?!sRoot)/;

function isMainPart(name: unknown): boolean {
  return typeof name === 'string' && mainParts.test(registry[name]?.[1] ?? '');
}

export default function createComponent(path: string, hash: string) {
  const names = routesChunkNames[`${path}-${hash}`] ?? {};
  const parts = Object.values(flat(names));
  const component = Object.assign(ComponentCreator(path, hash), {
    /** Names of all that it is made of, for fetching ahead. */
    parts,
  });
  if (!isAsleep() || !isMainPart(names.__comp)) return component;
  const {preload} = component;
  return Object.assign(component, {
    // Its own loader would remember a failure for good; the bundler's try again.
    preloadMain: () => Promise.all(parts.map((name) => registry[name]?.[0]())).then(preload),
    // The core's start asks for the whole page. Whoever asks later goes to another page, from one
    // that must be live before it can change.
    preload: () => (hasStarted() ? Promise.all([wake(), preload()]) : Promise.resolve()),
  });
}
