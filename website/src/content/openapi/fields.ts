import type {Parameter, Schema} from './document';
import type {ApiField} from './types';

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.join(' | ') || (schema.enum ? 'string' : 'any');
}

function valuesOf(schema: Schema): readonly string[] | undefined {
  return schema.enum?.map((value) => JSON.stringify(value));
}

/** Leaves out keys without a value, so that the generated JSON stays small. */
function compact(field: ApiField): ApiField {
  return Object.fromEntries(
    Object.entries(field).filter(([, value]) => value !== undefined),
  ) as unknown as ApiField;
}

function field(name: string, schema: Schema, required: boolean): ApiField {
  return compact({
    name,
    type: typeOf(schema),
    required,
    description: schema.description ?? '',
    since: schema['x-since'],
    standard: schema.default === undefined ? undefined : JSON.stringify(schema.default),
    values: valuesOf(schema),
  });
}

/** Properties of an object in the order of the document. Nested properties are named by their path. */
export function fieldsOf(schema: Schema, prefix = ''): ApiField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const own = field(name, property, schema.required?.includes(key) ?? false);
    const nested = property.items
      ? fieldsOf(property.items, `${name}[].`)
      : fieldsOf(property, `${name}.`);
    return [own, ...nested];
  });
}

export function parameterField(parameter: Parameter): ApiField {
  return compact({
    ...field(parameter.name, parameter.schema ?? {}, parameter.required ?? false),
    description: parameter.description ?? '',
    since: parameter['x-since'],
    place: parameter.in,
    signedAs: parameter['x-signed-as'],
  });
}
