import type {Twin} from './readPage';

/** A JSON string is also a YAML string, whatever it contains. */
const yaml = (value: string) => JSON.stringify(value);

/** The file that lies beside the page. */
export function twinFile(twin: Twin, version: string): string {
  return `---
title: ${yaml(twin.title)}
canonical: ${yaml(twin.canonical)}
language: ${yaml(twin.language)}
documented_version: ${yaml(version)}
---

${twin.markdown}`;
}
