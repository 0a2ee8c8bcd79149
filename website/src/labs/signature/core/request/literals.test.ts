import {describe, expect, it} from 'vitest';
import {doubleQuoted, java, javaScript, shell, singleQuoted} from './literals';

describe('literals', () => {
  it.each([
    ['JavaScript', javaScript, 'say "hi" \\ $x', String.raw`"say \"hi\" \\ $x"`],
    ['JavaScript', javaScript, 'größe 🚀', '"größe 🚀"'],
    ['JavaScript', javaScript, '\u2028\u202e\u{e0001}', String.raw`"\u2028\u202e\udb40\udc01"`],
    ['Python, Go, C#', doubleQuoted, 'it\'s "x"\r\n', String.raw`"it's \"x\"\r\n"`],
    ['Python, Go, C#', doubleQuoted, 'größe 🚀', '"größe 🚀"'],
    ['Python, Go, C#', doubleQuoted, '\u0085\ufeff\u{e0001}', String.raw`"\u0085\ufeff\U000e0001"`],
    ['Java', java, 'größe 🚀', String.raw`"gr\u00f6\u00dfe \ud83d\ude80"`],
    ['Java', java, '\\u0041\\ö', String.raw`"\\u0041\\\u00f6"`],
    ['PHP, Ruby', singleQuoted, 'it\'s "$x" #{y} \\', String.raw`'it\'s "$x" #{y} \\'`],
    ['shell', shell, "it's $(date) `id` \\", String.raw`'it'\''s $(date) ${'`id`'} \'`],
  ])('%s: %o', (_language, literal, text, expected) => {
    expect(literal(text)).toBe(expected);
  });
});
