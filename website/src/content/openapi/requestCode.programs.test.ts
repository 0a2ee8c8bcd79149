import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {isSigned} from '../../../../tests/verification-server/signedApi';
import vectors from '../../../data/signatureVectors.json';
import {runSample} from '../../../samples/api/runSample';
import {withAnswers} from '../../../samples/api/scriptedServer';
import {readDocument} from './document';
import {requestCode, type CodeLanguage} from './requestCode';
import {resolveReferences} from './resolve';
import {sampleRequest} from './sampleRequest';

const {paths} = resolveReferences(readDocument(path.resolve(__dirname, '../../..')));
const requests = Object.entries(paths).flatMap(([route, methods]) =>
  Object.values(methods).flatMap((operation) => {
    const request = sampleRequest(route, operation);
    return request ? [[operation.operationId, request] as const] : [];
  }),
);

/** Programs that run the code from their standard input. */
const programs = {
  bash: ['bash', '-s'],
  php: ['php'],
  node: ['node', '--input-type=module', '-'],
  python: ['python3', '-'],
} as const satisfies Record<CodeLanguage, unknown>;

describe('the operations', () => {
  it('have a request where the pages show one', () => {
    expect(requests.map(([id]) => id)).toEqual([
      'verify',
      'storeMetadata',
      'statisticByDate',
      'rulePackageHashIndex',
      'rulePackageRules',
      'rulePackageRuleItems',
      'rulePackageBatch',
    ]);
  });

  it('have a value for every part of a path', () => {
    for (const [id, request] of requests)
      expect(JSON.stringify(request), id).not.toContain('undefined');
  });
});

describe.each(Object.entries(programs))('%s', (language, [tool, ...args]) => {
  it.each(requests)('signs and sends %s', async (_, request) => {
    const code = requestCode[language as CodeLanguage](request);
    const {result, calls} = await withAnswers(
      () => ({body: {answered: true}}),
      (host) =>
        runSample(
          tool,
          args,
          {host, ...vectors.keys},
          code
            .replace('https://mosparo.example.com', host)
            .replace('YOUR_PUBLIC_KEY', vectors.keys.publicKey),
        ),
    );
    expect(result).toMatchObject({code: 0, stderr: expect.not.stringMatching(/error/i) as string});
    expect(result.stdout).toContain('answered');
    expect(calls).toMatchObject([{path: request.path}]);
    expect(isSigned(calls[0]!, vectors.keys)).toBe(true);
    if (request.body) expect(JSON.parse(calls[0]?.body ?? '')).toEqual(request.body);
    else expect(Object.fromEntries(calls[0]!.query)).toEqual(textsOf(request.query));
  });
});

const textsOf = (query: object = {}) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
