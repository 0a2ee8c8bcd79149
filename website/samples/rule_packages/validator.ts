import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const folder = import.meta.dirname;

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

const ajv = new Ajv2020({allErrors: true, strict: true, strictRequired: false});
addFormats(ajv);
ajv.addSchema(readJson('schemas/parts.schema.json') as object);

/** A validator made from one of the schemas beside this file. */
export function validatorFor(schema: string): ValidateFunction {
  const source = readJson(`schemas/${schema}.schema.json`) as {$id: string};
  return ajv.getSchema(source.$id) ?? ajv.compile(source);
}

type Key = string | number;
type Branch = Record<Key, unknown>;

/** A copy in which one value is another one, or gone when the new value is undefined. */
export function withValue(source: unknown, path: readonly Key[], value: unknown): unknown {
  const copy = structuredClone(source) as Branch;
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((branch, key) => branch[key] as Branch, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}
