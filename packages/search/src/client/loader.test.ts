import {describe, expect, test, vi} from 'vitest';
import {emptyIndexFile} from '../core/types';
import {createLoader} from './loader';

const file = {documents: [], index: {version: 3, terms: '', postings: ''}};
const respond = (body: string, status = 200) => new Response(body, {status});

describe('loader', () => {
  test('requests of a tag share one load', async () => {
    const fetchUrl = vi.fn(async () => respond(JSON.stringify(file)));
    const loader = createLoader('/de/', fetchUrl);
    const [one, two] = await Promise.all([loader.index('default'), loader.index('default')]);
    expect(one).toBe(two);
    expect(fetchUrl).toHaveBeenCalledExactlyOnceWith('/de/search-index-default.json');
  });

  const right = async () => respond(JSON.stringify(file));

  test.each<[string, () => Promise<Response>]>([
    ['an error answer', async () => respond('{}', 500)],
    ['HTML instead of JSON', async () => respond('<!DOCTYPE html><p>Sign in to the Wi-Fi')],
    ['broken JSON', async () => respond('{"documents": [')],
    ['JSON of another shape', async () => respond('"text"')],
    ['an index of another shape', async () => respond('{"documents": [], "index": {}}')],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is an error, and the next search tries again', async (_, answer) => {
    const fetchUrl = vi.fn(answer);
    const loader = createLoader('/', fetchUrl);
    await expect(loader.index('default')).rejects.toThrow();
    fetchUrl.mockImplementation(right);
    expect(await loader.index('default')).toEqual(file);
  });

  test('a missing file is an empty index', async () => {
    const loader = createLoader('/', async () => respond('<html>', 404));
    expect(await loader.index('default')).toEqual(emptyIndexFile);
  });

  test('a forgotten index is fetched again', async () => {
    const fetchUrl = vi.fn(right);
    const loader = createLoader('/', fetchUrl);
    await loader.index('default');
    loader.forget('default');
    await loader.index('default');
    expect(fetchUrl).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a missing part', '', 404],
    ['a part of another shape', '[]', 200],
  ])('%s is an error, and the next search tries again', async (_, body, status) => {
    const fetchUrl = vi.fn(async () => respond(body, status));
    const loader = createLoader('/', fetchUrl);
    await expect(loader.part('docs', 1)).rejects.toThrow();
    await expect(loader.part('docs', 1)).rejects.toThrow();
    expect(fetchUrl).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['texts', '/de/search-index-docs/text-7.json'],
    ['documents', '/de/search-index-docs/documents-7.json'],
  ] as const)('%s of an index', async (kind, url) => {
    const fetchUrl = vi.fn(async () => respond('["one", "two"]'));
    expect(await createLoader('/de/', fetchUrl)[kind]('docs', 7)).toEqual(['one', 'two']);
    expect(fetchUrl).toHaveBeenCalledWith(url);
  });
});
