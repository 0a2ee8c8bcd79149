import type {Mention} from './mentions.mts';

/** The facts that the review list for a new version is made from. */
export interface Facts {
  readonly former: string;
  readonly version: string;
  /** Routes of the pages, without the language. */
  readonly routes: readonly string[];
  /** Ids of the known issues, by area. */
  readonly issues: Readonly<Record<string, readonly string[]>>;
  /** Names of the screenshots of the product. */
  readonly screenshots: readonly string[];
  /** Files and lines that mention the former version. */
  readonly mentions: readonly Mention[];
  /** How many badges and facts say "since" each version. */
  readonly since: ReadonlyMap<string, number>;
}

const kinds: Readonly<Record<string, RegExp>> = {
  Samples: /^samples\//,
  'Labs and their test cases': /^(?:src\/labs\/|data\/(?:ruleCases|signatureVectors|openapi))/,
  'English pages, and with them their translations': /^docs\//,
  'Facts, components and everything else': /^/,
};

/** Groups the mentions by the first kind that matches. */
function byKind(mentions: readonly Mention[]): [kind: string, lines: string[]][] {
  const lines = new Map(Object.keys(kinds).map((kind) => [kind, [] as string[]]));
  for (const {file, lines: numbers} of mentions) {
    const [kind = ''] = Object.entries(kinds).find(([, pattern]) => pattern.test(file)) ?? [];
    lines.get(kind)?.push(`${file}:${numbers.join(',')}`);
  }
  return [...lines];
}

function pagesByFolder(routes: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const route of routes) {
    const folder = route.slice(0, route.lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), route.slice(folder.length + 1)]);
  }
  return [...folders].map(([folder, names]) => `${folder}: ${names.join(', ')}`);
}

const count = (lists: Iterable<readonly unknown[]>) =>
  [...lists].reduce((sum, {length}) => sum + length, 0);

/** Writes the list of everything to review for a new version, as text. */
export function reviewList(facts: Facts): string {
  const {former, version, routes, issues, screenshots, mentions, since} = facts;
  const section = (title: string, what: string, lines: readonly string[]) =>
    `\n${title}\n  ${what}\n${lines.map((line) => `    ${line}\n`).join('')}`;
  return [
    section(
      `Pages (${routes.length})`,
      `say "Checked against ${former}" until their line in config/checkedAgainst.ts is deleted.`,
      pagesByFolder(routes),
    ),
    section(
      `Known issues (${count(Object.values(issues))})`,
      'that the release fixes are removed from data/knownIssues/; npm run check then names the pages that link to them.',
      Object.entries(issues).map(([area, ids]) => `${area}: ${ids.join(', ')}`),
    ),
    ...byKind(mentions).map(([kind, lines]) =>
      section(
        `${kind} (${lines.length} files mention ${former})`,
        'Check whether each is still right.',
        lines,
      ),
    ),
    section(
      'Since badges',
      `New features get <Since v="${version.replace(/\.0$/, '')}" />. There are:`,
      [
        [...since]
          .sort()
          .map(([from, places]) => `${from}: ${places}`)
          .join(', '),
      ],
    ),
    section(
      `Screenshots (${screenshots.length})`,
      'are taken again where the product looks different (CONTRIBUTING.md, "Screenshots").',
      [screenshots.join(', ')],
    ),
  ].join('');
}
