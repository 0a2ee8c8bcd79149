/** Everything in a script that may be a name in a style sheet. */
export function allWords(script: string): string[] {
  return [...new Set(script.match(/[\w-]+/g))];
}

/**
 * A text of nothing but names, or such a piece of a template. Quotes need not be a pair: to keep a
 * rule too many is no harm.
 */
const lists = /["'`}]([\w -]+)(?=["'`]|\$\{)/g;

/** Names of elements that are names of classes too; only in a list of classes they mean the class. */
const ambiguous = new Set(['button', 'code', 'table']);

/**
 * What may be the name of a class. A word with a hyphen or an underscore is one anywhere; a plain
 * word only in a text that is a list of names, or else every "card" in the prose would be one.
 */
export function classNames(script: string): string[] {
  const names = new Set(allWords(script).filter((word) => /[-_]/.test(word)));
  for (const [, list = ''] of script.matchAll(lists)) {
    if (!ambiguous.has(list)) list.split(' ').forEach((word) => names.add(word));
  }
  // Finished HTML inside a text.
  for (const [, list = ''] of script.matchAll(/class=\\?["']?([\w -]+)/g)) {
    list.split(' ').forEach((word) => names.add(word));
  }
  return [...names];
}

/** What may be the name of an element: a text of its own, or a tag in finished HTML. */
export function elementNames(script: string): string[] {
  const texts = script.matchAll(/(["'`])([a-z][a-z0-9]*)\1/g);
  const tags = script.matchAll(/(<)([a-z][a-z0-9]*)/g);
  return [...new Set(Array.from([...texts, ...tags], ([, , name = '']) => name))];
}

/** Beginnings of names that a script completes, as in `level-${number}`. */
export function namePrefixes(script: string): string[] {
  return allWords(script).filter((word) => /^[a-z][\w-]{2,}-$/i.test(word));
}
