import {expect, test, vi} from 'vitest';
import {handedFiles} from './handed';
import {createLoader} from './loader';

const file = {documents: [], index: {version: 1}};
const body = () => new TextEncoder().encode(JSON.stringify(file)).buffer as ArrayBuffer;
const url = '/search-index-default.json';

/** A loader as the worker has it. */
function handedLoader() {
  const handed = handedFiles([url]);
  const fetchUrl = vi.fn(async () => new Response(body()));
  return {
    handed,
    fetchUrl,
    loader: createLoader('/', (wanted) => handed.take(wanted) ?? fetchUrl()),
  };
}

test('what the page hands over is not fetched again', async () => {
  const {handed, fetchUrl, loader} = handedLoader();
  const early = loader.index('default');
  handed.arrive(url, body());
  expect(await early).toEqual(file);
  expect(await loader.index('default')).toEqual(file);
  expect(fetchUrl).not.toHaveBeenCalled();
});

test('what comes before anybody asks is kept', async () => {
  const {handed, fetchUrl, loader} = handedLoader();
  handed.arrive(url, body());
  expect(await loader.index('default')).toEqual(file);
  expect(fetchUrl).not.toHaveBeenCalled();
});

test('what the page could not have is empty, and the next search fetches it', async () => {
  const {handed, fetchUrl, loader} = handedLoader();
  handed.arrive(url, null);
  expect((await loader.index('default')).index).toBeNull();
  expect(await loader.index('default')).toEqual(file);
  expect(fetchUrl).toHaveBeenCalledOnce();
});

test('other files are fetched', async () => {
  const {fetchUrl, loader} = handedLoader();
  expect(await loader.index('docs-default-current')).toEqual(file);
  expect(fetchUrl).toHaveBeenCalledOnce();
});
