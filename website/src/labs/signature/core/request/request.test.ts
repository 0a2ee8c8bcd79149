import {afterAll, beforeAll, beforeEach, describe, expect} from 'vitest';
import {startRecorder, type Recorder} from '../../../../../../tests/request-code/recorder';
import {needs} from '../../../../../../tests/needs';
import {runners, runnerPrograms} from '../../../../../../tests/request-code/runners';
import {webCryptoHasher} from '../hasher';
import {endpoint, type LabInput} from '../recipe';
import {computeSteps} from '../steps';
import {vectorIds, vectorInput} from '../vectorInput';
import {requestCode, requestFormats} from '.';

/** Characters that end a string, interpolate or end a comment in one of the languages. */
const hostile = [
  'it\'s "x" $x ${x} {$x} $(exit 9) `exit 9` #{exit 9} %s %(x)s {0} \\n \\u0041 \\',
  '*/ // # <!-- ?> %> EOF',
  '\r\n\t\0\u007f\u0085\u00a0\u2028\u2029\u202e\ufeff',
  'größe 日本 🚀 \u{e0001} \ud800',
];
const everything = hostile.join(' ');
const inputs: readonly LabInput[] = [
  ...vectorIds.map(vectorInput),
  {
    ...vectorInput('simple'),
    fields: {
      ...Object.fromEntries(hostile.map((text) => [text, text])),
      'tags[]': [],
      'a[]': hostile,
    },
    submitToken: everything,
    validationToken: everything,
    publicKey: everything,
    privateKey: everything,
    metadata: everything,
  },
];
const hasher = webCryptoHasher(globalThis.crypto.subtle);
const cases = await Promise.all(inputs.map((input) => computeSteps(input, hasher)));
const expected = cases.map(({authorization, requestBody}) => ({
  authorization,
  body: JSON.stringify(requestBody),
}));

describe('requestCode', () => {
  let recorder: Recorder;
  beforeAll(async () => {
    recorder = await startRecorder();
  });
  beforeEach(() => recorder.clear());
  afterAll(() => recorder.close());

  for (const format of requestFormats) {
    const {it} = needs(...runnerPrograms[format]);
    it(`${format} sends every header and body, and shows the answers`, async () => {
      const codes = cases.map((steps, index) =>
        requestCode(format, steps, 'mosparo.example.com')
          .replaceAll('https://mosparo.example.com', `${recorder.url}/${index}`)
          .replace(`POST ${endpoint}`, `POST /${index}${endpoint}`),
      );
      const output = await runners[format](codes, recorder.url);
      expect(recorder.requests()).toEqual(
        expected.map((request, index) => ({...request, path: `/${index}${endpoint}`})),
      );
      for (const index of codes.keys()) expect(output).toContain(`Refused: /${index}/`);
    });
  }
});
