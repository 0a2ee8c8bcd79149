import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A language as Docusaurus has built it. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** The HTML that Docusaurus has written for a route. */
export async function readHtml({outDir, baseUrl}: BuiltSite, route: string): Promise<string> {
  const file = path.join(outDir, decodeURI(route.slice(baseUrl.length)));
  const found = [`${file}.html`, path.join(file, 'index.html')].find((name) => existsSync(name));
  if (!found) throw new Error(`Docusaurus has written no page for the route ${route}.`);
  return readFile(found, 'utf8');
}
