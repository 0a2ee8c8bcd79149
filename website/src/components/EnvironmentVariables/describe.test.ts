import {describe, expect, it} from 'vitest';
import type {EnvironmentVariable, Values} from '@site/data/environmentVariables';
import {same} from '@site/texts';
import {describeDefault, describeEffect, describeValues} from './describe';

const variable: EnvironmentVariable = {
  name: 'A_B',
  meaning: same('long'),
  values: {kind: 'switch'},
  default: '1',
  readers: ['web', 'cli'],
};

describe('describeValues', () => {
  it.each<[Values, string, string]>([
    [{kind: 'switch'}, '`1` or `0`', '`1` oder `0`'],
    [{kind: 'choice', options: ['prod', 'dev']}, '`prod`, `dev`', '`prod`, `dev`'],
    [{kind: 'number', unit: 'hours', min: 1, max: 24}, 'hours, 1 to 24', 'Stunden, 1 bis 24'],
    [{kind: 'number', unit: 'seconds', min: 60}, 'seconds, from 60', 'Sekunden, ab 60'],
    [{kind: 'number', unit: 'seconds'}, 'seconds', 'Sekunden'],
  ])('%j', (values, en, de) => {
    expect(describeValues(values, 'en')).toBe(en);
    expect(describeValues(values, 'de')).toBe(de);
  });
});

describe('describeDefault', () => {
  it('names the value', () => {
    expect(describeDefault(variable, 'en')).toBe('`1`');
  });

  it('adds the unit of a number', () => {
    const days = {...variable, default: '14', values: {kind: 'number', unit: 'days'} as const};
    expect(describeDefault(days, 'de')).toBe('`14`\u00a0Tage');
  });

  it('tells a variable that nobody sets from an empty one', () => {
    expect(describeDefault({...variable, default: null}, 'en')).toBe('not set');
    expect(describeDefault({...variable, default: ''}, 'de')).toBe('leer');
  });

  it('says "empty" and adds the note and the images', () => {
    const full = {
      ...variable,
      default: '',
      defaultNote: {...same('Means `a`.'), de: 'Bedeutet `a`.'},
      imageDefault: '0',
    };
    expect(describeDefault(full, 'en')).toBe('empty. Means `a`. Images: `0`');
    expect(describeDefault(full, 'de')).toBe('leer. Bedeutet `a`. Images: `0`');
  });
});

describe('describeEffect', () => {
  it('names the reader where it is only one', () => {
    expect(describeEffect(variable, 'en')).toBe('');
    expect(describeEffect({...variable, readers: ['start']}, 'de')).toBe('Start des Containers');
  });

  it('mentions the cache where it matters', () => {
    expect(describeEffect({...variable, needsCacheClear: true}, 'de')).toBe(
      'Web, Befehle; nach `cache:clear`',
    );
  });
});
