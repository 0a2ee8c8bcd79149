import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {reportUrl} from './reportUrl';

const place = {page: 'https://docs.example.com/de/docs/cli', language: 'de', version: '1.5.4'};
const url = reportUrl('https://git.example.com/a/b', place);
const fields = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('reportUrl', () => {
  it('fills in page, language and version', () => {
    expect(url.split('?')[0]).toBe('https://git.example.com/a/b/issues/new');
    expect(fields(url)).toEqual({template: 'problem.yml', ...place});
  });

  it('names fields of the form that lies in the repository', () => {
    const {template = '', ...filled} = fields(url);
    const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8')) as {
      body: {id: string}[];
    };
    expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(filled)));
  });
});
