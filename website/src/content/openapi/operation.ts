import {highlight} from '../markdown/highlight.cjs';
import type {Document, Example, Media, Operation, Response, Schema} from './document';
import {fieldsOf, parameterField} from './fields';
import {requestCode, type CodeLanguage} from './requestCode';
import {sampleRequest} from './sampleRequest';
import type {ApiAnswer, ApiError, ApiExample, ApiField, ApiOperation, ApiSchema} from './types';

function firstMedia(content: Readonly<Record<string, Media>> | undefined) {
  return Object.entries(content ?? {})[0];
}

function parametersOf({parameters, requestBody}: Operation): ApiField[] {
  const body = firstMedia(requestBody?.content)?.[1].schema;
  return [
    ...(parameters ?? []).map(parameterField),
    ...(body ? fieldsOf(body).map((field): ApiField => ({...field, place: 'body'})) : []),
  ];
}

function isError(schema: Schema): boolean {
  return schema.properties?.errorMessage !== undefined;
}

function answersOf(status: string, {content}: Response): ApiAnswer[] {
  return Object.values(content ?? {}).flatMap(({schema}) => {
    const variants = schema?.oneOf ?? schema?.anyOf ?? (schema ? [schema] : []);
    return variants
      .filter((variant) => variant.properties && !isError(variant))
      .map((variant) => ({status, ...schemaModel(variant)}));
  });
}

function examplesOf(media: Media | undefined): [string, Example][] {
  return Object.entries(media?.examples ?? {});
}

function errorsOf(status: string, {description, content}: Response): ApiError[] {
  const named = Object.values(content ?? {})
    .flatMap(examplesOf)
    .flatMap(([, {summary, value, 'x-error': anchor}]) => {
      const message = (value as {errorMessage?: string}).errorMessage;
      return message && anchor ? [{status, message, when: summary ?? '', anchor}] : [];
    });
  const isGood = status.startsWith('2') || status === '307';
  return named.length > 0 || isGood
    ? named
    : [{status, message: '', when: description, anchor: `http-${status}`}];
}

/** Lists the nested fields of a property only in the first response that has it. */
function withoutRepetition(answers: readonly ApiAnswer[]): ApiAnswer[] {
  const seen = new Set<string>();
  return answers.map((answer) => {
    const fields = answer.fields.filter((field) => {
      const isRepeated = field.name.includes('.') && seen.has(JSON.stringify(field));
      seen.add(JSON.stringify(field));
      return !isRepeated;
    });
    return {...answer, fields};
  });
}

async function highlighted(name: string, example: Example): Promise<[string, ApiExample]> {
  const json = JSON.stringify(example.value, null, 2);
  return [name, {summary: example.summary ?? '', html: await highlight(json, 'json')}];
}

async function requestOf(path: string, operation: Operation) {
  const request = sampleRequest(path, operation);
  if (!request) return {};
  const codes = await Promise.all(
    Object.entries(requestCode).map(async ([language, write]) => [
      language,
      await highlight(write(request).trimEnd(), language === 'node' ? 'javascript' : language),
    ]),
  );
  return {request: Object.fromEntries(codes) as Readonly<Record<CodeLanguage, string>>};
}

function authOf(operation: Operation): ApiOperation['auth'] {
  if (operation.tags.includes('Health')) return 'allowList';
  return operation.security?.length === 0 ? 'public' : 'signature';
}

export function schemaModel(schema: Schema): ApiSchema {
  return {title: schema.title ?? '', fields: fieldsOf(schema)};
}

async function operationModel(path: string, method: string, operation: Operation) {
  const body = firstMedia(operation.requestBody?.content);
  const responses = Object.entries(operation.responses);
  const examples = [
    ...examplesOf(body?.[1]),
    ...responses.flatMap(([, {content}]) => Object.values(content ?? {}).flatMap(examplesOf)),
  ].filter(([, example]) => !example['x-error']);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    auth: authOf(operation),
    ...(operation['x-since'] && {since: operation['x-since']}),
    description: operation.description,
    ...(body && {contentType: body[0]}),
    ...(await requestOf(path, operation)),
    parameters: parametersOf(operation),
    answers: withoutRepetition(
      responses.flatMap(([status, response]) => answersOf(status, response)),
    ),
    errors: responses.flatMap(([status, response]) => errorsOf(status, response)),
    examples: Object.fromEntries(
      await Promise.all(examples.map(([name, example]) => highlighted(name, example))),
    ),
  } satisfies ApiOperation;
}

/** Every operation of a document whose references are resolved. */
export async function operationModels({paths}: Document): Promise<ApiOperation[]> {
  return Promise.all(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationModel(path, method, operation)),
    ),
  );
}
