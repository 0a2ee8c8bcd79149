import {expect, it} from 'vitest';
import {checkedOptions} from './options';

it('has defaults that suit any site', () => {
  expect(checkedOptions(undefined)).toEqual({articles: 'plain', infima: true, inline: []});
});

it.each([
  [{articles: 'none'}, '"articles" must be one of [plain, all]'],
  [{inline: ['./part.ts']}, '"inline[0]" is not an absolute path. Remedy: use path.resolve'],
  [{fast: true}, '"fast" is not allowed'],
])('refuses %j', (options, message) => {
  expect(() => checkedOptions(options as never)).toThrow(
    `docusaurus-theme-static-pages: ${message}`,
  );
});
