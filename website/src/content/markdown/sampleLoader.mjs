/**
 * Bundler loader for `samples/`: a page that shows a sample imports the file
 * through this loader, so that the bundler knows the dependency and a changed
 * sample reaches every page that shows it, also from a warm cache.
 */
import {highlight} from './highlight.mjs';
import {cutRegion} from './sampleRegion.mjs';

/** @this {import('webpack').LoaderContext<{language: string, region?: string, marked?: string}>} */
export default async function sampleLoader(/** @type {string} */ source) {
  const query = new URLSearchParams(this.resourceQuery);
  const code = cutRegion(source, query.get('region') ?? undefined, this.resourcePath);
  const marked = new Set((query.get('marked') ?? '').split(',').filter(Boolean).map(Number));
  const html = await highlight(code, query.get('language') ?? 'text', marked);
  return `export default ${JSON.stringify(html)};`;
}
