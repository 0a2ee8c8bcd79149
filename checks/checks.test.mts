import {describe, expect, it} from 'vitest';
import {checkFreshness} from './freshness.mts';
import {checkHeadings} from './headings.mts';
import {checkInAppLinks} from './inAppLinks.mts';
import {checkKinds} from './kinds.mts';
import {checkLinks} from './links.mts';
import {checkParity} from './parity.mts';
import {parsePage} from './page.mts';
import {formatProblem, type Problem} from './problem.mts';
import type {Site} from './site.mts';
import {translationHash} from './translationHash.mts';
import {checkUiTexts} from './uiTexts.mts';
import {checkWording} from './wording.mts';

const head = (extra = '') => `---\ntitle: T\nkind: how_to\ntags: [api]\n${extra}---\n\n`;

/** A site of one page in two languages. */
function site(
  en: string,
  de: string,
  options: {readonly enHead?: string; readonly deHead?: string} = {},
): Site {
  const english = (options.enHead ?? head()) + en;
  const hash = `source_hash: "${translationHash(english)}"\n`;
  return {
    root: '.',
    pages: [
      parsePage('docs/a.mdx', 'en', 'a', english),
      parsePage('i18n/de/a.mdx', 'de', 'a', (options.deHead ?? head(hash)) + de),
    ],
  };
}

const messages = (problems: readonly Problem[]) => problems.map(({message}) => message);
const steps = '1. One step.\n';

interface Case {
  readonly check: (checked: Site) => Problem[];
  readonly good: Site;
  readonly bad: readonly (readonly [string, Site, RegExp])[];
}

const cases: Record<string, Case> = {
  headings: {
    check: checkHeadings,
    good: site('## A {/* #a */}\n\n### B {/* #b */}\n', '## A {/* #a */}\n\n### B {/* #b */}\n'),
    bad: [
      ['no id', site('## A\n', ''), /has no id/],
      ['twice', site('## A {/* #a */}\n\n## B {/* #a */}\n', ''), /appears twice/],
      ['not kebab-case', site('## A {/* #aB */}\n', ''), /not kebab-case/],
      ['level left out', site('## A {/* #a */}\n\n#### B {/* #b */}\n', ''), /jumps from 2 to 4/],
      ['own h1', site('# A {/* #a */}\n', ''), /h1 of its own/],
    ],
  },
  parity: {
    check: checkParity,
    good: site(
      '## A {/* #a */}\n\n```bash\nls\n```\n\n<Box id="x" />\n',
      '## Ä {/* #a */}\n\n```bash\nls\n```\n\n<Box id="x" />\n',
    ),
    bad: [
      ['heading ids', site('## A {/* #a */}\n', '## A {/* #b */}\n'), /in headings/],
      ['fences', site('```bash\nls\n```\n', ''), /in code fences/],
      ['samples', site('```bash file=a.sh\n```\n', '```bash file=b.sh\n```\n'), /in code fences/],
      ['tables', site('| A |\n| - |\n| b |\n', '| A |\n| - |\n'), /in tables/],
      ['components', site('<Box id="x" />\n', '<Box id="y" />\n'), /in components/],
      ['tags', site('', '', {deHead: head().replace('api', 'cli')}), /in kind and tags/],
      [
        'missing twin',
        {root: '.', pages: [parsePage('docs/a.mdx', 'en', 'a', head())]},
        /There is no/,
      ],
    ],
  },
  uiTexts: {
    check: checkUiTexts,
    good: site(
      '<Label>Verify</Label> <Menu path="Account > Verify" />\n',
      '<Label>Verifizieren</Label> <Menu path="Account > Verifizieren" />\n',
    ),
    bad: [
      [
        'unknown label',
        site('<Label>Bogus label</Label>\n', ''),
        /"Bogus label" is not an interface text/,
      ],
      ['English label on the German page', site('', '<Label>Verify</Label>\n'), /"Verify" is not/],
      ['unknown part of a path', site('<Menu path="Account > Bogus" />\n', ''), /"Bogus" is not/],
      [
        'unknown message',
        site('<Message>Bogus message.</Message>\n', ''),
        /"Bogus message." is not/,
      ],
      [
        'missing on the German page',
        site('<Label>Verify</Label>\n', ''),
        /quotes none of: Verifizieren/,
      ],
    ],
  },
  kinds: {
    check: checkKinds,
    good: site(steps, steps),
    bad: [
      ['how-to without steps', site('Text.\n', steps), /must have numbered steps/],
      [
        'reference without table',
        site('Text.\n', steps, {enHead: head().replace('how_to', 'reference')}),
        /must have a table/,
      ],
      [
        'concept without picture',
        site('Text.\n', steps, {enHead: head().replace('how_to', 'concept')}),
        /must have a picture/,
      ],
    ],
  },
  links: {
    check: checkLinks,
    good: site('[Rules](../usage/rules.mdx) and [the file](/openapi.yaml)\n', ''),
    bad: [
      ['absolute', site('[Rules](/docs/usage/rules)\n', ''), /not relative/],
      ['empty words', site('[here](rules.mdx)\n', ''), /does not name its target/],
      ['no alternative', site('![](a.png)\n', ''), /no text alternative/],
    ],
  },
  wording: {
    check: checkWording,
    good: site('A color, `just code`.\n', 'Größe „genau so“, 14\u00a0Tage.\n'),
    bad: [
      ['belittling', site('You just click.\n', ''), /"just"/],
      ['British', site('The colour.\n', ''), /"colour"/],
      ['quotes', site('', 'Das "Wort".\n'), /German quotation marks/],
      ['breaking unit', site('', 'Nach 14 Tage.\n'), /may break/],
      ['Swiss', site('', 'Die Grösse.\n'), /Swiss spelling/],
    ],
  },
  freshness: {
    check: checkFreshness,
    good: site('Text.\n', 'Text.\n'),
    bad: [
      [
        'stale',
        site('Text.\n', 'Text.\n', {deHead: head('source_hash: "000000000000"\n')}),
        /has changed since/,
      ],
    ],
  },
};

describe.each(Object.entries(cases))('%s', (_name, {check, good, bad}) => {
  it('accepts a good pair', () => {
    expect(messages(check(good))).toEqual([]);
  });
  it.each(bad)('finds: %s', (_what, broken, message) => {
    expect(messages(check(broken)).join('\n')).toMatch(message);
  });
});

it('in-app links: a page that the product links to must exist', () => {
  expect(messages(checkInAppLinks({root: '.', pages: []})).join('\n')).toMatch(/which is no page/);
});

it('a problem names file, line and remedy, also as an annotation', () => {
  const found = {file: 'docs/a.mdx', line: 3, message: 'Wrong.', remedy: 'right it.'};
  expect(formatProblem(found, false)).toBe('docs/a.mdx:3: Wrong.\n    Remedy: right it.');
  expect(formatProblem(found, true)).toBe(
    '::error file=docs/a.mdx,line=3::Wrong. Remedy: right it.',
  );
});
