import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';

const folder = import.meta.dirname;
const file = (name: string) => path.join(folder, name);
const fields = {
  senderName: "Anna O'Neil",
  emailAddress: 'anna@example.org',
  message: ' "Hi"\r\nall ',
};
const tokens = {_mosparo_submitToken: 'submit', _mosparo_validationToken: 'validation'};
const everyField = Object.keys(fields).join(',');

function run(posted: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  const {stdout, stderr} = spawnSync(
    'php',
    ['-d', `auto_prepend_file=${file('stubs.php')}`, file('contact-form.php')],
    {
      encoding: 'utf8',
      input: new URLSearchParams(posted).toString(),
      env: {...process.env, VERIFIED: everyField, ...env},
    },
  );
  return {output: stdout, asked: stderr};
}

describe('the contact form for WordPress', () => {
  it('verifies the posted values without the slashes of WordPress, and nothing else changed', () => {
    const {output, asked} = run({...fields, ...tokens});
    expect(JSON.parse(asked)).toEqual(fields);
    expect(output).toBe('sent "Hi"\r\nall');
  });

  it.each([
    ['no tokens', fields, {}],
    ['an invalid answer', {...fields, ...tokens}, {ANSWER: 'invalid'}],
    [
      'a field that was not verified',
      {...fields, ...tokens},
      {VERIFIED: 'senderName,emailAddress'},
    ],
    ['no connection', {...fields, ...tokens}, {CONNECTION: 'none'}],
  ])('refuses %s', (_, posted, env) => {
    expect(run(posted, env).output).toBe('refused 403');
  });

  it('renders valid HTML with the fields that it verifies, and the box inside the form', () => {
    const {output} = run({}, {RENDER: '1'});
    const errors: string[] = [];
    parseFragment(output, {onParseError: ({code}) => errors.push(code)});
    expect(errors).toEqual([]);
    const names = [...output.matchAll(/<(?!input type="hidden")\w+[^>]* name="(\w+)"/g)];
    expect(names.map(([, name]) => name)).toEqual(Object.keys(fields));
    expect(output).toMatch(/mosparo-box[^]*<\/form>/);
  });
});
