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
    ['something else', async () => respond('"text"')],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is an empty index, and the next search tries again', async (_, answer) => {
    const fetchUrl = vi.fn(answer);
    const loader = createLoader('/', fetchUrl);
    expect(await loader.index('default')).toEqual(emptyIndexFile);
    fetchUrl.mockImplementation(async () => respond(JSON.stringify(file)));
    expect(await loader.index('default')).toEqual(file);
  });

  test.each([
    ['/', '/docs/cli', '/search-text/docs/cli.json'],
    ['/de/', '/de/docs/cli', '/de/search-text/docs/cli.json'],
    ['/', '/', '/search-text/index.json'],
  ])('texts of %s %s', async (base, route, url) => {
    const fetchUrl = vi.fn(async () => respond('{"": "text"}'));
    expect(await createLoader(base, fetchUrl).texts(route)).toEqual({'': 'text'});
    expect(fetchUrl).toHaveBeenCalledWith(url);
  });
});
