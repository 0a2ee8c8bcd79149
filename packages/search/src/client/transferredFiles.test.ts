import {expect, test, vi} from 'vitest';
import {emptyIndexFile} from '../core/types';
import {createLoader} from './loader';
import {transferredFiles} from './transferredFiles';

const file = {documents: [], index: {version: 3, terms: '', postings: ''}};
const body = () => new TextEncoder().encode(JSON.stringify(file)).buffer as ArrayBuffer;
const url = '/search-index-default.json';

/** A loader like that of the worker. */
function workerLoader() {
  const files = transferredFiles([url]);
  const fetchUrl = vi.fn(async () => new Response(body()));
  return {
    files,
    fetchUrl,
    loader: createLoader('/', (wanted) => files.take(wanted) ?? fetchUrl()),
  };
}

test('a file that the page transfers is not fetched again', async () => {
  const {files, fetchUrl, loader} = workerLoader();
  const early = loader.index('default');
  files.receive(url, body(), false);
  expect(await early).toEqual(file);
  expect(await loader.index('default')).toEqual(file);
  expect(fetchUrl).not.toHaveBeenCalled();
});

test('a file that arrives before it is requested is kept', async () => {
  const {files, fetchUrl, loader} = workerLoader();
  files.receive(url, body(), false);
  expect(await loader.index('default')).toEqual(file);
  expect(fetchUrl).not.toHaveBeenCalled();
});

test('a file that the page could not load is an error, and the next search fetches it', async () => {
  const {files, fetchUrl, loader} = workerLoader();
  files.receive(url, null, false);
  await expect(loader.index('default')).rejects.toThrow();
  expect(await loader.index('default')).toEqual(file);
  expect(fetchUrl).toHaveBeenCalledOnce();
});

test('a file that the page found missing counts as empty', async () => {
  const {files, loader} = workerLoader();
  files.receive(url, null, true);
  expect(await loader.index('default')).toEqual(emptyIndexFile);
});

test('other files are fetched', async () => {
  const {fetchUrl, loader} = workerLoader();
  expect(await loader.index('docs-default-current')).toEqual(file);
  expect(fetchUrl).toHaveBeenCalledOnce();
});
