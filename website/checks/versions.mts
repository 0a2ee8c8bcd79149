import {product} from '../config/product.ts';
import {checkedAgainst} from '../config/checkedAgainst.ts';
import {minimumPhpVersion} from '../data/requirements.ts';
import {isNewer} from '../../scripts/product/version.mts';
import {codePassages, type CodePassage} from './codePassages.mts';
import {sourceOf} from './literals.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';
import {textsOf} from './texts.mts';

interface Fact {
  /** Its first group is the version. */
  readonly pattern: RegExp;
  readonly is: string;
  readonly from: string;
}

const documented = {is: product.version, from: 'config/product.ts'} as const;

const inSentences: readonly Fact[] = [
  {pattern: /\bin version (\d+\.\d+\.\d+)/i, ...documented},
  {
    pattern: /\b(8\.\d+\.\d+) (?:or newer|oder neuer)/i,
    is: minimumPhpVersion,
    from: 'data/requirements.ts',
  },
];

/** On pages and in catalogues; in data and components `inSources` finds them. */
const onPages: readonly Fact[] = [{pattern: /\bmosparo (\d+\.\d+\.\d+)/, ...documented}];

const inCode: readonly Fact[] = [
  {
    pattern: /mosparo\/mosparo(?:-unprivileged)?:(?!latest)(\S+)/,
    is: `v${product.version}`,
    from: documented.from,
  },
  {pattern: /\bv(\d+\.\d+\.\d+)/, ...documented},
  {pattern: /\?v=(\d+\.\d+\.\d+)/, ...documented},
];

const inSources: readonly Fact[] = [
  {pattern: /\b(?:version|mosparo) (\d+\.\d+\.\d+)/i, ...documented},
];

function wrong(passages: readonly CodePassage[], facts: readonly Fact[]): Problem[] {
  return passages.flatMap(({file, line, code}) =>
    facts.flatMap(({pattern, is, from}) => {
      const said = pattern.exec(code)?.[1];
      return said && said !== is
        ? [
            problem(
              file,
              line,
              `The version is ${said} here and ${is} in ${from}.`,
              `check whether it is still true, then write ${is}; or correct ${from}.`,
            ),
          ]
        : [];
    }),
  );
}

function sinceIn({pages, code}: Site): CodePassage[] {
  const badges = pages.flatMap(({file, elements}) =>
    elements
      .filter(({name}) => name === 'Since')
      .map(({attributes, line}) => ({file, line, code: attributes.v ?? ''})),
  );
  const inData = code
    .filter(({file}) => file.startsWith('data/'))
    .flatMap(({file, source}) =>
      source.split('\n').flatMap((text, index) => {
        const since = /\bsince: '([^']+)'/.exec(text)?.[1];
        return since ? [{file, line: index + 1, code: since}] : [];
      }),
    );
  return [...badges, ...inData];
}

function impossible(since: readonly CodePassage[]): Problem[] {
  return since
    .filter(({code}) => !/^\d+\.\d+(\.\d+)?$/.test(code) || isNewer(code, product.version))
    .map(({file, line, code}) =>
      problem(
        file,
        line,
        `"${code}" is not a version up to ${product.version}.`,
        'name the release that brought the feature, such as 1.4 or 1.3.1.',
      ),
    );
}

/** Versions in these files may differ: plugins require some version of mosparo, and interface texts quote versions. */
const ofOthers = /^data\/(plugins(\.ts)?$|ui\/)/;

/**
 * Statements with "version 1.5.4" or "mosparo 1.5.4" in labs, data and their comments. The version is a literal on
 * purpose, so that somebody checks with each new version whether the statement is still true.
 */
function statementsIn({code, texts}: Site): CodePassage[] {
  return [...code, ...texts]
    .filter(({file}) => !ofOthers.test(sourceOf(file)))
    .flatMap(({file, source}) =>
      source.split('\n').map((text, index) => ({file, line: index + 1, code: text})),
    );
}

/** Sentences of pages, data, components and catalogues, and the descriptions of pages. */
function sentencesIn(site: Site): CodePassage[] {
  return [
    ...textsOf(site).map(({file, line, text}) => ({file, line, code: text})),
    ...site.pages.map(({file, frontMatter}) => ({
      file,
      line: 1,
      code: String(frontMatter.description),
    })),
  ];
}

/**
 * Versions in prose, code and badges match the documented one. Pages that have not been reviewed yet may still describe
 * the former version.
 */
export function checkVersions(
  site: Site,
  waiting: Readonly<Record<string, string>> = checkedAgainst,
): Problem[] {
  const notReviewed = new Set(
    site.pages.filter(({id}) => `/docs/${id}` in waiting).map(({file}) => file),
  );
  const sentences = sentencesIn(site);
  const codeFiles = new Set([...site.code, ...site.texts].map(({file}) => file));
  return [
    ...wrong(sentences, inSentences),
    ...wrong(
      sentences.filter(({file}) => !codeFiles.has(file)),
      onPages,
    ),
    ...wrong(codePassages(site), inCode),
    ...wrong(statementsIn(site), inSources),
    ...impossible(sinceIn(site)),
  ].filter(({file}) => !notReviewed.has(file));
}
