import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {uiAreas} from '../data/ui/index.ts';
import {same} from '../texts/index.ts';
import {checkExplainedTerms} from './explainedTerms.mts';
import {facts, site, testChecks} from './fixture.mts';
import {root} from './loadSite.mts';
import {checkPrivacyIds} from './privacyIds.mts';
import {checkSettingLabels} from './settingLabels.mts';
import {checkTerms} from './terms.mts';
import {checkUiStrings} from './uiStrings.mts';
import {checkUiTexts} from './uiTexts.mts';
import {checkWording} from './wording.mts';

const imported = (code: string) =>
  `import Translate, {translate} from '@docusaurus/Translate';\n${code}`;
const component = (id: string) => ({
  'src/A.tsx': imported(`const a = <Translate id="${id}">A</Translate>;`),
});
const real = (name: string) => ({
  [`i18n/de/${name}`]: readFileSync(path.join(root, 'i18n/de', name), 'utf8'),
});
const catalogue = (json: object) => ({
  'i18n/de/code.json': JSON.stringify(json, null, 2),
  ...real('docusaurus-plugin-content-docs/current.json'),
  ...real('docusaurus-theme-classic/navbar.json'),
  ...real('docusaurus-theme-classic/footer.json'),
});
const message = {message: 'Text'};

