import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {errorCatalogue} from '../../../data/errors';
import {readDocument} from './document';
import {localize} from './localize';
import {operationModels} from './operation';
import {resolveReferences} from './resolve';

const siteDir = path.resolve(__dirname, '../../..');
const document = readDocument(siteDir);
const {info} = document as typeof document & {readonly info: {readonly description: string}};
const models = await operationModels(resolveReferences(localize(document, 'de')));
const operations = new Map(models.map((model) => [model.id, model]));

describe('the OpenAPI document', () => {
  it('passes the linter without a warning', () => {
    const output = execFileSync(
      process.execPath,
      [
        '../node_modules/@redocly/cli/bin/cli.js',
        'lint',
        'data/openapi/openapi.yaml',
        '--config=data/openapi/redocly.yaml',
        '--format=json',
      ],
      {cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
    );
    expect((JSON.parse(output) as {totals: object}).totals).toMatchObject({errors: 0, warnings: 0});
  }, 60_000);

  it('names an entry of the error catalogue for every error', () => {
    const known = new Set(errorCatalogue.map(({id}) => id));
    const used = models.flatMap(({errors}) => errors.map(({anchor}) => anchor));
    expect(used.filter((anchor) => !known.has(anchor))).toEqual([]);
  });

  it('has the same messages as the catalogue', () => {
    const messages = new Map(errorCatalogue.map(({id, message}) => [id, message.en]));
    const named = models.flatMap(({errors}) => errors).filter(({message}) => message !== '');
    for (const {message, anchor} of named) {
      expect(message).toBe(messages.get(anchor));
    }
  });
});

describe('the model of an operation', () => {
  it('lists nested properties under their path', () => {
    const names = operations.get('verify')?.answers[0]?.fields.map(({name}) => name);
    expect(names).toContain('issues[].message');
    expect(names).toContain('spamData.minimumTimeData.seconds');
  });

  it('is in the language of the build', () => {
    const range = operations.get('statisticByDate')?.parameters[0];
    expect(range).toMatchObject({name: 'range', signedAs: 'integer', place: 'query'});
    expect(range?.description).toMatch(/^Sekunden, von jetzt an/);
  });

  it('lists a status without a message among the errors', () => {
    const errors = operations.get('statisticByDate')?.errors;
    expect(errors).toContainEqual(expect.objectContaining({status: '302', anchor: 'http-302'}));
  });

  it('keeps errors out of the successful responses', () => {
    const titles = operations.get('requestSubmitToken')?.answers.map(({title}) => title);
    expect(titles).toEqual(['Ein Token wurde ausgestellt', 'Die Anfrage wurde verzögert']);
  });

  it('lists nested fields of a property once', () => {
    const answers = operations.get('requestSubmitToken')?.answers ?? [];
    const names = answers.map(({fields}) => fields.map(({name}) => name));
    expect(names[0]).toContain('messages.label');
    expect(names[1]).toContain('messages');
    expect(names[1]).not.toContain('messages.label');
  });

  it.each([
    ['verify', 'signature'],
    ['checkFormData', 'public'],
    ['healthCheck', 'allowList'],
  ])('says who may call %s', (id, auth) => {
    expect(operations.get(id)?.auth).toBe(auth);
  });
});

describe('localize', () => {
  const description = info.description;

  it('translates texts and keeps those without a translation', () => {
    const node = {description, summary: 'No such text', 'x-since': '1.5'};
    expect(localize(node, 'de')).toEqual({
      description: expect.stringMatching(/^Browser rufen/),
      summary: 'No such text',
      'x-since': '1.5',
    });
    expect(localize(node, 'en')).toEqual(node);
  });

  it('does not change examples', () => {
    const node = {summary: 'No such text', value: {description}, example: {description}};
    expect(localize(node, 'de')).toEqual(node);
  });

  it('translates a property that is called "value"', () => {
    expect(localize({value: {description}}, 'de').value.description).toMatch(/^Browser rufen/);
  });
});
