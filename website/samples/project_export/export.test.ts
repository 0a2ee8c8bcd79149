import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {describe, expect, it} from 'vitest';
import {designSettings} from '../../data/designSettings';
import {ruleTypes} from '../../data/ruleTypes';
import {securityFeatures} from '../../data/securityFeatures';
import {withValue} from '../rule_packages/validator';

interface Named {
  readonly name: string;
}
interface Export {
  readonly project: {
    readonly design: readonly Named[];
    readonly security: readonly Named[];
    readonly fieldRules: readonly {
      readonly type: string;
      readonly items: readonly {readonly type: string}[];
    }[];
  };
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
const ajv = new Ajv2020({allErrors: true, strict: true, allowUnionTypes: true});
addFormats(ajv);
const validate = ajv.compile(read('schemas/project-export.schema.json') as object);
const good = read('export.json') as Export;

describe('export of a project', () => {
  it('is valid', () => {
    expect(validate(good), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ['without a version', ['specificationsVersion'], undefined],
    ['with a date that is none', ['exportedAt'], 'yesterday'],
    ['with keys of the project', ['project', 'privateKey'], 'YOUR_PRIVATE_KEY'],
    ['with an unknown storage limit', ['project', 'statisticStorageLimit'], '5Y'],
    ['with a rule without items', ['project', 'fieldRules', 0, 'items'], []],
    ['with rules under their old name', ['project', 'rules'], []],
    ['with a source that is a list', ['project', 'rulePackages', 0, 'source'], []],
    ['with an unknown text', ['project', 'translations', 0, 'translationKey'], 12],
    ['with a locale of the wrong form', ['project', 'translations', 0, 'locale'], 'de-CH'],
  ])('is refused %s', (_, keys, value) => {
    expect(validate(withValue(good, keys, value))).toBe(false);
  });

  it('uses names of settings that exist', () => {
    const security = Object.values(securityFeatures).flatMap(({settings}) =>
      settings.map(({key}) => key as string),
    );
    expect(good.project.security.filter(({name}) => !security.includes(name))).toEqual([]);
    const design = [
      'designMode',
      'boxSize',
      ...designSettings.simple.settings.map(({key}) => key as string),
    ];
    expect(good.project.design.filter(({name}) => !design.includes(name))).toEqual([]);
  });

  it('uses rule types and item types that exist', () => {
    for (const rule of good.project.fieldRules) {
      const allowed = ruleTypes[rule.type as keyof typeof ruleTypes].itemTypes.map(
        ({key}) => key as string,
      );
      expect(rule.items.filter(({type}) => !allowed.includes(type))).toEqual([]);
    }
  });
});