testChecks({
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
  wording: {
    check: checkWording,
    good: site(
      'A color, `just code`.\n',
      'Größe „genau so“, Hinweisseite, diesseits, aussenden, Preisstufe, Anwendungspasswort, 14\u00a0Tage, 99.999 Zahlen, Port 8080, 1,125 Punkte.\n',
      {
        code: {
          'data/facts.ts': "const a = {en: '', de: 'Mit **Mehrzeiliges Textfeld einschliessen**'};",
        },
        catalogues: catalogue({a: {message: 'Gross'}}),
      },
    ),
    bad: [
      ['belittling', site('You just click.\n', ''), /"just"/],
      ['British', site('The colour.\n', ''), /"colour"/],
      ['quotes', site('', 'Das "Wort".\n'), /German quotation marks/],
      ['breaking unit', site('', 'Nach 14 Tage.\n'), /may break/],
      ['grouped with a space', site('', 'Bis 99 999.\n'), /"99 999" is grouped/],
      ['grouped with a no-break space', site('', 'Von 1\u00a0048\u00a0576.\n'), /is grouped/],
      ['grouped as in English', site('', 'Bis 1,048,576.\n'), /"1,048,576" is grouped/],
      ['not grouped', site('', 'Je 2500\u00a0Einsendungen.\n'), /no separator for thousands/],
      ['Swiss', site('', 'Die Grösse.\n'), /Swiss spelling/],
      ['Swiss in a compound', site('', 'Die Schriftgrösse.\n'), /"Schriftgrösse" is Swiss/],
      ['Swiss before an ending', site('', 'Die Grössenangabe.\n'), /"Grössenangabe" is Swiss/],
      ['Swiss with a prefix', site('', 'Abschliessend.\n'), /"Abschliessend" is Swiss/],
      ['Swiss in data', facts("const a = {en: 'Size', de: 'Die Grösse'};"), /Swiss spelling/],
      ['British in data', facts("const a = {en: 'The colour', de: ''};"), /"colour"/],
      [
        'Swiss in a catalogue',
        site('', '', {catalogues: catalogue({a: {message: 'Die Grösse'}})}),
        /Swiss spelling/,
      ],
    ],
  },
  terms: {
    check: checkTerms,
    good: site(
      'The rule package, once a “ruleset”.\n',
      'Der geheime Schlüssel (Arbeitsnachweis). Haken Sie die Box an: Das Häkchen ist grün. Weitergeleitete Header.\n',
    ),
    bad: [
      ['old name', site('The ruleset.\n', ''), /"ruleset" has another name/],
      ['German variant', site('', 'Der private Schlüssel.\n'), /"private Schlüssel"/],
      ['connection', site('', 'Die Verbindungsdaten.\n'), /"Verbindungsdaten" has another name/],
      ['token', site('', 'Alle Einsende-Codes.\n'), /"Einsende-Codes" has another name/],
      ['second factor', site('', 'Die Zwei-Faktor-Authentisierung.\n'), /"Zwei-Faktor-Authent/],
      ['tick', site('', 'Er entfernt den Haken.\n'), /"Haken" has another name/],
      ['redirect', site('', 'Eine Weiterleitung auf HTTPS.\n'), /"Weiterleitung" has another name/],
      ['technical term', site('', 'Der Knopf.\n'), /"Knopf"/],
      [
        'in the description of the API',
        site('', '', {
          descriptions: {
            'data/a.yaml': 'info:\n  description: A rule set.\n',
          },
        }),
        /"rule set"/,
      ],
      [
        'in data',
        site('', '', {
          texts: {'i18n/de/texts/data/facts.json': '{\n  "Key": "Mit dem privaten Schlüssel"\n}\n'},
        }),
        /"privaten Schlüssel"/,
      ],
    ],
  },
  explainedTerms: {
    check: checkExplainedTerms,
    good: site('<Term id="rating">rating</Term>\n', '<Term id="rating">Bewertung</Term>\n'),
    bad: [
      ['unknown term', site('<Term id="bogus">B</Term>\n', ''), /has no term "bogus"/],
      [
        'explained twice',
        site('', '<Term id="rating">B</Term> <Term id="rating">B</Term>\n'),
        /"rating" is explained a second time/,
      ],
      ['only in English', site('<Term id="rating">r</Term>\n', ''), /explains "rating", this page/],
    ],
  },
  privacyIds: {
    check: checkPrivacyIds,
    good: site('<Privacy id="storage" />\n', '<Privacy id="storage" />\n'),
    bad: [['an unknown sentence', site('<Privacy id="cookies" />\n', ''), /has no "cookies"/]],
  },
  uiStrings: {
    check: (checked) => checkUiStrings(checked, ['de']),
    good: site('', '', {
      code: component('a.b'),
      catalogues: catalogue({'a.b': message, 'theme.x': message}),
    }),
    bad: [
      [
        'no German text',
        site('', '', {code: component('a.b'), catalogues: catalogue({})}),
        /"a.b" is not translated/,
      ],
      [
        'empty German text',
        site('', '', {code: component('a.b'), catalogues: catalogue({'a.b': {message: ' '}})}),
        /"a.b" is not translated/,
      ],
      [
        'left over',
        site('', '', {catalogues: catalogue({'a.b': message})}),
        /Nothing shows the text "a.b"/,
      ],
      [
        'not sorted',
        site('', '', {
          code: {...component('a.b'), 'src/B.ts': imported("translate({id: 'a.a', message: 'B'})")},
          catalogues: catalogue({'a.b': message, 'a.a': message}),
        }),
        /"a.a" comes after "a.b"/,
      ],
      [
        'computed id',
        site('', '', {code: {'src/A.ts': imported("translate({id: name, message: 'A'})")}}),
        /missing or computed/,
      ],
      [
        'a category without German text',
        site('', '', {catalogues: {'i18n/de/docusaurus-plugin-content-docs/current.json': '{}'}}),
        /sidebar\.docs\.category\.About" is not translated/,
      ],
    ],
  },
});

it('setting labels: reports a name that the product does not have', () => {
  const [found] = checkSettingLabels(site('', ''), [
    {file: 'data/x.ts', label: same('Bogus setting'), default: same('off')},
  ]);
  expect(found?.message).toMatch(/"Bogus setting"/);
});

it('setting labels: reports a key that another setting has', () => {
  const one = {file: 'data/x.ts', label: uiAreas[0]!.labels[0]!, default: same('off'), key: 'name'};
  const two = {...one, file: 'data/y.ts'};
  expect(checkSettingLabels(site('', ''), [one, {...two, key: 'other'}])).toEqual([]);
  expect(checkSettingLabels(site('', ''), [one, two])).toEqual([
    expect.objectContaining({file: 'data/y.ts', message: expect.stringMatching(/key "name" of/)}),
  ]);
});
