import {languages} from './languages.mjs';

export interface Fence {
  readonly language: string;
  readonly title?: string;
  /** Path below `samples/`; the fence itself is then empty. */
  readonly file?: string;
  readonly region?: string;
  readonly marked: readonly number[];
}

function attribute(meta: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|(\\S+))`).exec(meta);
  return match?.[1] ?? match?.[2];
}

/** `{1,4-6}` → 1, 4, 5, 6 */
function markedLines(meta: string): number[] {
  const list = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  return list
    .split(',')
    .filter((part) => part.trim())
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({length: to - from + 1}, (_, index) => from + index);
    });
}

/** Reads what stands behind the opening ``` of a code fence. */
export function parseFence(
  language: string | null | undefined,
  meta: string,
  where: string,
): Fence {
  if (!language || !(language in languages)) {
    throw new Error(
      `${where}: a code fence names the language "${language ?? ''}". Remedy: use one of ${Object.keys(languages).join(', ')}, or add a grammar to src/markdown/languages.mjs.`,
    );
  }
  const [file, region] = (attribute(meta, 'file') ?? '').split('#');
  return {
    language,
    title: attribute(meta, 'title'),
    file: file || undefined,
    region: region || undefined,
    marked: markedLines(meta),
  };
}
