import {describe, expect, it} from 'vitest';
import {screens} from '../../../data/screens';
import remarkScreens from './remarkScreens';

interface Attribute {
  type: string;
  name: string;
  value: unknown;
}

const braces = (name: string, source: string): Attribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {type: 'mdxJsxAttributeValueExpression', value: source},
});

function run(path: string, picture: string, others: Attribute[] = [], type = 'mdxJsxFlowElement') {
  const screen = {
    type,
    name: 'Screen',
    attributes: [{type: 'mdxJsxAttribute', name: 'name', value: picture as unknown}, ...others],
    position: {start: {line: 7}},
  };
  const tree = {type: 'root', children: [screen] as {type: string}[]};
  remarkScreens()(tree, {path});
  const source = JSON.stringify(tree.children.slice(0, -1));
  const value = (name: string) => screen.attributes.find((one) => one.name === name)?.value;
  return {source, value};
}

describe('remarkScreens', () => {
  it('gives a screenshot texts and files in the language of the page', () => {
    const english = run('docs/a.mdx', 'dashboard');
    expect(english.value('alt')).toBe(screens.dashboard.alt.en);
    expect(english.source).toContain('/data/screens/en/dashboard.webp');
    const german = run('i18n/de/a.mdx', 'dashboard');
    expect(german.value('caption')).toBe(screens.dashboard.caption.de);
    expect(german.source).toContain('/i18n/de/screens/dashboard-dark.webp');
  });

  it('accepts screenshots without a dark file', () => {
    const {source, value} = run('docs/a.mdx', 'login');
    expect(source).not.toContain('dark');
    expect(value('dark')).toBeUndefined();
  });

  it('reads marks and start', () => {
    const {value} = run('docs/a.mdx', 'login', [
      braces('marks', "[\n  'email-address',\n  'login',\n]"),
      braces('start', '3'),
    ]);
    expect(value('labels')).toMatchObject({value: '["Email address","Login"]'});
    expect(value('names')).toMatchObject({value: '[3,4]'});
  });

  it('marks the first picture of a page if few words stand before it', () => {
    const picture = () => ({
      type: 'mdxJsxFlowElement',
      name: 'Screen',
      attributes: [{type: 'mdxJsxAttribute', name: 'name', value: 'login'}] as object[],
    });
    const areInView = (words: number) => {
      const text = {type: 'text', value: 'word '.repeat(words)};
      const pictures = [picture(), picture()];
      const tree = {type: 'root', children: [{type: 'paragraph', children: [text]}, ...pictures]};
      remarkScreens()(tree as Parameters<ReturnType<typeof remarkScreens>>[0], {path: 'a.mdx'});
      return pictures.map((one) => JSON.stringify(one.attributes).includes('isInView'));
    };
    expect(areInView(20)).toEqual([true, false]);
    expect(areInView(200)).toEqual([false, false]);
  });

  it.each<[string, Parameters<typeof run>, RegExp]>([
    ['an unknown screenshot', ['docs/a.mdx', 'logout'], /docs\/a\.mdx:7.*no screenshot "logout"/],
    ['an unknown mark', ['docs/a.mdx', 'login', [braces('marks', "['x']")]], /no mark "x"/],
    ['computed marks', ['docs/a.mdx', 'login', [braces('marks', '[x]')]], /not a plain list/],
    ['one in a sentence', ['docs/a.mdx', 'login', [], 'mdxJsxTextElement'], /line of its own/],
  ])('refuses %s', (_what, parameters, message) => {
    expect(() => run(...parameters)).toThrow(message);
  });
});
