import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {privacy} from '../../data/privacy';

function read(language: 'en' | 'de'): string {
  return readFileSync(path.join(import.meta.dirname, `notice.${language}.txt`), 'utf8');
}

const paragraphs = (text: string) => text.trim().split(/\n{2,}/);
const placeholders = (text: string) => text.match(/\[[^\]]+\]/g) ?? [];

describe('text blocks for a privacy notice', () => {
  it('say the same in both languages: as many paragraphs and places to fill in', () => {
    const [en, de] = [read('en'), read('de')];
    expect(paragraphs(de)).toHaveLength(paragraphs(en).length);
    expect(paragraphs(de).map((text) => placeholders(text).length)).toEqual(
      paragraphs(en).map((text) => placeholders(text).length),
    );
  });

  it.each(['en', 'de'] as const)('use the sentences that the pages use (%s)', (language) => {
    const plain = (text: string) => text.replace(/[\s[\]]+/g, ' ').replace(/ (?=[,.;])/g, '');
    const notice = plain(read(language)).toLowerCase();
    for (const id of ['visitorNotSent', 'visitorStorage', 'visitorRetention', 'device'] as const)
      expect(notice).toContain(plain(privacy[id][language]).toLowerCase());
  });

  it.each(['en', 'de'] as const)('leave the legal basis to the reader (%s)', (language) => {
    expect(placeholders(read(language)).join(' ')).toMatch(/TO BE DECIDED BY YOU|VON IHNEN ZU/);
  });

  it.each(['en', 'de'] as const)('fit a code block without scrolling (%s)', (language) => {
    for (const line of read(language).split('\n')) expect(line.length).toBeLessThanOrEqual(72);
  });
});
