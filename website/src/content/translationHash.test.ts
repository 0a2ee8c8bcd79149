import {expect, it} from 'vitest';
import {translationHash} from './translationHash.mts';

const page = '---\ntitle: Rules\n---\n\nText.\n';

it('changes with every letter, but not with the ends of lines', () => {
  expect(translationHash(page)).toMatch(/^[0-9a-f]{12}$/);
  expect(translationHash(page.replace(/\n/g, '\r\n'))).toBe(translationHash(page));
  expect(translationHash(`${page} `)).not.toBe(translationHash(page));
});
