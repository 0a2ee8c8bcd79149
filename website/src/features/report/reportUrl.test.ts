import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {reportUrl, withSection} from './reportUrl';

const place = {page: 'https://docs.example.com/de/docs/cli', language: 'de', version: '1.5.4'};
const url = reportUrl('https://git.example.com/a/b', place);
const fields = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('reportUrl', () => {
  it('fills in page, language and version', () => {
    expect(url.split('?')[0]).toBe('https://git.example.com/a/b/issues/new');
    expect(fields(url)).toEqual({template: 'problem.yml', ...place});
  });

  it('names fields of the form that lies in the repository', () => {
    const {template = '', ...filled} = fields(withSection(url, {id: 'x', title: 'X'}));
    const form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8')) as {
      body: {id: string}[];
    };
    expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(filled)));
  });
});

describe('withSection', () => {
  it.each([
    [{id: 'health', title: 'Status & <Health>'}, `${place.page}#health`, 'Status & <Health>'],
    [undefined, place.page, undefined],
  ])('%j', (section, page, title) => {
    expect(fields(withSection(url, section))).toEqual({
      template: 'problem.yml',
      ...place,
      page,
      ...(title && {section: title}),
    });
  });

  it('forgets the section before', () => {
    expect(withSection(withSection(url, {id: 'a', title: 'A'}), undefined)).toBe(
      withSection(url, undefined),
    );
  });
});
