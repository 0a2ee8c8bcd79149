/**
 * Bundler loader for `samples/`. Pages import the samples they show through this loader, so that the bundler knows the
 * dependency and updates these pages when a sample changes, even with a warm cache.
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
