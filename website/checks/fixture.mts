import {describe, expect, it} from 'vitest';
import {parsePage} from './page.mts';
import type {Problem} from './problem.mts';
import type {Site} from './site.mts';
import {translationHash} from '../src/content/translationHash.mts';

export const head = (extra = '') =>
  `---\ntitle: Title\ndescription: ${'Words. '.repeat(10)}\nkind: how_to\ntags: [api]\n${extra}---\n\n`;

interface Options {
  readonly enHead?: string;
  readonly deHead?: string;
  readonly code?: Readonly<Record<string, string>>;
  readonly texts?: Readonly<Record<string, string>>;
  readonly samples?: Readonly<Record<string, string>>;
  readonly tests?: Readonly<Record<string, string>>;
  readonly catalogues?: Readonly<Record<string, string>>;
  readonly descriptions?: Readonly<Record<string, string>>;
}

const files = (contents: Readonly<Record<string, string>> = {}) =>
  Object.entries(contents).map(([file, source]) => ({file, source}));

/** A site with one page in two languages. */
export function site(en: string, de: string, options: Options = {}): Site {
  const english = (options.enHead ?? head()) + en;
  const hash = `source_hash: "${translationHash(english)}"\n`;
  return {
    pages: [
      parsePage('docs/a.mdx', 'en', 'a', english),
      parsePage('i18n/de/a.mdx', 'de', 'a', (options.deHead ?? head(hash)) + de),
    ],
    code: files(options.code),
    texts: files(options.texts),
    samples: files(options.samples),
    tests: files(options.tests),
    catalogues: files(options.catalogues),
    descriptions: files(options.descriptions),
    unreadable: [],
  };
}

/** A site whose only content is one file of facts. */
export const facts = (source: string) => site('', '', {code: {'data/facts.ts': source}});

export const messages = (problems: readonly Problem[]) => problems.map(({message}) => message);

export interface Case {
  readonly check: (checked: Site) => Problem[];
  readonly good: Site;
  readonly bad: readonly (readonly [what: string, site: Site, message: RegExp])[];
}

/** Tests that each check accepts the good site and finds the fault of each bad one. */
export function testChecks(cases: Readonly<Record<string, Case>>): void {
  describe.each(Object.entries(cases))('%s', (_name, {check, good, bad}) => {
    it('accepts a valid site', () => {
      expect(messages(check(good))).toEqual([]);
    });
    it.each(bad)('finds: %s', (_what, broken, message) => {
      expect(messages(check(broken)).join('\n')).toMatch(message);
    });
  });
}
