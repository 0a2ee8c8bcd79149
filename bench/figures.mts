/** The figures of each part, in the order of the tables, with their goals. */
import type {Figure} from './lib/rows.mjs';
import {firstSearchFigures, searchFigures} from './search/rows.mjs';

const most = (limit: number) => ({limit, of: 'self'}) as const;
const ofStock = (limit: number) => ({limit, of: 'stock'}) as const;
const least = (limit: number) => ({limit, of: 'self', isLeast: true}) as const;

const visit: readonly Figure[] = [
  {
    key: 'js',
    name: 'before the first interaction: JavaScript, worst page',
    unit: 'KB',
    goal: most(3),
    isWorst: true,
  },
  {
    key: 'css',
    name: 'before the first interaction: CSS, worst page',
    unit: 'KB',
    goal: most(12),
    isWorst: true,
  },
  {
    key: 'all@/docs/usage/settings',
    name: 'before the first interaction: all, usage/settings',
    unit: 'KB',
    goal: most(50),
  },
  {
    key: 'all@/de/docs/usage/settings',
    name: 'before the first interaction: all, usage/settings in German',
    unit: 'KB',
    goal: most(50),
  },
  {key: 'all', name: 'before the first interaction: all, worst page', unit: 'KB', isWorst: true},
  {
    key: 'jsAfter',
    name: 'hydrated: JavaScript, worst page',
    unit: 'KB',
    goal: most(130),
    isWorst: true,
  },
  {key: 'fcp', name: 'first contentful paint', unit: 'ms', goal: ofStock(0.75)},
  {key: 'lcp', name: 'largest contentful paint', unit: 'ms', goal: ofStock(0.85)},
  {
    key: 'tbt',
    name: 'total blocking time, worst page',
    unit: 'ms',
    goal: most(50),
    isWorst: true,
  },
  {
    key: 'cls',
    name: 'cumulative layout shift, worst page',
    unit: '',
    goal: most(0),
    isWorst: true,
  },
  {
    key: 'longestTask',
    name: 'longest task, first interaction included, worst page',
    unit: 'ms',
    goal: most(100),
    isWorst: true,
  },
];

const navigation: readonly Figure[] = [
  {key: 'cold', name: 'click to new page, first interaction', unit: 'ms', goal: most(500)},
  {key: 'warm', name: 'click to new page, hydrated', unit: 'ms', goal: most(450)},
  {key: 'second', name: 'click to the page after it', unit: 'ms', goal: most(350)},
];

const clicks: readonly Figure[] = [
  ...['menu', 'theme', 'tab', 'copy'].map((control) => ({
    key: `late@${control}`,
    name: `first click 3 s after load: ${control}`,
    unit: 'ms',
    goal: most(100),
  })),
  // The box itself is the first feedback to the click, so the same time has two goals.
  ...[
    {line: 'fast', goal: 400},
    {line: 'slow', goal: 1500},
  ].flatMap(({line, goal}) => [
    {
      key: `search@${line}`,
      name: `first click: search, ${line} connection`,
      unit: 'ms',
      goal: most(goal),
    },
    {
      key: `search@${line}`,
      name: `first click: first feedback of search, ${line} connection`,
      unit: 'ms',
      goal: most(100),
    },
  ]),
  {
    key: 'answered',
    name: 'clicks right after the first paint that are answered, of 5',
    unit: '',
    goal: least(5),
  },
  {key: 'early', name: 'the same: time, worst control', unit: 'ms', isWorst: true},
  {
    key: 'hydrated',
    name: 'any click once hydrated, worst control',
    unit: 'ms',
    goal: most(200),
    isWorst: true,
  },
];

const lighthouse: readonly Figure[] = [
  ...['accessibility', 'best-practices', 'seo'].map((category) => ({
    key: category,
    name: `Lighthouse: ${category}, worst page`,
    unit: '',
    goal: least(100),
    isWorst: true,
  })),
  {
    key: 'performance',
    name: 'Lighthouse: performance, worst page',
    unit: '',
    goal: least(98),
    isWorst: true,
  },
];

const build: readonly Figure[] = [
  {key: 'coldWall', name: 'build cold', unit: 's', goal: ofStock(1)},
  {key: 'coldCpu', name: 'build cold, processor', unit: 's'},
  {key: 'coldMemory', name: 'build cold, memory', unit: 'MB'},
  {key: 'pageWall', name: 'build after a change of a page', unit: 's', goal: ofStock(1)},
  {key: 'pageCpu', name: 'build after a change of a page, processor', unit: 's'},
];

const growth: readonly Figure[] = [
  {
    key: 'growth',
    name: '20 × the pages: bytes before the first interaction against 1 ×',
    unit: '×',
    goal: most(1.05),
  },
];

export const figures = {
  visit,
  navigation,
  clicks,
  lighthouse,
  growth,
  build,
  firstSearch: firstSearchFigures,
  search: searchFigures,
} as const;
export type PartName = keyof typeof figures;
export const partNames = Object.keys(figures) as PartName[];
