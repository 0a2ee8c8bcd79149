import type {Part} from './part';
import type {Policy} from './policy';
import {basePolicy, hasKeyword, inherited, isNonceOrHash, sourcesOf} from './sources';

/** Things about the result that the reader has to know. */
export const remarks = [
  'copiedDefault',
  'noneReplaced',
  'silent',
  'inlineKept',
  'inlineIgnored',
  'unsafeInline',
  'oldNonce',
  'strictDynamic',
  'trustedTypes',
  'sandbox',
] as const;
export type Remark = (typeof remarks)[number];

const UNSAFE = "'unsafe-inline'";

export function findRemarks(before: Policy, parts: readonly Part[]): Remark[] {
  const added = parts.filter(({outcome}) => outcome === 'added').map(({target}) => target);
  const sources = (name: string) => inherited(before, name) ?? [];
  const script = parts.find(({directive}) => directive === 'script-src')?.target ?? 'script-src';
  const wants = (source: string) => parts.some((part) => part.source === source);
  const ignored = parts.some(
    ({source, target}) => source === UNSAFE && sources(target).some(isNonceOrHash),
  );
  const applies: Readonly<Record<Remark, boolean>> = {
    copiedDefault: before !== basePolicy && added.some((name) => !sourcesOf(before, name)),
    noneReplaced: added.some((name) => hasKeyword(sources(name), "'none'")),
    silent: parts.some(({outcome}) => outcome === 'needless'),
    inlineKept: parts.some(({why, outcome}) => why === 'nonce' && outcome === 'present'),
    inlineIgnored: ignored,
    unsafeInline: wants(UNSAFE) && !ignored,
    // A nonce is for one response only: a fixed one protects nothing.
    oldNonce: before.some((directive) => directive.sources.some((each) => /^'nonce-/i.test(each))),
    strictDynamic: hasKeyword(sources(script), "'strict-dynamic'"),
    trustedTypes: sourcesOf(before, 'require-trusted-types-for') !== undefined,
    sandbox: sourcesOf(before, 'sandbox') !== undefined,
  };
  return remarks.filter((remark) => applies[remark]);
}
