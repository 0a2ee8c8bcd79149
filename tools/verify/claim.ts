import assert from 'node:assert/strict';
import type {Program} from '../../scripts/lib/programs.mjs';
import type {Target} from './target';
import type {Level} from './target/level';

/** A statement of a page, and how it is tried. */
export interface Claim {
  /** Unique on its page. */
  readonly id: string;
  /** Id of the heading below which the page says it; empty for the text before the first heading. */
  readonly at: string;
  /** What the page says: a value of `data/` or of the passage. Once it changes, the result no longer counts. */
  readonly says: unknown;
  /** @default ['keys'] */
  readonly needs?: readonly Level[];
  /** Why the stand-in of the tests cannot show it. */
  readonly notOnStandIn?: string;
  /** What has to be installed where the claim is tried. */
  readonly programs?: readonly Program[];
  /** Throws when the product does something else: an AssertionError with what it did. */
  readonly holds: (target: Target) => Promise<void>;
}

export interface PageClaims {
  /** Path below the folder of the pages, for example `api/health`. */
  readonly page: string;
  readonly claims: readonly Claim[];
}

/** The product did what the page says. The difference is part of the message. */
export function same(seen: unknown, said: unknown, what = 'The product'): void {
  try {
    assert.deepEqual(seen, said);
  } catch {
    throw difference(what, seen, said);
  }
}

/** A text of the product contains what the page says. */
export function contains(seen: string, said: string, what = 'The product'): void {
  if (!seen.includes(said)) throw difference(what, seen.slice(0, 600), said);
}

/** A condition that the product has to meet; `seen` is shown if it does not. */
export function holds(condition: boolean, said: string, seen: unknown): asserts condition {
  if (!condition) throw difference('The product', seen, said);
}

function difference(what: string, seen: unknown, said: unknown): assert.AssertionError {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return new assert.AssertionError({
    message: `${what}: ${text(seen)}; the page says: ${text(said)}`,
  });
}
