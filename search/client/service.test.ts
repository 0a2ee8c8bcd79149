import {expect, test, vi} from 'vitest';
import {buildIndex} from '../core/buildIndex';
import {fixtureSections} from '../core/fixture';
import {defaultSearchOptions, type SearchAnswer} from '../core/types';
import type {Loader} from './loader';
import {createService} from './service';

const text = 'A long text with a needle in it.';
const {file} = buildIndex(
  fixtureSections([
    {route: '/a', title: 'Apple', text},
    {route: '/b', title: 'Banana', text: 'Yellow.'},
  ]),
  {language: 'en', contentLength: 0, synonyms: []},
);

const routes = ['/a', '/b', '/c', '/d', '/e'];
const {file: fivePages} = buildIndex(
  fixtureSections(routes.map((route) => ({route, title: route.slice(1), text}))),
  {language: 'en', contentLength: 0, synonyms: []},
);

function fakeLoader() {
  return {
    index: vi.fn<Loader['index']>(() => Promise.resolve(file)),
    part: vi.fn<Loader['part']>(() => Promise.resolve(null)),
    documents: vi.fn<Loader['documents']>(() => Promise.resolve([])),
    texts: vi.fn<Loader['texts']>(() => Promise.resolve({'': text})),
  };
}

const request = (query: string) => ({tags: ['default'], query, options: defaultSearchOptions});
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test('of many questions at once only the newest is answered', async () => {
  const service = createService(fakeLoader());
  const answered: string[] = [];
  for (const query of ['a', 'ap', 'app', 'appl', 'apple']) {
    service.search(request(query), () => answered.push(query));
  }
  await wait(50);
  expect(answered).toEqual(['apple']);
});

test('whole texts make excerpts after a pause, once for a page', async () => {
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
  const service = createService(loader);
  const answers: SearchAnswer[] = [];
  service.search(request('needle'), (answer) => answers.push(answer));
  await wait(250);
  const shown = answers.map(
    ({results}) => results.filter(({excerpt}) => excerpt.length > 0).length,
  );
  expect(shown).toEqual([0, 3, 5]);
});

test('texts of the pages further down are not fetched for an old question', async () => {
  const loader = fakeLoader();
  loader.index.mockImplementation(() => Promise.resolve(fivePages));
  const service = createService(loader);
  service.search(request('needle'), ({results}) => {
    if (results[0]?.excerpt.length) {
      service.search(request('nothing like it'), () => {});
    }
  });
  await wait(250);
  expect(loader.texts).toHaveBeenCalledTimes(3);
});

test('a question that is old when its files come is dropped', async () => {
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
