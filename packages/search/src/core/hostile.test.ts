import {expect, test} from 'vitest';
import fc from 'fast-check';
import {fixtureIndex} from './fixture';
import {search} from './search';

const sections = [
  {
    route: '/a',
    title: 'Rules & <b>tags</b>',
    text: 'Words with <script>alert(1)</script> and "quotes" in the text.',
  },
  {
    route: '/b',
    title: 'Umgebungsvariablen',
    text: 'MOSPARO_CACHE_ADAPTER, env.mosparo.php, /api/v1/verify',
  },
  {route: '/c', title: 'constructor', text: '__proto__ toString hasOwnProperty'},
];
const indexes = [
  fixtureIndex(sections),
  fixtureIndex(sections, 'de', [
    ['a', 'b c'],
    ['constructor', 'toString'],
  ]),
];

const nasty = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'a:b*~^+-',
  '((((',
  '\\',
  '"',
  '%00',
  '\u0000',
  '\uD800',
  '𝒳',
  '🙂',
  '../../etc/passwd',
  'a'.repeat(5000),
  '-'.repeat(600),
  'a-'.repeat(400),
  '_._:_/_',
  'ß'.repeat(300),
  'é́́́',
  '1'.repeat(600),
  '*',
);
const query = fc.oneof(
  fc.string({maxLength: 60}),
  fc.string({unit: 'binary', maxLength: 60}),
  fc
    .array(fc.oneof(nasty, fc.string({maxLength: 10})), {maxLength: 8})
    .map((parts) => parts.join(' ')),
);

const texts = sections.flatMap(({title, text}) => [title, text]).join('\n');

function check(text: string): void {
  for (const result of search(indexes, text).results) {
    const shown = [...result.titleParts, ...result.excerpt].map((part) =>
      part.text.replace(/^… | …$/g, ''),
    );
    // Everything displayed is text of the pages, never of the query.
    expect(shown.every((part) => texts.includes(part))).toBe(true);
  }
}

test('20,000 hostile queries: no throw, no foreign text, no hang', {timeout: 300_000}, async () => {
  let slowest = 0;
  for (let batch = 0; batch < 40; batch += 1) {
    const started = performance.now();
    fc.assert(fc.property(query, check), {numRuns: 500});
    slowest = Math.max(slowest, (performance.now() - started) / 500);
    // Gives the event loop to the test runner, which reports a hang otherwise.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(slowest).toBeLessThan(50);
});

test('a word longer than every term is not split: that would take long', () => {
  const word = 'Umgebungsvariablen';
  expect(search(indexes, `Staaten${word.toLowerCase()}`).results).not.toEqual([]);
  expect(search(indexes, word.repeat(4)).results).toEqual([]);
});
