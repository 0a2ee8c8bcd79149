import {readFileSync} from 'node:fs';

/** The configuration that a README tells readers to add to their site. */
export function readmeLines(readme: string): string {
  const found = /^```js title="docusaurus\.config\.js"\n([\s\S]*?)^```$/m.exec(
    readFileSync(readme, 'utf8'),
  );
  if (!found?.[1]) throw new Error(`${readme} has no fence titled docusaurus.config.js.`);
  return found[1];
}
