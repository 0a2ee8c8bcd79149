import type {MarkdownCopy} from './readPage';

/** A JSON string is also a YAML string, whatever it contains. */
const yaml = (value: string) => JSON.stringify(value);

/** The file that lies beside the page. */
export function markdownFile(copy: MarkdownCopy, more: Readonly<Record<string, string>>): string {
  const {title, canonical, language} = copy;
  const lines = Object.entries({title, canonical, language, ...more}).map(
    ([name, value]) => `${name}: ${yaml(value)}\n`,
  );
  return `---\n${lines.join('')}---\n\n${copy.markdown}`;
}
