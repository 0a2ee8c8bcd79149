import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileText} from 'hostile-input/texts';
import {highlight} from './highlight';
import {MAX_LINK, readFragment} from './shared';

it('any fragment is read, refused as too long, or no link to the lab', () => {
  fc.assert(
    fc.property(fc.constantFrom('', '#lab-rules?', '#lab-'), hostileText(50_000), (start, rest) => {
      const hash = start + rest;
      expectQuick(() => void readFragment('rules', hash));
      const {kind} = readFragment('rules', hash);
      const isOwn = hash.startsWith('#lab-rules?');
      expect(kind === 'tooLong').toBe(isOwn && hash.length > MAX_LINK);
      expect(kind === 'damaged').toBe(isOwn && hash.length <= MAX_LINK);
    }),
  );
});

const languages = ['apache', 'bash', 'dotenv', 'json', 'nginx', 'systemd', 'yaml'] as const;

describe.each(languages)('any code in %s', (language) => {
  it('is highlighted, with all its characters', () => {
    fc.assert(
      fc.property(hostileText(8000), (code) => {
        expectQuick(() => void highlight(code, language));
        const text = highlight(code, language).replaceAll(/<\/?span[^>]*>/g, '');
        const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
        expect(plain).toBe(code);
      }),
      {numRuns: 50},
    );
  });
});
