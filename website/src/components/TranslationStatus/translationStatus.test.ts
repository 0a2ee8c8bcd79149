import {describe, expect, it} from 'vitest';
import {translationHash} from '../../content/translationHash.mts';
import {translationStatus} from './translationStatus.mts';

const english = '---\ntitle: Rules\n---\n\nText.\n';
const german = (hash: string) => `---\ntitle: Regeln\nsource_hash: "${hash}"\n---\n\nText.\n`;

describe('translationHash', () => {
  it('has twelve hex digits', () => {
    expect(translationHash(english)).toMatch(/^[0-9a-f]{12}$/);
  });

  it('does not mind how lines end', () => {
    expect(translationHash(english.replace(/\n/g, '\r\n'))).toBe(translationHash(english));
  });

  it('changes with every letter', () => {
    expect(translationHash(`${english} `)).not.toBe(translationHash(english));
  });
});

describe('translationStatus', () => {
  it.each([
    ['current', [{id: 'rules', source: german(translationHash(english))}], 'Regeln'],
    ['outdated', [{id: 'rules', source: german('000000000000')}], 'Regeln'],
    ['missing', [], 'Rules'],
  ] as const)('%s', (state, translations, translatedTitle) => {
    expect(translationStatus([{id: 'rules', source: english}], translations)).toEqual([
      {id: 'rules', title: 'Rules', translatedTitle, state},
    ]);
  });
});
