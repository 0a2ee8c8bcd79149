import type {Figure} from '../lib/rows.mjs';
import {localeNames} from './indexFile.mjs';

/** Queries that are pasted right after the search is opened: a title, and words of a text. */
export const pasted = {
  en: ['docker', 'reverse proxy client ip'],
  de: ['docker', 'passwort vergessen'],
} as const;

/** Connections on which the search is the reader's first interaction. */
export const lines = ['slow', 'fast'] as const;

/** Milliseconds between two keys, and how many times slower the processor is. */
export const pauses = [20, 60, 120] as const;
export const rates = [1, 4] as const;

/** Number of queries that are typed at each pace, in each language and with each speed of the processor. */
export const typed = {ours: 34, stock: 2} as const;

export const growth = 20;

const self = (limit: number) => ({limit, of: 'self'}) as const;

function listFigures(): Figure[] {
  return localeNames.flatMap((locale) =>
    pasted[locale].flatMap((query) => {
      const name = (what: string) => `${locale}, slow connection, “${query}”: ${what}`;
      const key = (field: string) => `${locale} ${query} ${field}`;
      return [
        {key: key('first'), name: name('first list'), unit: 'ms', goal: self(800)},
        {key: key('final'), name: name('final list'), unit: 'ms', goal: self(1200)},
        {key: key('stable'), name: name('with all excerpts'), unit: 'ms'},
        {key: key('kilobytes'), name: name('bytes'), unit: 'KB', goal: self(80)},
      ];
    }),
  );
}

/** The search as the first interaction with a page. */
export const firstSearchFigures: readonly Figure[] = localeNames.flatMap((locale) =>
  lines.flatMap((line) => {
    const name = `${locale}, ${line} connection`;
    const key = `${locale} ${line}`;
    const goal = self(line === 'slow' ? 2200 : 900);
    return [
      {key: `${key} field`, name: `${name}: click to field`, unit: 'ms', goal: self(250)},
      {key: `${key} first`, name: `${name}: click to first list`, unit: 'ms', goal},
      {key: `${key} final`, name: `${name}: click to final list`, unit: 'ms', goal},
      {key: `${key} kilobytes`, name: `${name}: bytes`, unit: 'KB'},
    ];
  }),
);

function keyFigures(): Figure[] {
  return localeNames.flatMap((locale) =>
    rates.flatMap((rate) =>
      pauses.flatMap((pause) => {
        const name = `${locale}, ${pause} ms a key${rate > 1 ? `, processor 1/${rate}` : ''}`;
        const key = `${locale} ${rate} ${pause}`;
        const task = rate === 1 ? {goal: self(50)} : {};
        return [
          {
            key: `${key} p95`,
            name: `${name}: key to list, p95 of ${typed.ours} (stock ${typed.stock})`,
            unit: 'ms',
            goal: self(rate === 1 ? 60 : 200),
          },
          {key: `${key} late`, name: `${name}: lists later than 300 ms`, unit: '%', goal: self(0)},
          {key: `${key} task`, name: `${name}: longest task`, unit: 'ms', ...task},
        ];
      }),
    ),
  );
}

/** For our site only; a stock site of that size is not measured. */
function growthFigures(): Figure[] {
  return localeNames.flatMap((locale) => [
    {
      key: `${locale} growth first`,
      name: `${locale}, ${growth} × pages: first list against 1 ×`,
      unit: '×',
      goal: self(2.5),
    },
    {
      key: `${locale} growth kilobytes`,
      name: `${locale}, ${growth} × pages: bytes against 1 ×`,
      unit: '×',
      goal: self(2.5),
    },
    {key: `${locale} megabytes`, name: `${locale}: memory of the worker`, unit: 'MB'},
    {
      key: `${locale} growth megabytes`,
      name: `${locale}, ${growth} × pages: memory of the worker`,
      unit: 'MB',
    },
  ]);
}

export const searchFigures: readonly Figure[] = [
  ...listFigures(),
  ...keyFigures(),
  ...growthFigures(),
];
