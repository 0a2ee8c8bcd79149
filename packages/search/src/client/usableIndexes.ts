import type {SearchIndexFile} from '../core/types';
import type {Loader} from './loader';
import {PartialIndex} from './partialIndex';

/** The indexes of tags. Those that are broken or cannot be reached are left out, and fetched again by the next call. */
export function usableIndexes(
  loader: Loader,
): (tags: readonly string[]) => Promise<PartialIndex[]> {
  const known = new WeakMap<SearchIndexFile, PartialIndex>();

  async function open(tag: string): Promise<PartialIndex> {
    const file = await loader.index(tag);
    const index = known.get(file) ?? new PartialIndex(loader, tag, file);
    // Reads all of it: the right outer shape does not mean that it can be read.
    void index.loaded;
    known.set(file, index);
    return index;
  }

  return async (tags) => {
    const opened = await Promise.allSettled(tags.map(open));
    return opened.flatMap((result, at) => {
      if (result.status === 'fulfilled') {
        return [result.value];
      }
      loader.forget(tags[at] ?? '');
      return [];
    });
  };
}
