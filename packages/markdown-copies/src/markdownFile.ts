import type {MarkdownCopy} from './readPage';

/** Quotes a value: every JSON string is also a valid YAML string. */
const yaml = (value: string) => JSON.stringify(value);

/** The content of a Markdown copy: front matter and text. */
export function markdownFile(copy: MarkdownCopy, more: Readonly<Record<string, string>>): string {
  const {title, canonical, language} = copy;
  const lines = Object.entries({title, canonical, language, ...more}).map(
    ([name, value]) => `${name}: ${yaml(value)}\n`,
  );
  return `---\n${lines.join('')}---\n\n${copy.markdown}`;
}
