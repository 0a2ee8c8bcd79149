import {describe, expect, it} from 'vitest';
import {glossary} from '../../../data/glossary';
import remarkTerms from './remarkTerms';

const term = (id: string) => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id as unknown}],
  position: {start: {line: 7}},
});

function run(path: string, ...ids: readonly string[]) {
  const children = ids.map(term);
  remarkTerms()({type: 'root', children}, {path});
  return children.map(({attributes}) =>
    Object.fromEntries(attributes.map(({name, value}) => [name, value])),
  );
}

describe('remarkTerms', () => {
  it('explains a term in the language of the page', () => {
    const {definition} = glossary['submit-token'];
    const id = 'submit-token';
    expect(run('docs/a.mdx', id)).toEqual([{id, definition: definition.en}]);
    expect(run('i18n/de/a.mdx', id)).toEqual([{id, definition: definition.de}]);
  });

  it.each([
    [['no-such-term'], /docs\/a\.mdx:7.*no-such-term.*Remedy/],
    [['submit-token', 'submit-token'], /docs\/a\.mdx:7.*second time.*Remedy/],
  ])('refuses %j', (ids, message) => {
    expect(() => run('docs/a.mdx', ...ids)).toThrow(message);
  });
});
