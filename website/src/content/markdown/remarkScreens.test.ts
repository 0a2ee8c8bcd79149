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
  const value = (name: string) => screen.attributes.find((one) => one.name === name)?.value;
  return {value};
}

describe('remarkScreens', () => {
  it('gives a screenshot its texts in the language of the page', () => {
    const english = run('docs/a.mdx', 'dashboard');
    expect(english.value('alt')).toBe(screens.en.dashboard.alt);
    const german = run('i18n/de/a.mdx', 'dashboard');
    expect(german.value('caption')).toBe(screens.de.dashboard.caption);
  });

  it('reads marks and start', () => {
    const {value} = run('docs/a.mdx', 'box-spam', [
      braces('marks', "[\n  'label',\n  'error-message',\n]"),
      braces('start', '3'),
    ]);
    expect(value('labels')).toMatchObject({value: '["Label","Error message"]'});
    expect(value('names')).toMatchObject({value: '[3,4]'});
  });

  it('marks the first picture of a page if few words stand before it', () => {
    const picture = () => ({
      type: 'mdxJsxFlowElement',
      name: 'Screen',
      attributes: [{type: 'mdxJsxAttribute', name: 'name', value: 'dashboard'}] as object[],
    });
    const paragraph = (words: number) => ({
      type: 'paragraph',
      children: [{type: 'text', value: 'word '.repeat(words)}],
    });
    const areInView = (before: object) => {
      const pictures = [picture(), picture()];
      const tree = {type: 'root', children: [before, ...pictures]};
      remarkScreens()(tree as Parameters<ReturnType<typeof remarkScreens>>[0], {path: 'a.mdx'});
      return pictures.map((one) => JSON.stringify(one.attributes).includes('isInView'));
    };
    expect(areInView(paragraph(20))).toEqual([true, false]);
    expect(areInView(paragraph(200))).toEqual([false, false]);
    const table = {type: 'mdxJsxFlowElement', name: 'SettingsTable', attributes: []};
    expect(areInView(table)).toEqual([false, false]);
  });

  it.each<[string, Parameters<typeof run>, RegExp]>([
    ['an unknown screenshot', ['docs/a.mdx', 'logout'], /docs\/a\.mdx:7.*no screenshot "logout"/],
    [
      'an unknown mark',
      ['docs/a.mdx', 'login', [braces('marks', "['x']")]],
      /no view with the marks x/,
    ],
    ['computed marks', ['docs/a.mdx', 'login', [braces('marks', '[x]')]], /not a plain list/],
    ['one in a sentence', ['docs/a.mdx', 'login', [], 'mdxJsxTextElement'], /line of its own/],
  ])('refuses %s', (_what, parameters, message) => {
    expect(() => run(...parameters)).toThrow(message);
  });
});
