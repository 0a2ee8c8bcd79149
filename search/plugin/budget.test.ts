import {expect, test} from 'vitest';
import {buildIndex} from '../core/buildIndex';
import {fixtureSections} from '../core/fixture';
import {brotliSize, fitToBudget} from './budget';

const words = (seed: number) =>
  Array.from({length: 80}, (_, at) => `w${(seed * 7919 + at * 104729) % 9973}`).join(' ');
const sections = fixtureSections(
  Array.from({length: 40}, (_, at) => ({route: `/p#${at}`, title: `Title ${at}`, text: words(at)})),
);
const build = (contentLength: number) =>
  buildIndex(sections, {language: 'en', contentLength, synonyms: []});
const sizeOf = (value: unknown) => brotliSize(JSON.stringify(value));
const longest = (file: ReturnType<typeof build>) =>
  Math.max(...file.documents.map(({content}) => content.length));

test('stores all it may when there is room', () => {
  expect(longest(fitToBudget(build, 160, 1_000_000))).toBeGreaterThan(140);
});

test('stores less when there is not', () => {
  const budget = Math.round((sizeOf(build(0)) + sizeOf(build(160))) / 2);
  const file = fitToBudget(build, 160, budget);
  expect(sizeOf(file)).toBeLessThanOrEqual(budget);
  expect(longest(file)).toBeGreaterThan(20);
});

test('gives the bare index when nothing fits', () => {
  expect(longest(fitToBudget(build, 160, 10))).toBe(0);
});
