const plain = Array.from('aceinosuyACEINOSUY');
const accented = Array.from('áçéíñöšüýÁÇÉÍÑÖŠÜÝ');

/**
 * Turns an English text into a pseudo-translation with accents, about 40 % longer. Placeholders such as `{count}` are
 * kept.
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
