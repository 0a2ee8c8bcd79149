import {readFileSync} from 'node:fs';

function routesOf(file: string): string[] {
  const xml = readFileSync(file, 'utf8');
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
}

/** Every address of the built site, both languages. */
export function allRoutes(): string[] {
  return [...routesOf('build/sitemap.xml'), ...routesOf('build/de/sitemap.xml')].sort();
}
