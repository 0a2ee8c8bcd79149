import {releases} from '@site/data/upgrades';

/** The first two numbers, which mosparo calls the major version. */
export const lineOf = (version: string): string => version.split('.', 2).join('.');

export const versions: readonly string[] = releases.map(({version}) => version);

export const newest = versions.at(-1) ?? '';

/** The newest release of each line, the oldest line first. */
export const lineEnds: readonly string[] = versions.filter(
  (version, index) => lineOf(version) !== lineOf(versions[index + 1] ?? ''),
);

const places = new Map(versions.map((version, index) => [version, index]));

/** Negative if the first of two releases is older, 0 if both are the same. */
export const compareVersions = (one: string, other: string): number =>
  (places.get(one) ?? -1) - (places.get(other) ?? -1);
