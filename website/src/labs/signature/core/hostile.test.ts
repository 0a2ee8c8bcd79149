import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {expectQuick} from 'hostile-input/quick';
import {hostileJson, hostileText} from 'hostile-input/texts';
import {highlight} from '../../frame/core/highlight';
import {curlCommand} from './curl';
import {diagnose, type Reference} from './diagnose';
import {changeForm, formInput, startForm} from './form';
import type {Hasher} from './hasher';
import {MAX_ROWS, MAX_TEXT} from './limits';
import {mistakeIds, mistakeOf} from './mistakes';
import {readPasted} from './pasted';
import {nestNames} from './preparations';
import {rightRecipe} from './recipe';
import {computeSteps, stepIds, type Steps} from './steps';
import {isTooMuch} from './tooMuch';
import {vectorInput} from './vectorInput';

const example = startForm(vectorInput('simple'));

/** Hashes nothing, so that only our own code counts. */
const hasher: Hasher = {
  sha256: async () => new Uint8Array(32),
  hmac: async () => new Uint8Array(32),
};

describe('any pasted text', () => {
  it('fills the form, or is refused with a reason', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '--', '--b\r\n', '{', '[', 'a='),
        hostileText(MAX_TEXT),
        (start, rest) => {
          const text = (start + rest).slice(0, MAX_TEXT);
          expectQuick(() => {
            const pasted = readPasted(text);
            if (pasted.kind === 'form') formInput(changeForm(example, {type: 'paste', pasted}));
          });
        },
      ),
    );
  });

  it('fills the form, or is refused with a reason: JSON', () => {
    fc.assert(
      fc.property(hostileJson(1000), (value) => {
        const text = JSON.stringify({a: value, __proto__: value});
        expectQuick(() => void readPasted(text));
        expect(['form', 'tooMuch']).toContain(readPasted(text).kind);
      }),
    );
  });

  it.each([
    ['too long', 'a=b&'.repeat(MAX_TEXT)],
    ['too many fields', 'a=b&'.repeat(MAX_ROWS + 1)],
  ])('is refused: %s', (_, text) => {
    expect(readPasted(text)).toEqual({kind: 'tooMuch'});
  });
});

it('names of fields never reach the prototype of objects', () => {
  const name = fc
    .array(fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', ''), {
      minLength: 1,
      maxLength: 4,
    })
    .map(([first = '', ...rest]) => first + rest.map((part) => `[${part}]`).join(''));
  fc.assert(
    fc.property(fc.array(name, {maxLength: 4}), (names) => {
      nestNames(Object.fromEntries(names.map((each) => [each, 'x'])));
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect('a' in {}).toBe(false);
    }),
  );
});

describe('any form', () => {
  const form = (value: string, rows: number) =>
    changeForm(example, {
      type: 'paste',
      pasted: {
        kind: 'form',
        tokens: {},
        rows: Array.from({length: rows}, (_, at) => ({
          name: `${value.slice(0, 20)}${at}`,
          value: value.slice(0, Math.floor(15_000 / rows)),
          list: false,
        })),
      },
    });

  it('is prepared as every known mistake does it', () => {
    fc.assert(
      fc.property(hostileText(MAX_TEXT), fc.constantFrom(1, MAX_ROWS), (value, rows) => {
        const state = form(value, rows);
        expect(isTooMuch(state, {})).toBe(false);
        const {fields} = formInput(state);
        expectQuick(() => {
          for (const id of mistakeIds) ({...rightRecipe, ...mistakeOf(id).recipe}).prepare(fields);
        });
      }),
      {numRuns: 30},
    );
  });

  it('becomes code that is highlighted', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText(MAX_TEXT), async (value) => {
        const steps = await computeSteps(formInput(form(value, 1)), hasher);
        expectQuick(() => void highlight(JSON.stringify(steps.prepared, null, 2), 'json'));
        const code = curlCommand({...steps, requestBody: steps.prepared}, 'a.example');
        expectQuick(() => void highlight(code, 'bash'));
      }),
      {numRuns: 30},
    );
  });

  it('is refused if it is too much', () => {
    const row = {name: 'a', value: '', list: false};
    const paste = (rows: number, value: string) =>
      changeForm(example, {
        type: 'paste',
        pasted: {
          kind: 'form',
          tokens: {},
          rows: Array.from({length: rows}, () => ({...row, value})),
        },
      });
    expect(isTooMuch(paste(MAX_ROWS, ''), {})).toBe(false);
    expect(isTooMuch(paste(MAX_ROWS + 1, ''), {})).toBe(true);
    expect(isTooMuch(paste(1, 'a'.repeat(MAX_TEXT)), {})).toBe(true);
    expect(isTooMuch(paste(1, ''), {prepared: 'a'.repeat(MAX_TEXT + 1)})).toBe(true);
  });
});

it('anything that code produced is compared with all mistakes', async () => {
  const input = formInput(example);
  const steps = (recipe: object): Promise<Steps> =>
    computeSteps(input, hasher, {...rightRecipe, ...recipe});
  const reference: Reference = {
    right: await steps({}),
    variants: await Promise.all(
      mistakeIds.map(async (id) => ({id, steps: await steps(mistakeOf(id).recipe)})),
    ),
  };
  const produced = fc.oneof(
    hostileText(MAX_TEXT),
    hostileJson(2000).map((value) => JSON.stringify({name: value}).slice(0, MAX_TEXT)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...stepIds), produced, (step, text) => {
      expectQuick(() => void diagnose({[step]: text}, reference));
    }),
  );
});
