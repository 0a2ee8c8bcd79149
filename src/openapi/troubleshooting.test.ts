import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {locales, translatedDocs, type Locale} from '../../config/locales';
import {errorCatalogue} from '../../data/errors';

const siteDir = path.resolve(__dirname, '../..');

/** [anchor, heading] of every entry, as the page shows them. */
function entriesOf(locale: Locale): [string, string][] {
  const folder = locale === 'en' ? 'docs' : translatedDocs(locale);
  const page = readFileSync(path.join(siteDir, folder, 'api/troubleshooting.mdx'), 'utf8');
  const pattern = /^### (.+) \{\/\* #([\w-]+) \*\/\}\n\n<ErrorEntry id="([\w-]+)" \/>$/gm;
  return [...page.matchAll(pattern)].map(([, heading = '', anchor = '', id]) => {
    expect(id).toBe(anchor);
    return [anchor, heading];
  });
}

describe.each(locales)('troubleshooting page, %s', (locale) => {
  it('has every entry of the catalogue under its message, in the same order', () => {
    expect(entriesOf(locale)).toEqual(errorCatalogue.map(({id, message}) => [id, message[locale]]));
  });
});

describe('error catalogue', () => {
  it('has unique anchors', () => {
    const ids = errorCatalogue.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
