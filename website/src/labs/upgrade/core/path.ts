import {
  changes,
  databaseSince,
  defects,
  releases,
  type Change,
  type Database,
  type Defect,
  type Kind,
} from '@site/data/upgrades';
import {compareVersions, lineEnds, lineOf} from '../../../content/upgrades/versions';

/** One installation of a release: backup, files, finalization, check. */
export interface Stop {
  readonly from: string;
  readonly version: string;
  /** To another line, which the product calls an upgrade; otherwise an update. */
  readonly isUpgrade: boolean;
  readonly migrations: number;
  readonly requirements: readonly Change[];
  readonly forms: readonly Change[];
  readonly operation: readonly Change[];
  /** What may go wrong at this stop. */
  readonly defects: readonly Defect[];
}

/** Why there is no path. */
export type Refusal =
  | {readonly reason: 'same' | 'older'}
  | {readonly reason: 'database'; readonly since: string};

export interface Path {
  readonly stops: readonly Stop[];
  /** The release that the product's updater installs instead of the chosen one. */
  readonly instead?: string;
  /** What is wrong with the last stop, so that nobody should stay there. */
  readonly avoid: readonly Defect[];
  /** Later releases with security fixes. */
  readonly security: readonly string[];
}

export type Answer = Refusal | Path;

export const isRefusal = (answer: Answer): answer is Refusal => 'reason' in answer;

const isAfter = (one: string, other: string) => compareVersions(one, other) > 0;

/** The product's updater knows only the newest release of a line, and goes from line to line. */
const usesUpdater = (kind: Kind) => kind === 'package';

const lineEndOf = (version: string) =>
  lineEnds.find((end) => lineOf(end) === lineOf(version)) ?? version;

/** The releases to install, in order. */
function stopsOf(from: string, to: string, kind: Kind): string[] {
  if (!usesUpdater(kind)) return [to];
  return lineEnds.filter((end) => isAfter(end, from) && !isAfter(end, to));
}

interface Setup {
  readonly kind: Kind;
  readonly database: Database;
}

function concerns({kinds, databases}: Change | Defect, {kind, database}: Setup): boolean {
  return (kinds?.includes(kind) ?? true) && (databases?.includes(database) ?? true);
}

const has = ({since, fixed}: Defect, version: string) =>
  !isAfter(since, version) && isAfter(fixed, version);

function isMet(defect: Defect, from: string, version: string): boolean {
  if (defect.leaving) return has(defect, from);
  const {comingFromBefore} = defect;
  return has(defect, version) && (!comingFromBefore || isAfter(comingFromBefore, from));
}

function stopAt(from: string, version: string, setup: Setup): Stop {
  const isPassed = (release: string) => isAfter(release, from) && !isAfter(release, version);
  const passed = changes.filter((change) => isPassed(change.since) && concerns(change, setup));
  const about = (subject: Change['about']) => passed.filter((change) => change.about === subject);
  return {
    from,
    version,
    isUpgrade: lineOf(from) !== lineOf(version),
    migrations: releases
      .filter((release) => isPassed(release.version))
      .reduce((sum, {migrations = 0}) => sum + migrations, 0),
    requirements: about('requirement'),
    forms: about('forms'),
    operation: about('operation'),
    defects: defects.filter((defect) => concerns(defect, setup) && isMet(defect, from, version)),
  };
}

/** The way from one release to another, for a kind of installation and its database. */
export function upgradePath(from: string, to: string, kind: Kind, database: Database): Answer {
  const since = databaseSince[database];
  if (since && isAfter(since, from)) return {reason: 'database', since};
  const order = compareVersions(from, to);
  if (order >= 0) return {reason: order === 0 ? 'same' : 'older'};
  const target = usesUpdater(kind) ? lineEndOf(to) : to;
  const setup = {kind, database};
  const installed = stopsOf(from, target, kind);
  const stops = installed.map((version, index) =>
    stopAt(installed[index - 1] ?? from, version, setup),
  );
  return {
    stops,
    instead: target === to ? undefined : target,
    avoid: stops.at(-1)?.defects.filter(({avoid}) => avoid) ?? [],
    security: releases
      .filter(({version, security}) => security && isAfter(version, target))
      .map(({version}) => version),
  };
}
