import {describe, expect, test} from 'vitest';
import {partsFinder} from './compound';

const vocabulary = [
  'regel',
  'pakete',
  'paket',
  'sicherheit',
  'einstellungen',
  'umgebung',
  'variable',
  'daten',
  'bank',
  'verbindung',
  'server',
  'regelpakete',
  'test',
  'projekt',
  'gruppe',
  'schlussel',
  'pass',
  'wort',
];
const parts = partsFinder(vocabulary, 'de');
const split = (word: string) => {
  let from = 0;
  return parts(word).map((length) => word.slice(from, (from += length)));
};

describe('parts of compounds', () => {
  test.each<[string, string[]]>([
    ['regelpakete', ['regel', 'pakete']],
    ['regelpaketen', ['regel', 'paketen']],
    ['sicherheitseinstellungen', ['sicherheits', 'einstellungen']],
    ['umgebungsvariablen', ['umgebungs', 'variablen']],
    ['datenbankverbindung', ['daten', 'bank', 'verbindung']],
    ['projektgruppe', ['projekt', 'gruppe']],
    ['testserver', ['test', 'server']],
    ['passwort', []],
    ['regel', []],
    ['unbekannteswort', []],
    ['regelxyz', []],
    ['', []],
    ['a1b2c3d4e5', []],
  ])('%s', (word, expected) => expect(split(word)).toEqual(expected));
});
