import {readFileSync} from 'node:fs';
import {expect, localeBase, localeNames, test} from '../fixture';

// What its elements say is tested in tests/built/feed.test.ts.
test('the feeds are well-formed XML', async ({page}) => {
  const errorsIn = (xml: string) =>
    page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return parsed.querySelectorAll('parsererror').length;
    }, xml);
  for (const locale of localeNames) {
    const xml = readFileSync(`build${localeBase[locale]}/feed.xml`, 'utf8');
    expect(await errorsIn(xml), locale).toBe(0);
    expect(await errorsIn(xml.replace('<updated>', '<changed>')), locale).toBe(1);
  }
});
