import {createHash} from 'node:crypto';
import type {Json} from '../../website/src/content/signing/canonicalJson';
import {failure, type Answer} from './signedRequest';
import type {Data, Entry, RulePackage, Store} from './store';

export const packageNumber = 7;

const text = (value: Json | undefined) =>
  value === undefined || value === null ? '' : String(value);

/** The hash of an entry in the hash index. */
function hash({kind, data}: Entry): string {
  const keys =
    kind === 'r'
      ? ['uuid', 'type', 'name', 'description', 'spamRatingFactor']
      : ['uuid', 'type', 'value', 'rating'];
  return createHash('md5')
    .update(keys.map((key) => text(data[key])).join(''))
    .digest('hex');
}

function store(rulePackage: RulePackage, kind: Entry['kind'], data: Data): void {
  const uuid = text(data.uuid);
  const known = rulePackage.entries.find((one) => one.uuid === uuid);
  const id = known?.id ?? Math.max(0, ...rulePackage.entries.map((one) => one.id)) + 1;
  const entry: Entry = {kind, id, uuid, data, ruleUuid: data.ruleUuid as string | undefined};
  rulePackage.entries = [...rulePackage.entries.filter((one) => one.uuid !== uuid), entry];
}

const required = {
  update_rule_package: {lastUpdatedAt: 'string', refreshInterval: 'number'},
  store_rule: {uuid: 'string', name: 'string', type: 'string'},
  store_rule_item: {ruleUuid: 'string', uuid: 'string', type: 'string', value: 'string'},
  remove_rule: {id: 'number'},
  remove_rule_item: {id: 'number'},
} as const;
const numbers = ['rating', 'spamRatingFactor'];

function isValidTask(type: string, data: Data): boolean {
  const keys = required[type as keyof typeof required];
  if (!keys) return false;
  const whole = Object.entries(keys).every(([key, kind]) => typeof data[key] === kind);
  return whole && numbers.every((key) => !(key in data) || typeof data[key] === 'number');
}

/** @returns the error of the task, if there is one */
function doTask(rulePackage: RulePackage, type: string, data: Data): string | undefined {
  if (!isValidTask(type, data)) {
    return `Task data not valid: ${type}; Data: ${JSON.stringify(data)}`;
  }
  if (type === 'update_rule_package') rulePackage.lastUpdatedAt = text(data.lastUpdatedAt);
  if (type === 'store_rule') store(rulePackage, 'r', data);
  if (type === 'store_rule_item') {
    const isThere = rulePackage.entries.some((one) => one.uuid === data.ruleUuid);
    if (!isThere) return `Rule not available: ${text(data.ruleUuid)}`;
    store(rulePackage, 'i', data);
  }
  if (type.startsWith('remove_')) {
    rulePackage.entries = rulePackage.entries.filter((one) => one.id !== data.id);
  }
  return undefined;
}

function batch(rulePackage: RulePackage, {tasks}: Data): Answer {
  if (!Array.isArray(tasks) || tasks.length === 0) return failure('Tasks undefined.', 400);
  const errors = (tasks as {type: string; data: Data}[]).flatMap(
    ({type, data}) => doTask(rulePackage, type, data) ?? [],
  );
  return {status: 200, body: {result: errors.length === 0, errors}};
}

function importPackage({project, rulePackage}: Store, data: Data): Answer {
  const {rulePackageId, rulePackageContent, rulePackageHash} = data;
  if (rulePackageId === undefined || rulePackageContent === undefined) {
    return failure('Required parameter missing.');
  }
  if (Number(rulePackageId) !== packageNumber) return failure('Rule package not found.');
  if (project.packageType !== 'MANUALLY_VIA_API') {
    return failure(`Rule package type (${project.packageType}) is not allowed.`);
  }
  const content = text(rulePackageContent);
  if (content === '') return failure('Rule package content is empty.');
  const sum = createHash('sha256').update(content).digest('hex');
  if (rulePackageHash !== undefined && rulePackageHash !== sum) {
    return failure('The specified hash is invalid for the given content.');
  }
  const parsed = JSON.parse(content) as {lastUpdatedAt: string; rules: (Data & {items: Data[]})[]};
  const known = ['lastUpdatedAt', 'refreshInterval', 'rules'];
  if (Object.keys(parsed).some((key) => !known.includes(key))) {
    return failure('A general error occurred.');
  }
  if (parsed.lastUpdatedAt !== rulePackage.lastUpdatedAt) {
    Object.assign(rulePackage, {lastUpdatedAt: parsed.lastUpdatedAt, entries: []});
    for (const {items, ...rule} of parsed.rules) {
      store(rulePackage, 'r', rule as Data);
      for (const item of items) store(rulePackage, 'i', {...item, ruleUuid: rule.uuid!});
    }
  }
  return {status: 200, body: {successful: true, verifiedHash: rulePackageHash !== undefined}};
}

