/** Maximum length of a tool's answer in characters. An assistant pays for each of them. */
export const limits = {search: 6_000, page: 12_000, error: 6_000, issues: 10_000} as const;

/** Maximum length of a question in characters. Longer ones are log excerpts, not messages. */
export const maxQuestion = 1_000;

export interface Answer {
  readonly [key: string]: unknown;
  readonly content: {type: 'text'; text: string}[];
  readonly isError?: boolean;
}

export const answer = (text: string): Answer => ({content: [{type: 'text', text}]});

/** An error for a wrong question, which says what would be right. */
export const refusal = (text: string): Answer => ({...answer(text), isError: true});

/** Joins as many blocks of text as fit, then adds a line with the number of omitted ones. */
export function fit(
  blocks: readonly string[],
  limit: number,
  leftOut: (count: number) => string,
): string {
  const separator = '\n\n';
  // Leaves room for the line about omitted blocks.
  const room = limit - 200;
  let length = 0;
  let count = 0;
  for (const block of blocks) {
    if (length + block.length + separator.length > room) break;
    length += block.length + separator.length;
    count += 1;
  }
  const missing = blocks.length - count;
  const shown = blocks.slice(0, count);
  return (missing > 0 ? [...shown, leftOut(missing)] : shown).join(separator);
}

/** The beginning of a text, cut at the end of a line or a word. */
export function beginning(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const line = text.lastIndexOf('\n', limit);
  const space = text.lastIndexOf(' ', limit);
  const end = [line, space].find((at) => at > limit / 2) ?? limit;
  return text.slice(0, end).trimEnd();
}
