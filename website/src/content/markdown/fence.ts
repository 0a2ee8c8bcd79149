import {languages} from 'docusaurus-theme-static-pages/highlight/languages';

export interface Fence {
  readonly language: string;
  readonly title?: string;
  /** Path below `samples/`. The fence itself is empty then. */
  readonly file?: string;
  readonly region?: string;
  readonly marked: readonly number[];
  /** Summary of a block that starts collapsed. */
  readonly collapsed?: string;
}

/** `name="some words"` or `name=word` */
const attribute = /(\w+)=(?:"([^"]*)"|(\S+))/g;

function attributesOf(meta: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    [...meta.matchAll(attribute)].map(([, name, quoted, word]) => [name, quoted ?? word]),
  );
}

/** `{1,4-6}` → 1, 4, 5, 6 */
function markedLines(meta: string): number[] {
  const list = /\{([\d,\s-]+)\}/.exec(meta.replace(attribute, ''))?.[1] ?? '';
  return list
    .split(',')
    .filter((part) => part.trim())
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return Array.from({length: to - from + 1}, (_, index) => from + index);
    });
}

/** Reads the text after the opening ``` of a code fence. */
export function parseFence(
  language: string | null | undefined,
  meta: string,
  where: string,
): Fence {
  if (!language || !(language in languages)) {
    throw new Error(
      `${where}: a code fence names the language "${language ?? ''}". Remedy: use one of ${Object.keys(languages).join(', ')}, or add a grammar to src/content/markdown/languages.mjs.`,
    );
  }
  const {title, collapsed, file: sample = ''} = attributesOf(meta);
  const [file, region] = sample.split('#');
  return {
    language,
    title,
    file: file || undefined,
    region: region || undefined,
    marked: markedLines(meta),
    collapsed,
  };
}
