import {createHash} from 'node:crypto';
import {isPartial, locales} from '../../website/config/locales';
import type {Claim, PageClaims} from './claim';
import {passage, textBelow} from './passages';

export interface Outcome {
  readonly page: string;
  readonly claim: Claim;
  readonly result: 'held' | 'differs' | 'not tried';
  /** What the product did instead, or why the claim was not tried. */
  readonly reason?: string;
}

/** What a claim rests on: while it is the same, the result counts. */
interface Basis {
  /** Id of the heading. */
  readonly at: string;
  /** Hash of the passage below it. */
  readonly passage: string;
  /** Hash of the value that the claim takes from `data/` or from the page. */
  readonly says: string;
}

/** A claim that held on a product, as it was worded then. */
interface Tried extends Basis {
  /** Databases on which it held. */
  readonly databases: readonly string[];
}

export interface Evidence {
  readonly version: string;
  /** Day of the last run, as YYYY-MM-DD. */
  readonly date: string;
  readonly pages: Readonly<Record<string, Readonly<Record<string, Tried>>>>;
  /** What did not hold, as it came: page → claim → database → what the product did. */
  readonly differences: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const partialLocales = new Set<string>(locales.filter(isPartial));

/** A partial language shows the texts of English, so that it changes no result. */
const withoutPartial = (key: string, value: unknown) =>
  partialLocales.has(key) ? undefined : value;

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value, withoutPartial) ?? '')
    .digest('hex')
    .slice(0, 12);

export function basisOf(page: string, {at, says}: Claim, read = passage): Basis {
  return {at, passage: hashOf(read(page, at)), says: hashOf(says)};
}

const isSame = (one: Basis | undefined, {at, passage: text, says}: Basis) =>
  one?.at === at && one.passage === text && one.says === says;

/** Adds a run to what is known. Another version of the product starts again. */
export function record(
  known: Evidence | undefined,
  outcomes: readonly Outcome[],
  run: {readonly version: string; readonly database: string; readonly date: string},
): Evidence {
  const base = known?.version === run.version ? known : undefined;
  const pages: Record<string, Record<string, Tried>> = structuredClone(base?.pages ?? {});
  const differences: Record<string, Record<string, string>> = structuredClone(
    base?.differences ?? {},
  );
  for (const {page, claim, result, reason} of outcomes) {
    const key = `${page}#${claim.id}`;
    if (result === 'not tried') continue;
    const own = basisOf(page, claim);
    const before = pages[page]?.[claim.id];
    const others = isSame(before, own)
      ? before!.databases.filter((one) => one !== run.database)
      : [];
    const databases = result === 'held' ? [...others, run.database].sort() : others;
    const {[claim.id]: _old, ...rest} = pages[page] ?? {};
    pages[page] = databases.length > 0 ? {...rest, [claim.id]: {...own, databases}} : rest;
    const {[run.database]: _before, ...elsewhere} = differences[key] ?? {};
    const now = result === 'differs' ? {...elsewhere, [run.database]: reason ?? ''} : elsewhere;
    if (Object.keys(now).length > 0) differences[key] = now;
    else delete differences[key];
  }
  return {
    version: run.version,
    date: run.date,
    pages: sorted(pages),
    differences: sorted(differences),
  };
}

function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([, value]) => Object.keys(value as object).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What a page may say about itself. */
export interface PageEvidence {
  readonly count: number;
  readonly version: string;
  readonly databases: readonly string[];
  readonly date: string;
}

/**
 * For each page, the claims that held and whose passage is still the same; pages without any are left out. It needs no
 * claim: a changed value of `data/` is found by `npm run check`.
 */
export function shownEvidence(
  {version, date, pages}: Evidence,
  read = textBelow,
): Record<string, PageEvidence> {
  const shown: Record<string, PageEvidence> = {};
  for (const [page, claims] of Object.entries(pages)) {
    const held = Object.values(claims).filter(
      (tried) => tried.passage === hashOf(read(page, tried.at)),
    );
    if (held.length === 0) continue;
    const databases = [...new Set(held.flatMap((one) => one.databases))].sort();
    shown[page] = {count: held.length, version, databases, date};
  }
  return shown;
}

/**
 * Results that pages still show although the claim is gone, or takes another value from `data/` now. Where the passage
 * has changed too, the page shows none.
 */
export function outdatedResults(
  {pages}: Evidence,
  all: readonly PageClaims[],
  read = textBelow,
): string[] {
  const current = new Map(
    all.flatMap(({page, claims}) => claims.map((one) => [`${page}#${one.id}`, hashOf(one.says)])),
  );
  return Object.entries(pages).flatMap(([page, claims]) =>
    Object.entries(claims)
      .filter(([, tried]) => tried.passage === hashOf(read(page, tried.at)))
      .filter(([id, tried]) => current.get(`${page}#${id}`) !== tried.says)
      .map(([id]) => `${page}#${id}`),
  );
}

/** All other results. */
export function withoutOutdated(evidence: Evidence, all: readonly PageClaims[]): Evidence {
  const gone = new Set(outdatedResults(evidence, all));
  const pages = Object.entries(evidence.pages).map(([page, claims]) => [
    page,
    Object.fromEntries(Object.entries(claims).filter(([id]) => !gone.has(`${page}#${id}`))),
  ]);
  return {
    ...evidence,
    pages: sorted(Object.fromEntries(pages) as Record<string, Record<string, Tried>>),
  };
}
