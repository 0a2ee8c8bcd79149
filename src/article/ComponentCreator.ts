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
  const component = Object.assign(ComponentCreator(path, hash), {
    /** Names of all that it is made of, for fetching ahead. */
    parts: Object.values(flat(names)),
  });
  if (!isAsleep() || !isMainPart(names.__comp)) return component;
  const {preload} = component;
  return Object.assign(component, {
    preloadMain: preload,
    // The core's start asks for the whole page. Whoever asks later goes to another page, from one
    // that must be live before it can change.
    preload: () => (hasStarted() ? Promise.all([wake(), preload()]) : Promise.resolve()),
  });
}
