import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import remarkSearchWords from './markdown/remarkSearchWords';
import {searchWordsOf} from './searchWords.mts';
import {translationHash} from './translationHash.mts';

const head = '---\ntitle: A\nsearch_words: >-\n  one two\n  three\n---\n\n';
const body = '## B {/* #b */}\n{/* search: four */}\n\nText.\n\n{/* search #c: five/six */}\n';

it('reads the words of a page and of its sections', () => {
  expect(searchWordsOf(head + body)).toEqual({
    '': 'one two three',
    '#b': 'four',
    '#c': 'five/six',
  });
  expect(searchWordsOf('Text.\n')).toEqual({});
});

it('the rendered page has no trace of them', () => {
  const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkSearchWords);
  const {children} = markdown.runSync(markdown.parse(body)) as Root;
  expect(children.map(({type}) => type)).toEqual(['heading', 'paragraph']);
  expect(children[1]).toHaveProperty('children.0.value', 'Text.');
  expect(children[1]).not.toHaveProperty('children.0.children');
});

it('they make no translation stale, other words do', () => {
  const plain = '---\ntitle: A\nkeywords: [B]\n---\n\n## B {/* #b */}\n\nText.\n';
  expect(translationHash(head + body)).toBe(translationHash(plain));
  expect(translationHash(plain.replace('title: A', 'title: C'))).not.toBe(translationHash(plain));
  expect(translationHash(plain.replace('Text', 'Words'))).not.toBe(translationHash(plain));
});
