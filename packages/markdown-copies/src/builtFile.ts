import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A language that Docusaurus has built. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** Path of a route's file in the build folder, without the file extension. */
export function fileOf({outDir, baseUrl}: BuiltSite, route: string): string {
  return path.join(outDir, decodeURI(route.slice(baseUrl.length)));
}

/** Reads the HTML that Docusaurus has written for a route. */
export async function readHtml(site: BuiltSite, route: string): Promise<string> {
  const file = fileOf(site, route);
  const found = [`${file}.html`, path.join(file, 'index.html')].find((name) => existsSync(name));
  if (!found) throw new Error(`Docusaurus has written no page for the route ${route}.`);
  return readFile(found, 'utf8');
}
