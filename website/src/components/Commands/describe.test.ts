import {describe, expect, it} from 'vitest';
import {same} from '@site/texts';
import {describeFallback, describeUnattended, typedForms} from './describe';

const meaning = same('x');

describe('typedForms', () => {
  it.each([
    [{name: 'projectId', meaning}, ['projectId']],
    [{name: '--force', short: '-f', meaning}, ['--force', '-f']],
    [{name: '--file', short: '-f', value: 'FILE', meaning}, ['--file=FILE', '-f FILE']],
  ])('%j', (parameter, forms) => {
    expect(typedForms(parameter)).toEqual(forms);
  });
});

describe('describeFallback', () => {
  it.each([
    [{name: 'a', required: true as const, meaning}, 'required', 'Pflicht'],
    [{name: '--[no-]a', default: 'on', meaning}, 'on', 'an'],
    [{name: '--a', default: 'override', meaning}, '`override`', '`override`'],
    [{name: '--a', meaning}, '–', '–'],
  ])('%j', (parameter, en, de) => {
    expect(describeFallback(parameter, 'en')).toBe(en);
    expect(describeFallback(parameter, 'de')).toBe(de);
  });
});

describe('describeUnattended', () => {
  it('answers in the language of the page', () => {
    expect(describeUnattended('partly', 'en')).toBe('with `--force`');
    expect(describeUnattended('no', 'de')).toBe('nein');
  });
});
