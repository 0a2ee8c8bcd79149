import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {needs} from '../../../tests/needs';
import {runSample, withMosparo, type Answer, type Call} from './scriptedServer';

const file = 'rule-package.json';
const content = readFileSync(path.join(__dirname, file), 'utf8');
const [ruleHash, itemHash] = vectors.rulePackageHashes;

describe.each<['python3' | 'php', string]>([
  ['python3', 'import_rule_package.py'],
  ['php', 'import_rule_package.php'],
])('import with %s', (tool, sample) => {
  const {it} = needs(tool);

  it('signs content with line breaks, slashes and hash', async () => {
    const {result, calls} = await withMosparo(
      () => ({body: {successful: true, verifiedHash: true}}),
      (host) => runSample(tool, [sample, '7', file], host),
    );
    expect(result).toEqual({code: 0, stdout: 'imported, hash verified\n', stderr: ''});
    expect(calls).toMatchObject([{path: '/api/v1/rule-package/import', signed: true}]);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      rulePackageId: 7,
      rulePackageContent: content,
    });
  });

  it('fails with the message of the API', async () => {
    const {result} = await withMosparo(
      () => ({body: {error: true, errorMessage: 'Rule package not found.'}}),
      (host) => runSample(tool, [sample, '7', file], host),
    );
    expect(result.code).toBe(1);
    expect(result.stderr).toContain('Rule package not found.');
  });
});

/** A package whose hash index has these lines. */
function answers(lines: readonly string[]) {
  return ({path: endpoint, query}: Call): Answer => {
    if (endpoint.endsWith('/batch')) return {body: {result: true, errors: []}};
    if (lines.length === 0) return {status: 205, body: {result: false, noCache: true}};
    const rules = lines.filter((line) => line.includes('::r/'));
    const all = query.get('offset') === '0' ? lines : [...rules, '###END'];
    return {body: all.join('\n')};
  };
}

function tasksOf(calls: readonly Call[]): {type: string; data: Record<string, unknown>}[] {
  return calls
    .filter(({path: endpoint}) => endpoint.endsWith('/batch'))
    .flatMap(
      ({body}) =>
        (JSON.parse(body) as {tasks: {type: string; data: Record<string, unknown>}[]}).tasks,
    );
}

describe('sync_rule_package.py', () => {
  const {it} = needs('python3');
  const sync = (lines: readonly string[]) =>
    withMosparo(answers(lines), (host) =>
      runSample('python3', ['sync_rule_package.py', '7', file], host),
    );

  it('stores everything in an empty package', async () => {
    const {result, calls} = await sync([]);
    expect(result).toEqual({code: 0, stdout: '2 changes\n', stderr: ''});
    expect(calls.every(({signed}) => signed)).toBe(true);
    expect(tasksOf(calls).map(({type}) => type)).toEqual([
      'update_rule_package',
      'store_rule',
      'store_rule_item',
    ]);
  });

  it('sends nothing when all hashes are equal', async () => {
    const {result, calls} = await sync([
      `${ruleHash?.uuid}::r/${ruleHash?.md5}/12`,
      `${itemHash?.uuid}::i/${itemHash?.md5}/3456`,
    ]);
    expect(result.stdout).toBe('0 changes\n');
    expect(tasksOf(calls)).toEqual([]);
  });

  it('removes items before rules', async () => {
    const {calls} = await sync([
      `${ruleHash?.uuid}::r/${ruleHash?.md5}/12`,
      'aaaaaaaa-0000-4000-8000-000000000001::r/00/13',
      `${itemHash?.uuid}::i/${itemHash?.md5}/3456`,
      'aaaaaaaa-0000-4000-8000-000000000002::i/00/3457',
    ]);
    expect(tasksOf(calls).slice(1)).toEqual([
      {type: 'remove_rule_item', data: {id: 3457}},
      {type: 'remove_rule', data: {id: 13}},
    ]);
  });
});
