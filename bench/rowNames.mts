import type {Figure} from './lib/rows.mjs';

/** The figures of each part, in the order of the table, with their goals. */
export const buildRows: readonly Figure[] = [
  {key: 'coldWall', name: 'build cold', unit: 's', goal: {limit: 0.55, of: 'stock'}},
  {key: 'coldCpu', name: 'build cold, processor', unit: 's'},
  {key: 'coldMemory', name: 'build cold, memory', unit: 'MB'},
  {key: 'warmWall', name: 'build warm', unit: 's', goal: {limit: 0.4, of: 'stock'}},
  {key: 'warmCpu', name: 'build warm, processor', unit: 's'},
  {key: 'warmMemory', name: 'build warm, memory', unit: 'MB'},
  {key: 'pageWall', name: 'build after a change of a page', unit: 's'},
  {key: 'pageCpu', name: 'build after a change of a page, processor', unit: 's'},
  {key: 'stylesWall', name: 'build after a change of the styles', unit: 's'},
  {key: 'stylesCpu', name: 'build after a change of the styles, processor', unit: 's'},
];

export const visitRows: readonly Figure[] = [
  {
    key: 'js',
    name: 'first visit, JavaScript, worst page',
    unit: 'KB',
    goal: {limit: 95, of: 'self'},
  },
  {key: 'css', name: 'first visit, CSS, worst page', unit: 'KB', goal: {limit: 8, of: 'self'}},
  {key: 'html', name: 'first visit, HTML', unit: 'KB'},
  {key: 'all', name: 'first visit, all', unit: 'KB'},
  {key: 'requests', name: 'first visit, requests', unit: ''},
  {key: 'fcp', name: 'first contentful paint', unit: 'ms', goal: {limit: 0.9, of: 'stock'}},
  {key: 'lcp', name: 'largest contentful paint', unit: 'ms', goal: {limit: 0.9, of: 'stock'}},
  {key: 'tbt', name: 'total blocking time, worst page', unit: 'ms', goal: {limit: 50, of: 'self'}},
  {key: 'cls', name: 'cumulative layout shift, worst page', unit: '', goal: {limit: 0, of: 'self'}},
];

export const useRows: readonly Figure[] = [
  {key: 'navigation', name: 'click to new page', unit: 'ms', goal: {limit: 0.75, of: 'stock'}},
  {key: 'search', name: 'click on search to first result', unit: 'ms'},
];
