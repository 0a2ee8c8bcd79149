import type {MarkdownCopy} from './readPage';

/** A JSON string is also a YAML string, whatever it contains. */
const yaml = (value: string) => JSON.stringify(value);

/** The file that lies beside the page. */
export function markdownFile(copy: MarkdownCopy, version: string): string {
  return `---
title: ${yaml(copy.title)}
canonical: ${yaml(copy.canonical)}
language: ${yaml(copy.language)}
documented_version: ${yaml(version)}
---

${copy.markdown}`;
}
