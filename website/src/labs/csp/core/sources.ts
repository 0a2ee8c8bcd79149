import type {Policy} from './policy';

/** A policy for a website that has none yet. */
export const basePolicy: Policy = [{name: 'default-src', sources: ["'self'"]}];

export const sourcesOf = (policy: Policy, name: string) =>
  policy.find((directive) => directive.name === name)?.sources;

/** Sources that apply to a directive, also by default-src; undefined if everything is allowed. */
export const inherited = (policy: Policy, name: string) =>
  sourcesOf(policy, name) ?? sourcesOf(policy, 'default-src');

/** Nonces and hashes: with one of them, browsers ignore 'unsafe-inline'. */
export const isNonceOrHash = (source: string) => /^'(nonce-|sha(256|384|512)-)/i.test(source);

export const hasKeyword = (sources: readonly string[], keyword: string) =>
  sources.some((source) => source.toLowerCase() === keyword);
