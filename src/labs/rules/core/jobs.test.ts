import {describe, expect, it} from 'vitest';
import {jobKey, jobsOf} from './jobs';
import type {Setup} from './setup';

const regex = (value: string) => ({type: 'regex', value, rating: '1'});

const setup: Setup = {
  origin: 'project',
  packageFactor: '',
  spamScore: '5',
  rules: [
    {
      name: '',
      type: 'word',
      factor: '',
      items: [regex('/a/'), regex('~a~'), regex('/b/'), regex('no pattern'), regex('/a++/')],
    },
    {name: '', type: 'user-agent', factor: '', items: [{...regex('/a/'), type: 'uaRegex'}]},
  ],
  fields: [
    {source: 'text', value: 'one'},
    {source: 'email', value: 'one'},
    {source: 'text', value: 'two'},
    {source: 'text', value: ' '},
    {source: 'userAgent', value: 'three'},
  ],
};

describe('patterns to try', () => {
  it('are each tried once on each value that is checked', () => {
    const jobs = jobsOf(setup);
    expect(jobs.map(({subject}) => subject)).toEqual(['one', 'two', 'one', 'two', 'three']);
    expect(new Set(jobs.map(jobKey)).size).toBe(jobs.length);
  });

  it('are none where PHP or the playground do not accept them', () => {
    const rules = [{...setup.rules[0], items: [regex('no pattern'), regex('/a++/')]}];
    expect(jobsOf({...setup, rules: rules as Setup['rules']})).toEqual([]);
  });
});
