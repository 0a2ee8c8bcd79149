/** Called by the atlas when it is loaded: completes what the site has started with. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {prepareTexts, readFromPage, type Parts} from '@site/src/article/texts';
import type {RouteChunkNames} from '@docusaurus/types';
import type {RouteConfig} from 'react-router-config';
import {addDocLists, type DocList} from './docLists';
import {addFiles} from './files';

interface PageRow {
  readonly path: string;
  readonly hash: string;
  readonly names: RouteChunkNames[string];
  readonly attributes: object;
}

interface Atlas {
  readonly parts: Parts;
  readonly lists: readonly {readonly place: readonly number[]; readonly rows: readonly PageRow[]}[];
  readonly docs: readonly DocList[];
  /** Files of chunks by their ids. */
  readonly files: Readonly<Record<string, string>>;
}

function listAt(place: readonly number[]): RouteConfig[] {
  return place.reduce<RouteConfig[]>((list, index) => list[index]?.routes ?? [], routes);
}

export function complete({parts, lists, docs, files}: Atlas): void {
  addFiles(files);
  prepareTexts(parts);
  Object.assign(registry, parts);
  for (const {place, rows} of lists) {
    const list = listAt(place);
    for (const {path, hash, names, attributes} of rows) {
      routesChunkNames[`${path}-${hash}`] = names;
      if (typeof names.content === 'string') readFromPage(parts[names.content], path);
      list.push({path, component: ComponentCreator(path, hash), ...attributes});
    }
  }
  addDocLists(globalData, docs);
}
