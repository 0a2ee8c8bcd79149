import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileJson, hostileText} from 'hostile-input/texts';
import {MAX_FILE, MAX_PROBLEMS, readFile} from './readFile';

describe('any file', () => {
  it('is read, or refused with a reason: any text', () => {
    fc.assert(
      fc.property(hostileText(50_000), (text) => {
        expect(['notJson', 'otherFile']).toContain(readFile(text).kind);
        expectQuick(() => void readFile(text));
      }),
    );
  });

  it('is read, or refused with a reason: any JSON', () => {
    fc.assert(
      fc.property(hostileJson(1000), (value) => {
        const files = [value, {rules: value}, {rules: [value]}, {project: {fieldRules: [value]}}];
        for (const file of [...files, {rules: [{type: 'word', items: [value]}]}]) {
          const text = JSON.stringify(file);
          expect(['refused', 'otherFile']).toContain(readFile(text).kind);
          expectQuick(() => void readFile(text));
        }
      }),
    );
  });

  it('is refused if it is too large', () => {
    expect(readFile(' '.repeat(MAX_FILE + 1))).toEqual({kind: 'tooLarge'});
  });

  it.each([
    ['empty items', `{"rules":[{"items":[${'{},'.repeat(80_000)}{}]}]}`],
    ['empty rules', `{"rules":[${'{},'.repeat(80_000)}{}]}`],
    ['brackets', `${'['.repeat(125_000)}${']'.repeat(125_000)}`],
    ['unknown names', `{"rules":[],${'"a":1,'.repeat(40_000)}"b":1}`],
  ])('of the largest size is answered: %s', (_, text) => {
    expect(text.length).toBeLessThanOrEqual(MAX_FILE);
    expectQuick(() => void readFile(text));
    const result = readFile(text);
    if (result.kind === 'refused') expect(result.problems.length).toBeLessThanOrEqual(MAX_PROBLEMS);
  });
});
