import {coldAndWarm} from './build.mjs';
import {multiplyPages} from './lib/multiply.mjs';
import type {Figure, Row} from './lib/rows.mjs';
import {ourSite, stockSite, type Site} from './lib/sites.mjs';
import {usageFigures, visitFigures} from './pages.mjs';
import {buildRows, useRows, visitRows} from './rowNames.mjs';

/** How many times the pages. */
const factors = [4, 20] as const;

/** JavaScript of a first visit, against that of a site with the pages once. */
const weight = {key: 'weight', name: 'JavaScript against 1 ×', unit: '×'};
const weightGoal = {limit: 1.1, of: 'self'} as const;

/** What is measured with many times the pages; the goals are those of the real site. */
const figures: readonly Figure[] = [
  ...buildRows.filter(({key}) => /^(cold|warm)/.test(key)),
  ...visitRows,
  ...useRows,
  weight,
].map(({key, name, unit}) => ({key, name, unit}));

async function figuresOf(site: Site, plainJs: number): Promise<Record<string, number>> {
  const builds = coldAndWarm(site);
  const visit = await visitFigures(site);
  return {
    ...builds,
    ...visit,
    ...(await usageFigures(site)),
    weight: (visit.js ?? NaN) / plainJs,
  };
}

/**
 * Builds both sites with many times the pages, once each: such builds take minutes. Gives all rows
 * so far after each number of pages, so that a failure of the largest loses nothing.
 */
export async function* growthRows(
  plainJs: Readonly<Record<Site['name'], number>>,
  onProgress: (step: string) => void,
): AsyncGenerator<readonly Row[]> {
  const rows: Row[] = [];
  for (const factor of factors) {
    const measured = async (name: Site['name']) => {
      onProgress(`growth: ${name}, ${factor} × pages`);
      const site = name === 'ours' ? ourSite() : await stockSite();
      multiplyPages(site.folder, factor);
      return figuresOf(site, plainJs[name]);
    };
    const ours = await measured('ours');
    const stock = await measured('stock');
    for (const {key, name, unit} of figures) {
      rows.push({
        name: `${factor} × pages: ${name}`,
        unit,
        ours: ours[key] ?? NaN,
        stock: stock[key] ?? NaN,
        ...(factor === 20 && key === weight.key && {goal: weightGoal}),
      });
    }
    yield rows;
  }
}
