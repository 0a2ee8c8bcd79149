import {brotliCompressSync, constants} from 'node:zlib';
import type {SearchIndexFile} from '../core/types';

/** The best quality takes four times as long and saves one percent. */
const quality = constants.BROTLI_MAX_QUALITY - 1;

/** What a server with brotli sends for a file, at most. */
export function brotliSize(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, {params}).length;
}

type Build = (contentLength: number) => SearchIndexFile;

/** Steps in which the stored beginnings are shortened. */
const step = 10;

/**
 * Builds the index with the longest beginnings of sections that fit. The size grows almost
 * evenly with their length, so two measurements tell where to look.
 */
export function fitToBudget(build: Build, longest: number, budget: number): SearchIndexFile {
  const full = build(longest);
  if (!Number.isFinite(longest)) {
    return full;
  }
  const fullSize = brotliSize(JSON.stringify(full));
  if (fullSize <= budget) {
    return full;
  }
  const bareSize = brotliSize(JSON.stringify(build(0)));
  const share = Math.max(0, (budget - bareSize) / (fullSize - bareSize));
  let length = Math.floor((longest * share) / step) * step;
  let index = build(length);
  while (length > 0 && brotliSize(JSON.stringify(index)) > budget) {
    length -= step;
    index = build(length);
  }
  return index;
}
