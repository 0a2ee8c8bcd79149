import {describe, expect, it} from 'vitest';
import {parseFence} from './fence';

describe('parseFence', () => {
  it('reads title, file, region and highlighted lines', () => {
    expect(
      parseFence('yaml', 'title="compose.yaml" file=docker/compose.yaml#db {1,3-4}', 'x'),
    ).toEqual({
      language: 'yaml',
      title: 'compose.yaml',
      file: 'docker/compose.yaml',
      region: 'db',
      marked: [1, 3, 4],
    });
  });

  it('reads the summary of a collapsed block with any words', () => {
    expect(
      parseFence('php', 'file=a.php collapsed="Client with title=x and {7}, 140 lines" {2}', 'x'),
    ).toEqual({
      language: 'php',
      file: 'a.php',
      marked: [2],
      collapsed: 'Client with title=x and {7}, 140 lines',
    });
  });

  it.each([null, '', 'klingon'])('refuses the language %j with file and line', (language) => {
    expect(() => parseFence(language, '', 'docs/a.mdx:7')).toThrow(/docs\/a\.mdx:7.*Remedy/);
  });
});
