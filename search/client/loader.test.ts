import {describe, expect, test, vi} from 'vitest';
import {emptyIndexFile} from '../core/types';
import {createLoader} from './loader';

const file = {documents: [], index: {version: 1}};
const respond = (body: string, status = 200) => new Response(body, {status});

describe('loader', () => {
  test('requests of a tag share one load', async () => {
    const fetchUrl = vi.fn(async () => respond(JSON.stringify(file)));
    const loader = createLoader('/de/', fetchUrl);
    const [one, two] = await Promise.all([loader.index('default'), loader.index('default')]);
    expect(one).toBe(two);
    expect(fetchUrl).toHaveBeenCalledExactlyOnceWith('/de/search-index-default.json');
  });

  test.each<[string, () => Promise<Response>]>([
    ['an error answer', async () => respond('{}', 500)],
    ['a missing file', async () => respond('<html>', 404)],
    ['broken JSON', async () => respond('{"documents": [')],
    ['JSON of another shape', async () => respond('"text"')],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is an empty index, and the next search tries again', async (_, answer) => {
    const fetchUrl = vi.fn(answer);
    const loader = createLoader('/', fetchUrl);
    expect(await loader.index('default')).toEqual(emptyIndexFile);
    fetchUrl.mockImplementation(async () => respond(JSON.stringify(file)));
    expect(await loader.index('default')).toEqual(file);
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
