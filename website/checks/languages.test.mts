import {describe, expect, it} from 'vitest';
import type {Locale} from '../config/locales.ts';
import type {Localized} from '../texts/index.ts';
import {head, messages, site} from './fixture.mts';
import {checkLanguages} from './languages.mts';
import {parsePage} from './page.mts';
import {checkParity} from './parity.mts';
import {formatProblem} from './problem.mts';
import {isSame} from './texts.mts';
import {checkUiStrings} from './uiStrings.mts';
import {checkUiTexts} from './uiTexts.mts';
import {checkWording} from './wording.mts';

/** A language that was only added to the list of languages. */
const added = 'xx' as Locale;

const code = {'data/facts.ts': "import {t} from '../texts';\nexport const a = t('Save {name}');\n"};
const texts = (content: object, file = 'i18n/de/texts/data/facts.json') => ({
  [file]: `${JSON.stringify(content, null, 2)}\n`,
});
const inGerman = (content: object) => site('', '', {code, texts: texts(content)});

describe('the check of translated texts', () => {
  it('accepts a text with a translation', () => {
    expect(checkLanguages(inGerman({'Save {name}': '{name} speichern'}), ['de'])).toEqual([]);
  });

  it('reports texts that lack a new language, with file, line and remedy', () => {
    const [found] = checkLanguages(inGerman({'Save {name}': '{name} speichern'}), ['de', added]);
    expect(found && formatProblem(found, false)).toBe(
      'website/data/facts.ts:2: "Save {name}" is missing in xx.\n    Remedy: add "Save {name}": "…" to website/i18n/xx/texts/data/facts.json.',
    );
  });

  it('reports a changed English text as missing, and its former translation as unknown', () => {
    const found = checkLanguages(inGerman({Save: 'Speichern'}), ['de']);
    expect(messages(found)).toEqual([
      '"Save {name}" is missing in de.',
      'data/facts has no text "Save".',
    ]);
    expect(found[1]?.line).toBe(2);
  });

  it('reports an empty translation as missing', () => {
    expect(messages(checkLanguages(inGerman({'Save {name}': ' '}), ['de']))).toContain(
      '"Save {name}" is missing in de.',
    );
  });

  it('reports a translation with other placeholders than its text', () => {
    const [found] = checkLanguages(inGerman({'Save {name}': 'Speichern'}), ['de']);
    expect(found?.message).toMatch(/other placeholders/);
  });

  it('reports a translation in the catalogue of another file', () => {
    const elsewhere = texts({'Save {name}': '{name} speichern'}, 'i18n/de/texts/data/other.json');
    const [found] = checkLanguages(site('', '', {code, texts: elsewhere}), ['de']);
    expect(found?.remedy).toBe('move it to i18n/de/texts/data/facts.json.');
  });

  it('reports two translations of one text', () => {
    const both = {...code, 'src/b.ts': "import {t} from '../texts';\nt('Save {name}');\n"};
    const twice = {
      ...texts({'Save {name}': '{name} speichern'}),
      ...texts({'Save {name}': '{name} sichern'}, 'i18n/de/texts/src/b.json'),
    };
    const [found] = checkLanguages(site('', '', {code: both, texts: twice}), ['de']);
    expect(found?.remedy).toMatch(/give one a context/);
  });

  it('reports a text that is computed', () => {
    const computed = {'data/facts.ts': "import {t} from '../texts';\nt(`${a} b`);\n"};
    const [found] = checkLanguages(site('', '', {code: computed}), []);
    expect(found?.message).toBe('A computed text has no translation.');
  });
});

it('other checks report the pages and catalogues that a new language lacks', () => {
  expect(messages(checkParity(site('', ''), ['de', added]))).toEqual([
    'There is no i18n/xx/docusaurus-plugin-content-docs/current/a.mdx.',
  ]);
  expect(checkUiStrings(site('', ''), [added]).map(({file}) => file)).toEqual([
    'i18n/xx/code.json',
    'i18n/xx/docusaurus-plugin-content-docs/current.json',
    'i18n/xx/docusaurus-theme-classic/navbar.json',
    'i18n/xx/docusaurus-theme-classic/footer.json',
  ]);
});

it('missing texts of a new language stop no check and are reported once', () => {
  const {pages, ...rest} = site('<Label>Minimum time</Label>\n', '');
  const page = parsePage('i18n/xx/a.mdx', added, 'a', `${head()}<Label>Y</Label>\n`);
  const both = {...rest, pages: [...pages.slice(0, 1), page]};
  const found = [checkUiTexts(both), checkWording(both, [added])].flat();
  expect(messages(found)).toEqual([]);
});

it('isSame ignores languages that one of the texts lacks', () => {
  const [english, german] = [{en: 'Save'}, {en: 'Save', de: 'Speichern'}] as Localized[];
  expect(english && german && isSame(english, german)).toBe(true);
  expect(german && isSame(german, {...german, de: 'Sichern'})).toBe(false);
});
