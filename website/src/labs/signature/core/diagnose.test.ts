import {describe, expect, it} from 'vitest';
import {computeReference, diagnose} from './diagnose';
import {webCryptoHasher} from './hasher';
import {mistakeIds, mistakeOf, type MistakeId} from './mistakes';
import {rightRecipe, type LabInput} from './recipe';
import {computeSteps, stepIds, stepText, type StepId} from './steps';
import {vectorInput} from './vectorInput';

const hasher = webCryptoHasher(globalThis.crypto.subtle);

/** A form in which every mistake changes some value. */
const input: LabInput = {
  ...vectorInput('simple'),
  fields: {
    zeta: ' O\'Neil & "Sons" ',
    Zip: '8000',
    'a.b': 'Cafe\u0301',
    'km/h größe': 'Zoë',
    message: 'one\r\ntwo',
    website: '',
    'form[address][street]': 'Main Street 5',
    'colors[]': ['red', 'blue'],
    'tags[]': [],
  },
};

const wrong = (id: MistakeId, of = input) =>
  computeSteps(of, hasher, {...rightRecipe, ...mistakeOf(id).recipe});

const reference = await computeReference(input, hasher);

/** The steps whose value the mistake changes. */
async function changedSteps(id: MistakeId): Promise<StepId[]> {
  const [own, right] = await Promise.all([wrong(id), computeSteps(input, hasher)]);
  return stepIds.filter((step) => stepText(own, step) !== stepText(right, step));
}

describe.each(mistakeIds)('mistake %s', (id) => {
  it('is found in every step that it changes', async () => {
    const steps = await changedSteps(id);
    expect(steps.length).toBeGreaterThan(0);
    const own = await wrong(id);
    for (const step of steps) {
      const diagnosis = diagnose({[step]: stepText(own, step)}, reference);
      expect(diagnosis, step).toMatchObject({
        kind: 'differs',
        causes: expect.arrayContaining([id]) as unknown,
      });
    }
  });

  it('is named at the first step, however many are given', async () => {
    const own = await wrong(id);
    const produced = Object.fromEntries(stepIds.map((step) => [step, stepText(own, step)]));
    const [first] = await changedSteps(id);
    expect(diagnose(produced, reference)).toMatchObject({kind: 'differs', step: first});
  });

  it('first changes the step that `mistakes` names', async () => {
    expect((await changedSteps(id))[0]).toBe(mistakeOf(id).step);
  });
});

describe('right values', () => {
  it.each(stepIds)('%s is equal', async (step) => {
    const right = await computeSteps(input, hasher);
    const diagnosis = diagnose({[step]: ` ${stepText(right, step)}\n`}, reference);
    expect(diagnosis).toMatchObject({
      kind: 'equal',
      steps: expect.arrayContaining([step]) as unknown,
    });
  });

  it.each<[string, (header: string) => string]>([
    ['with its name', (header) => `Authorization: ${header}`],
    ['without the scheme', (header) => header.replace('Basic ', '')],
  ])('the header %s is equal', async (_, change) => {
    const {authorization} = await computeSteps(input, hasher);
    const diagnosis = diagnose({authorization: change(authorization)}, reference);
    expect(diagnosis.kind).toBe('equal');
  });

  it('may be formatted freely where only the content counts', async () => {
    const {requestBody} = await computeSteps(input, hasher);
    const text = JSON.stringify(requestBody, null, 4);
    expect(diagnose({requestBody: text}, reference).kind).toBe('equal');
  });

  it('are not required: nothing entered, nothing diagnosed', () => {
    expect(diagnose({prepared: ' '}, reference)).toEqual({kind: 'nothing'});
  });
});

const simple = vectorInput('simple');
const simpleReference = await computeReference(simple, hasher);
const prepared = {
  emailAddress: 'anna@example.org',
  message: 'Is the room free on Friday?',
  name: 'Anna Example',
  website: '',
};
const header = (user: string, password: string) => `Basic ${btoa(`${user}:${password}`)}`;

const remarks: [string, StepId, string, object][] = [
  ['a field is missing', 'prepared', {...prepared, name: undefined}, 'fieldMissing', 'name'],
  ['a field is additional', 'prepared', {...prepared, send: 'Send'}, 'fieldAdditional', 'send'],
  ['a value differs', 'prepared', {...prepared, name: 'anna'}, 'fieldDiffers', 'name'],
].map(([title, step, data, remark, field]) => [
  title as string,
  step as StepId,
  JSON.stringify(data),
  {remark, field},
]);

describe('remarks', () => {
  it.each<[string, StepId, string, object]>([
    ...remarks,
    ['data is no JSON', 'prepared', 'name=Anna', {remark: 'notJson'}],
    ['JSON text is invalid', 'formDataJson', 'x', {remark: 'notJson'}],
    ['a signature is too short', 'formSignature', 'abc', {remark: 'notHex'}],
    ['a signature differs', 'formSignature', 'a'.repeat(64), {remark: 'unknown'}],
    ['JSON text of other data', 'formDataJson', '{"name":"x"}', {field: 'emailAddress'}],
  ])('%s', (_, step, text, expected) => {
    const diagnosis = diagnose({[step]: text}, simpleReference);
    expect(diagnosis).toMatchObject({kind: 'differs', step, causes: [], ...expected});
  });

  it('finds another public key in the header', async () => {
    const {requestSignature} = await computeSteps(simple, hasher);
    const authorization = header('x', requestSignature);
    expect(diagnose({authorization}, simpleReference)).toMatchObject({
      step: 'authorization',
      remark: 'publicKeyDiffers',
    });
  });

  it('finds another submit token in the body', async () => {
    const {requestBody} = await computeSteps({...simple, submitToken: 'x'}, hasher);
    const text = JSON.stringify(requestBody);
    expect(diagnose({requestBody: text}, simpleReference)).toMatchObject({
      step: 'requestBody',
      remark: 'tokenDiffers',
    });
  });

  it('finds one mistake among several by the field', async () => {
    const {prepared: right} = await computeSteps(input, hasher);
    const own = {...right, zeta: 'O\'Neil & "Sons"', message: 'one\r\ntwo'};
    const diagnosis = diagnose({prepared: JSON.stringify(own)}, reference);
    expect(diagnosis).toMatchObject({
      step: 'prepared',
      field: 'message',
      causes: ['crlfKept'],
      remark: 'fieldDiffers',
    });
  });
});
