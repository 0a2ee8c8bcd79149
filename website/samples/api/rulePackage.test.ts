import {describe, expect, it} from 'vitest';
import vectors from '../../data/signatureVectors.json';
import {packageNumber} from '../../../tests/verification-server/rulePackage';
import {startServer} from '../../../tests/verification-server/server';
import {runSample, type Run} from './runSample';
import {withAnswers, type Call} from './scriptedServer';

const file = 'rule-package.json';
const [ruleHash, itemHash] = vectors.rulePackageHashes;

async function onMosparo<T>(work: (host: string) => Promise<T>): Promise<T> {
  const {url, close} = await startServer(vectors.keys);
  return work(url).finally(close);
}

// A first import is tried by the claims of tools/verify/.
describe.each<['python3' | 'php', string]>([
  ['python3', 'import_rule_package.py'],
  ['php', 'import_rule_package.php'],
])('import with %s', (program, sample) => {
  it('fails with the message of the API', async () => {
    const {code, stderr} = await onMosparo((host) =>
      runSample(program, [sample, String(packageNumber + 1), file], {host, ...vectors.keys}),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('Rule package not found.');
  });
});

function tasksOf(calls: readonly Call[]): {type: string; data: Record<string, unknown>}[] {
  return calls
    .filter(({path}) => path.endsWith('/batch'))
    .flatMap(
      ({body}) =>
        (JSON.parse(body) as {tasks: {type: string; data: Record<string, unknown>}[]}).tasks,
    );
}

describe('sync_rule_package.py', () => {
  const sync = (host: string): Promise<Run> =>
    runSample('python3', ['sync_rule_package.py', String(packageNumber), file], {
      host,
      ...vectors.keys,
    });

  it('stores everything in an empty package, and nothing the second time', async () => {
    const [first, second] = await onMosparo(async (host) => [await sync(host), await sync(host)]);
    expect(first).toEqual({code: 0, stdout: '2 changes\n', stderr: ''});
    expect(second).toEqual({code: 0, stdout: '0 changes\n', stderr: ''});
  });

  it('removes items before rules', async () => {
    const rules = [
      `${ruleHash?.uuid}::r/${ruleHash?.md5}/12`,
      'aaaaaaaa-0000-4000-8000-000000000001::r/00/13',
    ];
    const items = [
      `${itemHash?.uuid}::i/${itemHash?.md5}/3456`,
      'aaaaaaaa-0000-4000-8000-000000000002::i/00/3457',
    ];
    const {calls} = await withAnswers(({path, query}) => {
      if (path.endsWith('/batch')) return {body: {result: true, errors: []}};
      const rest = query.get('offset') === '0' ? items : ['###END'];
      return {body: [...rules, ...rest].join('\n')};
    }, sync);
    expect(tasksOf(calls).slice(1)).toEqual([
      {type: 'remove_rule_item', data: {id: 3457}},
      {type: 'remove_rule', data: {id: 13}},
    ]);
  });
});
