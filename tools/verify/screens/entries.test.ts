import {describe, expect, it} from 'vitest';
import {hasEntry, withTaken, withTranslated, type Taken} from './entries';

const source = `export const login: Screen = {
  size: [10, 20],
  crop: [0, 0, 1, 1],
  marks: {
    save: {label: t('Save'), box: [1, 1, 1, 1]},
    'user-name': {
      label: t('User name'),
      box: [3, 3, 3, 3],
    },
    other: {label: t('Other'), box: [4, 4, 4, 4]},
  },
};

export const loginDark: Screen = {
  size: [10, 20],
  marks: {},
};
`;
const taken: Taken = {
  size: [31, 41],
  marks: new Map([
    ['save', [5, 6, 7, 8]],
    ['user-name', [9, 9, 9, 9]],
  ]),
};

describe('the entry of a picture', () => {
  it('gets size and marks; its crop, other marks and other entries stay', () => {
    expect(withTaken(source, 'login', taken)).toBe(
      source
        .replace('[10, 20]', '[31, 41]')
        .replace('[1, 1, 1, 1]', '[5, 6, 7, 8]')
        .replace('[3, 3, 3, 3]', '[9, 9, 9, 9]'),
    );
  });

  it('is found by the name of the file', () => {
    expect(hasEntry(source, 'login-dark')).toBe(true);
    expect(hasEntry(source, 'logo')).toBe(false);
  });

  it('of a translation keeps its crop too', () => {
    const places = {
      login: {size: [1, 2], crop: [0, 0, 1, 1], marks: {other: [4, 4, 4, 4]}},
    } as const;
    expect(withTranslated(places, 'login', taken)).toEqual({
      login: {
        size: [31, 41],
        crop: [0, 0, 1, 1],
        marks: {other: [4, 4, 4, 4], save: [5, 6, 7, 8], 'user-name': [9, 9, 9, 9]},
      },
    });
  });
});
