const plain = Array.from('aceinosuyACEINOSUY');
const accented = Array.from('áçéíñöšüýÁÇÉÍÑÖŠÜÝ');

/**
 * An English text as a translation of the worst kind: accents, and longer by almost a half. Names of
 * values stay as they are: `{count}`.
 */
export function accent(text: string): string {
  const [, words = '', space = ''] = /^([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (!/\p{L}/u.test(words)) return text;
  const letters = words.replace(
    /\{\w+\}|[a-z]/gi,
    (match) => accented[plain.indexOf(match)] ?? match,
  );
  return letters + ' ñöw'.repeat(Math.ceil(words.length / 10)) + space;
}
