import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {completeLocales, translatedDocs, type Locale} from '../../../config/locales';
import {errorCatalogue} from '../../../data/errors';

const siteDir = path.resolve(__dirname, '../../..');

function pageOf(locale: Locale): string {
  const folder = locale === 'en' ? 'docs' : translatedDocs(locale);
  return readFileSync(path.join(siteDir, folder, 'api/troubleshooting.mdx'), 'utf8');
}

/** [anchor, heading] of every entry that has a section, in the order of the page. */
function sectionsOf(page: string): [string, string][] {
  const pattern =
    /^### (.+) \{\/\* #([\w-]+) \*\/\}\n(?:\{\/\* search.*\n)?\n<ErrorEntry id="([\w-]+)" \/>$/gm;
  return [...page.matchAll(pattern)].map(([, heading = '', anchor = '', id]) => {
    expect(id).toBe(anchor);
    return [anchor, heading];
  });
}

describe.each(completeLocales)('troubleshooting page, %s', (locale) => {
  const page = pageOf(locale);

  it('has a section for every entry with several causes, in the order of the catalogue', () => {
    const expected = errorCatalogue
      .filter(({causes}) => causes.length > 1)
      .map(({id, message}) => [id, message[locale]]);
    expect(
      sectionsOf(page),
      'each is ### message {/* #id */} and <ErrorEntry id="id" /> in api/troubleshooting.mdx',
    ).toEqual(expected);
  });

  it('has a table for every place that has entries with one cause', () => {
    const places = errorCatalogue.filter(({causes}) => causes.length === 1).map(({place}) => place);
    const tables = [...page.matchAll(/<ErrorTable place="(\w+)"/g)].map(([, place]) => place);
    expect(new Set(tables)).toEqual(new Set(places));
  });
});

describe('error catalogue', () => {
  it('has unique anchors', () => {
    const ids = errorCatalogue.map(({id}) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
