import {multiplyPages} from './lib/multiply.mjs';
import type {Row} from './lib/rows.mjs';
import {ourSite, stockSite, type Site} from './lib/sites.mjs';
import {measureBuild} from './build.mjs';
import {visitFigures} from './pages.mjs';

/** How many times the pages. */
export const factors = [4, 20] as const;

async function figuresOf(site: Site): Promise<Record<string, number>> {
  const {wall, memory} = measureBuild(site, 'cold');
  const {js = NaN} = await visitFigures(site);
  return {wall, memory, js};
}

const figures = [
  {key: 'wall', name: 'build cold', unit: 's'},
  {key: 'memory', name: 'build cold, memory', unit: 'MB'},
  {key: 'js', name: 'JavaScript of the first visit', unit: 'KB'},
];

/** Builds both sites with many times the pages, once each: such builds take minutes. */
export async function growthRows(
  sites: readonly Site[],
  plain: ReadonlyMap<Site['name'], number>,
  onProgress: (step: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const factor of factors) {
    const found = new Map<Site['name'], Record<string, number>>();
    for (const {name} of sites) {
      onProgress(`growth: ${name}, ${factor} × pages`);
      const site = name === 'ours' ? ourSite() : await stockSite();
      multiplyPages(site.folder, factor);
      found.set(name, await figuresOf(site));
    }
    const valueOf = (name: Site['name'], key: string) => found.get(name)?.[key] ?? NaN;
    for (const {key, name, unit} of figures) {
      const label = `${factor} × pages: ${name}`;
      rows.push({name: label, unit, ours: valueOf('ours', key), stock: valueOf('stock', key)});
    }
    const growthOf = (name: Site['name']) => valueOf(name, 'js') / (plain.get(name) ?? NaN);
    rows.push({
      name: `${factor} × pages: JavaScript against 1 ×`,
      unit: '×',
      ours: growthOf('ours'),
      stock: growthOf('stock'),
      ...(factor === 20 && {goal: {limit: 1.1, of: 'self'} as const}),
    });
  }
  return rows;
}
