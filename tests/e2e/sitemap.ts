import {readFileSync} from 'node:fs';

function routesOf(file: string): string[] {
  const xml = readFileSync(file, 'utf8');
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
}

/** The HTML file of a route in the build. */
export function htmlFile(route: string): string {
  return `build${route.endsWith('/') ? `${route}index` : route}.html`;
}

/** All routes of the built site, in both languages. */
export function allRoutes(): string[] {
  return [...routesOf('build/sitemap.xml'), ...routesOf('build/de/sitemap.xml')].sort();
}
