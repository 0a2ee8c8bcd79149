import {beforeEach, expect, test, vi} from 'vitest';
import {defaultSearchOptions} from '../core/types';
import {connect} from './connect';
import type {Answer, Question} from './service';

const answer = {results: [], corrections: []};

/** A worker that keeps what it is asked. */
class FakeWorker extends EventTarget {
  static newest: FakeWorker;
  readonly asked: Question[] = [];

  constructor() {
    super();
    FakeWorker.newest = this;
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  reply(data: Answer): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const load = vi.fn((_: string) => Promise.resolve(new Response('index')));
const settle = () => new Promise((resolve) => setTimeout(resolve));
const filesOf = ({files}: Question) => [...files];

beforeEach(() => {
  load.mockClear();
  vi.stubGlobal('fetch', load);
  vi.stubGlobal('Worker', FakeWorker);
});

const start = () => connect('/', defaultSearchOptions);

test('an index is fetched once and handed over once; only the newest answer counts', async () => {
  const search = start();
  search.open(['t']);
  const onAnswer = vi.fn();
  search.search(['t'], 'a', onAnswer);
  search.search(['t'], 'ab', onAnswer);
  await settle();
  const {asked} = FakeWorker.newest;
  expect(load.mock.calls.map(([url]) => url)).toEqual(['/search-index-t.json']);
  expect(asked.map(({query}) => query)).toEqual(['', 'ab']);
  expect(asked.map(filesOf)).toEqual([[['t', 'index']], []]);
  FakeWorker.newest.reply({id: 1, answer, unreadable: []});
  expect(onAnswer).not.toHaveBeenCalled();
  FakeWorker.newest.reply({id: 2, answer, unreadable: []});
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
});

test.each<[string, () => Promise<Response>]>([
  ['status 500', () => Promise.resolve(new Response('no', {status: 500}))],
  ['unreachable', () => Promise.reject(new TypeError())],
])('an index that fails (%s) is requested again only by the next opening', async (_, respond) => {
  load.mockImplementationOnce(respond);
  const search = start();
  search.open(['t']);
  await settle();
  expect(FakeWorker.newest.asked.map(filesOf)).toEqual([[['t', '']]]);
  FakeWorker.newest.reply({id: 0, answer, unreadable: ['t']});
  for (const query of ['a', 'ab', 'abc']) search.search(['t'], query, () => {});
  await settle();
  expect(load).toHaveBeenCalledOnce();
  search.open(['t']);
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(FakeWorker.newest.asked.slice(-2).flatMap(filesOf)).toEqual([['t', 'index']]);
  expect(FakeWorker.newest.asked.at(-1)?.query).toBe('abc');
});

test('without a worker the page answers', async () => {
  vi.stubGlobal('Worker', undefined);
  load.mockImplementation(() => Promise.resolve(new Response('')));
  const onAnswer = vi.fn();
  start().search(['t'], 'a', onAnswer);
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer));
});

test('a worker that cannot start: the page answers what it was asked', async () => {
  load.mockImplementation(() => Promise.resolve(new Response('')));
  const onAnswer = vi.fn();
  start().search(['t'], 'a', onAnswer);
  await settle();
  FakeWorker.newest.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer));
});
