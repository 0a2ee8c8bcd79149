import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {buildIndex} from '../core/buildIndex';
import {fixtureSections} from '../core/fixture';
import {defaultSearchOptions} from '../core/types';
import {createService, type Answer, type Question} from './service';

const text = `${'An apple is a fruit. '.repeat(20)} The needle is in the haystack.`;
const {file, texts} = buildIndex(
  fixtureSections([
    {route: '/a', title: 'Apple', text},
    {route: '/b', title: 'Banana', text: 'Banana bread.'},
  ]),
  {language: 'en', synonyms: []},
);
const index = JSON.stringify(file);
const load = vi.fn((url: string) =>
  Promise.resolve(Response.json(texts[Number(/text-(\d+)/.exec(url)?.[1])])),
);

function start() {
  const answers: Answer[] = [];
  const ask = createService((answer) => answers.push(answer));
  const question: Question = {
    id: 0,
    baseUrl: '/de/',
    tags: ['t'],
    query: '',
    options: defaultSearchOptions,
    files: new Map(),
  };
  return {answers, ask: (change: Partial<Question>) => ask({...question, ...change})};
}

const routes = ({answer}: Answer) => answer.results.map(({document}) => document.sectionRoute);
const excerpt = ({answer}: Answer) => answer.results[0]?.excerpt.map((part) => part.text).join('');

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  vi.stubGlobal('fetch', load);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the list at once, better excerpts after a pause; texts are fetched once', async () => {
  const {answers, ask} = start();
  ask({id: 1, query: 'needle', files: new Map([['t', index]])});
  await vi.advanceTimersByTimeAsync(10);
  expect(answers.map(routes)).toEqual([['/a']]);
  expect(excerpt(answers[0]!)).toMatch(/^An apple/);
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(2);
  expect(excerpt(answers[1]!)).toContain('The needle is in the haystack.');
  expect(load.mock.calls.map(([url]) => url)).toEqual(['/de/search-index-t/text-0.json']);
  ask({id: 2, query: 'needle'});
  await vi.runAllTimersAsync();
  expect(answers).toHaveLength(3);
  expect(load).toHaveBeenCalledOnce();
});

test('only the newest question is answered', async () => {
  const {answers, ask} = start();
  ask({id: 1, query: 'needle', files: new Map([['t', index]])});
  ask({id: 2, query: 'banana'});
  await vi.runAllTimersAsync();
  expect(new Set(answers.map(({id}) => id))).toEqual(new Set([2]));
});

test.each([
  ['nothing', ''],
  ['HTML', '<!doctype html>'],
  ['a cut file', index.slice(0, -9)],
  ['another format', '{"documents": [], "index": {"version": 1}}'],
  ['documents of another shape', '{"documents": [null], "index": {"version": 4}}'],
])('%s counts as an empty index', async (_, broken) => {
  const {answers, ask} = start();
  ask({files: new Map([['t', broken]])});
  ask({id: 1, query: 'needle'});
  await vi.runAllTimersAsync();
  expect(answers.map(({unreadable}) => unreadable)).toEqual([['t'], []]);
  expect(answers.map(routes)).toEqual([[], []]);
});

test.each<[string, () => Promise<Response>]>([
  ['missing', () => Promise.resolve(new Response(null, {status: 404}))],
  ['unreachable', () => Promise.reject(new TypeError())],
  ['HTML', () => Promise.resolve(new Response('<html>'))],
])('texts that are %s are fetched again when the box is opened again', async (_, respond) => {
  const {answers, ask} = start();
  load.mockImplementationOnce(respond);
  ask({id: 1, query: 'needle', files: new Map([['t', index]])});
  await vi.runAllTimersAsync();
  ask({id: 2, query: 'needle'});
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
  ask({});
  ask({id: 3, query: 'needle'});
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
  expect(excerpt(answers.at(-1)!)).toContain('haystack');
});
