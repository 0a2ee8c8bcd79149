import {describe, expect, it} from 'vitest';
import {head} from './fixture.mts';
import {parsePage} from './page.mts';
import {unreadable} from './unreadable.mts';

const page = (source: string) => () => parsePage('docs/a.mdx', 'en', 'a', source);

function refusal(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return unreadable('docs/a.mdx', error);
  }
}

describe('unreadable', () => {
  it.each([
    ['YAML', page('---\ntitle: Title\ndescription: One: two\n---\n'), 3, /Nested mappings/],
    ['Markdown', page(`${head()}Text.\n\n<Label>open\n`), 10, /closing tag for `<Label>`/],
    ['JSON', () => JSON.parse('{"a": '), 1, /JSON/],
  ])('%s: names file, line and reason', (_kind, read, line, message) => {
    expect(refusal(read)).toMatchObject({
      file: 'docs/a.mdx',
      line,
      message: expect.stringMatching(message) as string,
      remedy: expect.stringContaining('correct') as string,
    });
  });
});
