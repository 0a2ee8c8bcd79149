import {describe, expect, it} from 'vitest';
import {glossary} from '../../data/glossary';
import remarkFacts from './remarkFacts';

const element = (name: string, id: string) => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id as unknown}],
  position: {start: {line: 7}},
});

function run(path: string, ...children: ReturnType<typeof element>[]) {
  remarkFacts()({type: 'root', children}, {path});
  return children.map(({attributes}) =>
    Object.fromEntries(attributes.map(({name, value}) => [name, value])),
  );
}

describe('remarkFacts', () => {
  it('explains a term in the language of the page', () => {
    const {definition} = glossary['submit-token'];
    const id = 'submit-token';
    expect(run('docs/a.mdx', element('Term', id))).toEqual([{id, definition: definition.en}]);
    expect(run('i18n/de/a.mdx', element('Term', id))).toEqual([{id, definition: definition.de}]);
  });

  it.each([
    ['Term', ['no-such-term'], /docs\/a\.mdx:7.*no-such-term.*Remedy/],
    ['KnownIssue', ['no-such-issue'], /docs\/a\.mdx:7.*no-such-issue.*Remedy/],
    ['Term', ['submit-token', 'submit-token'], /docs\/a\.mdx:7.*second time.*Remedy/],
  ])('refuses %s %j', (name, ids, message) => {
    expect(() => run('docs/a.mdx', ...ids.map((id) => element(name, id)))).toThrow(message);
  });
});
