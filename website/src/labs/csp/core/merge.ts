import {covers, readOrigin, readSource} from './covers';
import {fetchDirectives, NONCE, type FetchDirective, type Need} from './needs';
import type {Outcome, Part} from './part';
import type {Directive, Policy} from './policy';
import {findRemarks, type Remark} from './remarks';
import {basePolicy, hasKeyword, inherited, isNonceOrHash, sourcesOf} from './sources';

export interface Merged {
  readonly policy: Policy;
  readonly parts: readonly Part[];
  readonly remarks: readonly Remark[];
}

/** Directives that apply to elements instead of the general ones, if a policy has them. */
const moreSpecific: Readonly<Partial<Record<FetchDirective, string>>> = {
  'script-src': 'script-src-elem',
  'style-src': 'style-src-elem',
};

function targetOf(policy: Policy, directive: FetchDirective): string {
  const specific = moreSpecific[directive];
  return specific && sourcesOf(policy, specific) ? specific : directive;
}

type ReadSource = typeof readSource;

/** Every source is read once, however many needs are compared with it. */
function readOnce(): ReadSource {
  const known = new Map<string, ReturnType<ReadSource>>();
  return (source) => {
    if (!known.has(source)) known.set(source, readSource(source));
    return known.get(source);
  };
}

function isAllowed(sources: readonly string[], source: string, read: ReadSource): boolean {
  // With a nonce, browsers ignore 'unsafe-inline': existing inline code would stop working.
  if (source === NONCE)
    return hasKeyword(sources, "'unsafe-inline'") && !sources.some(isNonceOrHash);
  if (source.startsWith("'") || source.endsWith(':')) return hasKeyword(sources, source);
  const origin = readOrigin(source);
  return sources.some((each) => covers(read(each), origin));
}

function judge(policy: Policy, target: string, source: string, read: ReadSource): Outcome {
  const sources = inherited(policy, target);
  if (!sources) return 'needless';
  return isAllowed(sources, source, read) ? 'present' : 'added';
}

function extend(policy: Policy, name: string, source: string): Policy {
  const start = (inherited(policy, name) ?? []).filter((each) => each.toLowerCase() !== "'none'");
  const changed: Directive = {name, sources: [...start, source]};
  return sourcesOf(policy, name)
    ? policy.map((directive) => (directive.name === name ? changed : directive))
    : [...policy, changed];
}

/** Existing directives keep their order; new ones follow in the order of `fetchDirectives`. */
function sortDirectives(before: Policy, policy: Policy): Policy {
  const isOld = ({name}: Directive) => sourcesOf(before, name) !== undefined;
  const place = ({name}: Directive) => fetchDirectives.findIndex((each) => each === name);
  const added = policy.filter((directive) => !isOld(directive));
  return [...policy.filter(isOld), ...added.sort((left, right) => place(left) - place(right))];
}

/** Adds missing sources to a policy, and returns the outcome for each need. */
export function mergePolicy(existing: Policy, needs: readonly Need[]): Merged {
  const before = existing.length > 0 ? existing : basePolicy;
  const read = readOnce();
  let policy = before;
  const parts = needs.map((need): Part => {
    const target = targetOf(before, need.directive);
    const outcome = judge(policy, target, need.source, read);
    if (outcome === 'added') policy = extend(policy, target, need.source);
    return {...need, target, outcome};
  });
  return {policy: sortDirectives(before, policy), parts, remarks: findRemarks(before, parts)};
}
