import {createHash} from 'node:crypto';
import type {Claim, PageClaims} from './claim';
import {passage} from './passages';

export interface Outcome {
  readonly page: string;
  readonly claim: Claim;
  readonly result: 'held' | 'differs' | 'not tried';
  /** What the product did instead, or why the claim was not tried. */
  readonly reason?: string;
}

/** A claim that held on a product, as it was worded then. */
interface Tried {
  readonly fingerprint: string;
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

/** Changes with the passage that says it and with the value that it takes from `data/`. */
export function fingerprint(page: string, {at, says}: Claim, read = passage): string {
  return createHash('sha256')
    .update(JSON.stringify([read(page, at), says]))
    .digest('hex')
    .slice(0, 12);
}

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
    const own = fingerprint(page, claim);
    const before = pages[page]?.[claim.id];
    const others =
      before?.fingerprint === own ? before.databases.filter((one) => one !== run.database) : [];
    const databases = result === 'held' ? [...others, run.database].sort() : others;
    const {[claim.id]: _old, ...rest} = pages[page] ?? {};
    pages[page] =
      databases.length > 0 ? {...rest, [claim.id]: {fingerprint: own, databases}} : rest;
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

/** For each page, the claims that held and that it still makes; pages without any are left out. */
export function shownEvidence(
  {version, date, pages}: Evidence,
  all: readonly PageClaims[],
  read = passage,
): Record<string, PageEvidence> {
  const shown: Record<string, PageEvidence> = {};
  for (const {page, claims} of all) {
    const held = claims.flatMap((claim) => {
      const tried = pages[page]?.[claim.id];
      return tried && tried.fingerprint === fingerprint(page, claim, read) ? [tried] : [];
    });
    if (held.length === 0) continue;
    const databases = [...new Set(held.flatMap((one) => one.databases))].sort();
    shown[page] = {count: held.length, version, databases, date};
  }
  return shown;
}
