import {holds, same, type Claim} from '../../../claim';
import {sha256} from '../../../target/api';
import {wordPackage, type ProjectSettings, type TriedProject} from '../../../target/projects';
import {isError, row} from './entry';

const path = '/api/v1/statistic/by-date';
const day = 86_400_000;

export const statistic: readonly Claim[] = [
  ...['0', 'P1D'].map((range) =>
    row('invalid-range', range, async ({api}, entry) => {
      const signed = Number.parseInt(range, 10) || 0;
      isError(
        await api.signed(path, {query: {range}, signedText: `${path}{"range":${signed}}`}),
        entry,
      );
    }),
  ),
  row('start-date-future', 'in two days', async ({api}, entry) => {
    const startDate = new Date(Date.now() + 2 * day).toISOString().slice(0, 10);
    isError(await api.signed(path, {query: {startDate}}), entry);
  }),
  row('start-date-format', '31/12/2026', async ({api}, entry) => {
    isError(await api.signed(path, {query: {startDate: '31/12/2026'}}), entry);
  }),
];

const packages: ProjectSettings = {packageType: 'manuallyViaApi'};
const settings = {needs: ['keys', 'settings']} as const;
const content = wordPackage({watch: 5});

function importOf({api, packageId}: TriedProject, more: Record<string, string | number>) {
  const body = {rulePackageId: packageId, rulePackageContent: content, ...more};
  return api.signed('/api/v1/rule-package/import', {body});
}

function batchOf({api, packageId}: TriedProject, tasks: readonly {type: string; data: object}[]) {
  const body = JSON.parse(JSON.stringify({tasks})) as {tasks: []};
  return api.signed(`/api/v1/rule-package/${packageId}/batch`, {body});
}

export const rulePackage: readonly Claim[] = [
  row(
    'rule-package-not-found',
    'import',
    async ({projects}, entry) => {
      isError(await importOf(await projects.with(packages), {rulePackageId: 999_999}), entry);
    },
    settings,
  ),
  row(
    'rule-package-type',
    'package of the command line',
    async ({projects}, {message}) => {
      const answer = await importOf(await projects.with({packageType: 'manuallyViaCli'}), {});
      const said = message.en.replace('AUTOMATICALLY_FROM_URL', 'MANUALLY_VIA_CLI');
      same((answer.json as {errorMessage?: string}).errorMessage, said);
    },
    settings,
  ),
  row(
    'rule-package-hash',
    'hash in upper case',
    async ({projects}, entry) => {
      const rulePackageHash = sha256(content).toUpperCase();
      isError(await importOf(await projects.with(packages), {rulePackageHash}), entry);
    },
    settings,
  ),
  row(
    'rule-package-empty',
    'empty text',
    async ({projects}, entry) => {
      isError(await importOf(await projects.with(packages), {rulePackageContent: ''}), entry);
    },
    settings,
  ),
  row(
    'general-error',
    'unknown key',
    async ({projects}, entry) => {
      const odd = JSON.stringify({...(JSON.parse(content) as object), color: 'red'});
      isError(await importOf(await projects.with(packages), {rulePackageContent: odd}), entry);
    },
    settings,
  ),
  row(
    'tasks-undefined',
    'empty list',
    async ({projects}, entry) => {
      isError(await batchOf(await projects.with(packages), []), entry);
    },
    settings,
  ),
  row(
    'task-data-not-valid',
    'number as text',
    async ({projects}, {message}) => {
      const data = {ruleUuid: 'a', uuid: 'b', type: 'text', value: 'x', rating: '5'};
      const project = await projects.with(packages);
      const answer = await batchOf(project, [{type: 'store_rule_item', data}]);
      const [start = ''] = message.en.split('…');
      const {errors = []} = answer.json as {errors?: string[]};
      holds(
        errors.some((one) => one.startsWith(start.trim())),
        start,
        answer.text,
      );
    },
    settings,
  ),
  row(
    'rule-not-available',
    'item before its rule',
    async ({projects}, {message}) => {
      const ruleUuid = message.en.split(': ')[1]!;
      const data = {ruleUuid, uuid: '0b6a4f0e-7b63-4c53-8a59-2f6f5c3f9d21', type: 'text'};
      const project = await projects.with(packages);
      const item = {type: 'store_rule_item', data: {...data, value: 'x', rating: 5}};
      const answer = await batchOf(project, [item]);
      same((answer.json as {errors?: string[]}).errors, [message.en]);
    },
    settings,
  ),
];
