import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileJson, hostileText} from 'hostile-input/texts';
import {isSlashOn} from './slash';
import {addRecent, readRecent} from './storage';

function store(value: string | null) {
  const stored = {value};
  vi.stubGlobal('localStorage', {
    getItem: () => stored.value,
    setItem: (_: string, text: string) => (stored.value = text),
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it.each([
    [null, []],
    ['{"en":["cron","rules"]}', ['cron', 'rules']],
    ['{"en":["cron",5,null,["a"]]}', ['cron']],
    ['{"en":"cron"}', []],
    ['["cron"]', []],
    ['null', []],
    ['{broken', []],
    [JSON.stringify({en: ['a'.repeat(600), 'cron']}), ['cron']],
    ['{"en":["1","2","3","4","5","6"]}', ['1', '2', '3', '4', '5']],
  ])('stored as %j are %j', (stored, expected) => {
    store(stored);
    expect(readRecent('en')).toEqual(expected);
  });

  it('are readable whatever was stored', () => {
    const stored = fc.oneof(
      hostileText(50_000),
      hostileJson(5000).map((value) => JSON.stringify({en: value})),
      hostileJson(5000).map((value) => JSON.stringify({en: [value, value]})),
    );
    fc.assert(
      fc.property(stored, (text) => {
        store(text);
        expectQuick(() => void [readRecent('en'), isSlashOn()]);
        addRecent('en', 'cron');
        expect(readRecent('en')[0]).toBe('cron');
      }),
    );
  });
});
