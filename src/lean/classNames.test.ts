import {describe, expect, it} from 'vitest';
import {classNames, elementNames, namePrefixes} from './classNames';

describe('classNames', () => {
  it.each([
    ['a list of names', 'clsx("col","row padding--md")', ['col', 'row', 'padding--md']],
    ['a name with a hyphen anywhere', 'x=`a ${b} menu-open c`', ['menu-open']],
    ['a piece of a template', 'x=`${a} markdown`;y=`hero ${b}`', ['markdown', 'hero']],
    ['a name of a CSS module', '{title:"title_a1B2"}', ['title_a1B2']],
    ['classes in finished HTML', 'html="<b class=\\"tk hero\\">x, y</b>"', ['tk', 'hero']],
  ])('finds %s', (_name, script, expected) => {
    expect(classNames(script)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a word of a sentence', '"Put the card, then pay."', 'card'],
    ['the name of an element', 'jsx("button",{})', 'button'],
    ['a variable', 'const hero=1', 'hero'],
  ])('leaves out %s', (_name, script, word) => {
    expect(classNames(script)).not.toContain(word);
  });
});

it('finds names that a script completes', () => {
  expect(namePrefixes('`level-${n}`,"alert--"+kind,"a-"')).toEqual(['level-', 'alert--']);
});

it('finds names of elements, not words', () => {
  const script = 'jsx("kbd",{});h2:"h2";html="<em>strong</em><br/>";"a menu"';
  expect(elementNames(script)).toEqual(['kbd', 'h2', 'em', 'br']);
});