function hashIndex({entries}: RulePackage, {offset = '0', maxItems = '100000'}: Data): Answer {
  if (entries.length === 0) return {status: 205, body: ''};
  const line = (one: Entry) => `${one.uuid}::${one.kind}/${hash(one)}/${one.id}`;
  const rules = entries.filter(({kind}) => kind === 'r');
  const items = entries.filter(({kind}) => kind === 'i');
  const from = Number(offset);
  const part = items.slice(from, from + Number(maxItems));
  const lines = [...rules, ...part].map(line);
  return {status: 200, body: (part.length === 0 ? [...lines, '###END'] : lines).join('\n')};
}

/** Returns a page of 50 entries by default. Page 0 is a defect of the product, which responds with status 500. */
function paged<T>(name: string, all: readonly T[], {page = 1, perPage = 50}: Data): Answer {
  const size = Number(perPage);
  if (Number(page) < 1 || size < 1) return {status: 500, body: {}};
  const from = (Number(page) - 1) * size;
  const body = {
    result: true,
    [name]: all.slice(from, from + size),
    page: Number(page),
    totalPages: Math.ceil(all.length / size),
  };
  return {status: 200, body};
}

function rules({lastUpdatedAt, entries}: RulePackage, data: Data): Answer {
  if (!lastUpdatedAt) return {status: 200, body: {result: false, noCache: true}};
  const listed = entries
    .filter(({kind}) => kind === 'r')
    .map(({id, uuid, data: own}) => ({
      id,
      uuid,
      type: own.type,
      name: own.name,
      numberOfItems: entries.filter((one) => one.ruleUuid === uuid).length,
      spamRatingFactor: own.spamRatingFactor,
      updatedAt: lastUpdatedAt,
      listRoute: `/api/v1/rule-package/${packageNumber}/rules/${id}/rule-items`,
    }));
  return paged('rules', listed, data);
}

function ruleItems({entries}: RulePackage, path: string, data: Data): Answer {
  const [, number] = /\/rules\/(\d+)\//.exec(path) ?? [];
  const rule = entries.find(({kind, id}) => kind === 'r' && id === Number(number));
  if (!rule) {
    return failure(
      '"Mosparo\\Entity\\RulePackageRuleCache" object not found by the argument resolver.',
      404,
    );
  }
  const items = entries
    .filter(({ruleUuid}) => ruleUuid === rule.uuid)
    .map(({id, uuid, data: {type, value, rating}}) => ({id, uuid, type, value, rating}));
  return paged('ruleItems', items, data);
}

/** Handles the rule package API after the signature check. */
export function answerPackage(path: string, data: Data, all: Store): Answer {
  if (path.endsWith('/import')) return importPackage(all, data);
  const [, number] = /\/rule-package\/(\d+)\//.exec(path) ?? [];
  if (Number(number) !== packageNumber) {
    return failure(
      '"Mosparo\\Entity\\RulePackage" object not found by the argument resolver.',
      404,
    );
  }
  if (path.endsWith('/batch')) return batch(all.rulePackage, data);
  if (path.endsWith('/hash-index')) return hashIndex(all.rulePackage, data);
  if (path.endsWith('/rule-items')) return ruleItems(all.rulePackage, path, data);
  return rules(all.rulePackage, data);
}
