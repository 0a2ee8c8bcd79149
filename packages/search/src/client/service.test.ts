import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {buildIndex} from '../core/buildIndex';
import {fixtureSections} from '../core/fixture';
import {defaultSearchOptions, type SearchAnswer} from '../core/types';
import type {Loader} from './loader';
import {createService} from './service';

const text = 'A long text with a needle in it.';
const {file, texts} = buildIndex(
  fixtureSections([
    {route: '/a', title: 'Apple', text},
    {route: '/b', title: 'Banana', text: 'Yellow.'},
  ]),
  {language: 'en', contentLength: 0, synonyms: []},
);

const routes = ['/a', '/b', '/c', '/d', '/e'];
/** Long enough that each text gets a file of its own. */
const longText = `${text} ${'More of it. '.repeat(200)}`;
const {file: fivePages} = buildIndex(
  fixtureSections(routes.map((route) => ({route, title: route.slice(1), text: longText}))),
  {language: 'en', contentLength: 0, synonyms: []},
);

function fakeLoader() {
  return {
    index: vi.fn<Loader['index']>(() => Promise.resolve(file)),
    forget: vi.fn<Loader['forget']>(),
    part: vi.fn<Loader['part']>(() => Promise.reject(new Error('no part'))),
    documents: vi.fn<Loader['documents']>(() => Promise.resolve([])),
    texts: vi.fn<Loader['texts']>(() => Promise.resolve(texts[0] ?? [])),
  };
}

const request = (query: string) => ({tags: ['default'], query, options: defaultSearchOptions});
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of many requests at once only the newest is answered', async () => {
  const service = createService(fakeLoader());
  const answered: string[] = [];
  for (const query of ['a', 'ap', 'app', 'appl', 'apple']) {
    service.search(request(query), () => answered.push(query));
  }
  await wait(50);
  expect(answered).toEqual(['apple']);
});

test('after a pause, whole texts give excerpts; each file is fetched once', async () => {
  const loader = fakeLoader();
  const service = createService(loader);
  const answers: SearchAnswer[] = [];
  service.search(request('needle'), (answer) => answers.push(answer));
  await wait(250);
  expect(answers.map(({results}) => results[0]?.excerpt.length)).toEqual([0, 3]);
  expect(answers[1]?.results.map(({document}) => document.sectionRoute)).toEqual(['/a']);
  service.search(request('needl'), (answer) => answers.push(answer));
  await wait(250);
  expect(answers).toHaveLength(3);
  expect(answers[2]?.results[0]?.excerpt).toHaveLength(3);
  expect(loader.texts).toHaveBeenCalledTimes(1);
});

test('every result gets an excerpt, the first three pages before the others', async () => {
  const loader = fakeLoader();
  loader.index.mockImplementation(() => Promise.resolve(fivePages));
  loader.texts.mockImplementation(() => Promise.resolve([longText]));
  const service = createService(loader);
  const answers: SearchAnswer[] = [];
  service.search(request('needle'), (answer) => answers.push(answer));
  const shown = () =>
    answers.map(({results}) => results.filter(({excerpt}) => excerpt.length > 0).length);
  await wait(1000);
  expect(shown()).toEqual([0, 3, 5]);
});

test('texts of the pages further down are not fetched for a stale request', async () => {
  const loader = fakeLoader();
  loader.index.mockImplementation(() => Promise.resolve(fivePages));
  loader.texts.mockImplementation(() => Promise.resolve([longText]));
  const service = createService(loader);
  service.search(request('needle'), ({results}) => {
    if (results[0]?.excerpt.length) {
      service.search(request('nothing like it'), () => {});
    }
  });
  await wait(1000);
  expect(loader.texts).toHaveBeenCalledTimes(3);
});

test('on a large site the documents of the results are fetched', async () => {
  const large = buildIndex(
    fixtureSections([
      {route: '/a', title: 'Apple', text},
      {route: '/b', title: 'Banana', text: 'Yellow.'},
    ]),
    {language: 'en', contentLength: 0, synonyms: [], maxListed: 0},
  );
  const loader = fakeLoader();
  loader.index.mockImplementation(() => Promise.resolve(large.file));
  loader.documents.mockImplementation((_, number) => Promise.resolve(large.blocks[number] ?? []));
  const answers: SearchAnswer[] = [];
  createService(loader).search(request('needle'), (answer) => answers.push(answer));
  await wait(1000);
  expect(answers[0]?.results.map(({document}) => document.sectionRoute)).toEqual(['/a']);
  expect(loader.documents.mock.calls).toEqual([['default', 0]]);
});

test('a request that is stale when its files arrive is dropped', async () => {
  const loader = fakeLoader();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  loader.index.mockImplementation(() => released.then(() => file));
  const service = createService(loader);
  const answered: string[] = [];
  service.search(request('apple'), () => answered.push('apple'));
  await wait(10);
  service.search(request('banana'), () => answered.push('banana'));
  release();
  await wait(30);
  expect(answered).toEqual(['banana']);
});

/** What a search answers with this loader, without the later answers with longer excerpts. */
async function answerOf(loader: Loader, query: string): Promise<SearchAnswer | undefined> {
  const answers: SearchAnswer[] = [];
  createService(loader).search(request(query), (answer) => answers.push(answer));
  await wait(50);
  return answers.at(-1);
}

test('an index that cannot be loaded is told apart from one without results', async () => {
  const loader = fakeLoader();
  expect(await answerOf(loader, 'xqzvwk')).toMatchObject({results: [], hasFailed: false});
  loader.index.mockImplementation(() => Promise.reject(new Error('500')));
  expect(await answerOf(loader, 'apple')).toMatchObject({results: [], hasFailed: true});
});

test.each([
  ['documents', {...file, documents: [null]}],
  ['terms', {...file, index: {...file.index, documents: 7, lengths: {}}}],
])('an index with wrong %s is an error and not kept', async (_name, wrong) => {
  const loader = fakeLoader();
  loader.index.mockImplementation(() => Promise.resolve(wrong as unknown as typeof file));
  expect(await answerOf(loader, 'apple')).toMatchObject({results: [], hasFailed: true});
  expect(loader.forget).toHaveBeenCalledWith('default');
});

test('a part that cannot be loaded is reported', async () => {
  const loader = fakeLoader();
  const index = {...file.index, parts: ['a', 'k', 'z']} as typeof file.index;
  loader.index.mockImplementation(() => Promise.resolve({...file, index}));
  expect(await answerOf(loader, 'zebra')).toMatchObject({results: [], hasFailed: true});
});
