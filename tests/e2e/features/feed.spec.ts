import {expect, localeBase, localeNames, test} from '../fixture';

/**
 * Violations of RFC 4287 in a feed. The browser parses it, so it must be well-formed XML with the right namespace. Runs
 * in the page.
 */
function feedFaults(xml: string): string[] {
  const atom = 'http://www.w3.org/2005/Atom';
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const feed = parsed.documentElement;
  if (feed.namespaceURI !== atom || feed.localName !== 'feed') return [`root: ${feed.outerHTML}`];
  const children = (of: Element, name: string) =>
    Array.from(of.children).filter(
      (child) => child.localName === name && child.namespaceURI === atom,
    );
  const texts = (of: Element, name: string) => children(of, name).map((child) => child.textContent);
  const links = (of: Element, rel: string) =>
    children(of, 'link').filter((link) => link.getAttribute('rel') === rel);
  const known = {
    feed: ['id', 'title', 'updated', 'author', 'link', 'entry'],
    entry: ['id', 'title', 'updated', 'link', 'summary'],
  };
  const entries = children(feed, 'entry');
  const faults: string[] = [];
  const expectThat = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  for (const element of [feed, ...entries]) {
    const name = element.localName as 'feed' | 'entry';
    for (const one of ['id', 'title', 'updated'])
      expectThat(children(element, one).length === 1, `${name}: ${one} not exactly once`);
    for (const [child] of [texts(element, 'id')]) {
      expectThat(/^[a-z][a-z0-9+.-]*:\S+$/i.test(child ?? ''), `${name}: id ${child}`);
    }
    const [updated = ''] = texts(element, 'updated');
    expectThat(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(updated) && !Number.isNaN(Date.parse(updated)),
      `${name}: updated ${updated}`,
    );
    expectThat(Boolean(texts(element, 'title')[0]?.trim()), `${name}: empty title`);
    expectThat(links(element, 'alternate').length === 1, `${name}: not one alternate link`);
    for (const link of children(element, 'link'))
      expectThat(URL.canParse(link.getAttribute('href') ?? ''), `${name}: link without a URL`);
    for (const child of Array.from(element.children))
      expectThat(known[name].includes(child.localName), `${name}: unknown ${child.localName}`);
  }
  expectThat(Boolean(children(feed, 'author')[0]?.firstElementChild?.textContent), 'no author');
  expectThat(links(feed, 'self').length === 1, 'no link to itself');
  expectThat(entries.length > 0 && entries.length <= 40, `${entries.length} entries`);
  const ids = entries.map((entry) => texts(entry, 'id')[0]);
  expectThat(new Set(ids).size === ids.length, 'an id appears twice');
  const days = entries.map((entry) => texts(entry, 'updated')[0] ?? '');
  expectThat(days.join() === [...days].sort().reverse().join(), 'the newest is not first');
  expectThat(texts(feed, 'updated')[0] === days[0], 'updated is not that of the newest entry');
  return faults;
}

for (const locale of localeNames) {
  test(`${locale}: the feed is valid Atom, and every page links to it`, async ({page, request}) => {
    const base = localeBase[locale];
    const xml = await (await request.get(`${base}/feed.xml`)).text();
    // Not on a page of the site, whose policy forbids parsing text.
    await page.goto('about:blank');
    expect(await page.evaluate(feedFaults, xml)).toEqual([]);
    expect(await page.evaluate(feedFaults, xml.replace('<updated>', '<changed>'))).not.toEqual([]);

    await test.step('its links lead to pages of this language', async () => {
      for (const [, url = ''] of xml.matchAll(
        /rel="alternate" type="text\/html" href="([^"]+)"/g,
      )) {
        const {pathname} = new URL(url);
        expect(pathname.startsWith(`${base}/docs/`), url).toBe(true);
        expect((await request.get(pathname)).status(), url).toBe(200);
      }
    });

    await test.step('pages link to it, and the page about news has the same entries', async () => {
      await page.goto(`${base}/docs/whats_new`);
      await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
        'href',
        `${base}/feed.xml`,
      );
      await expect(page.getByRole('link', {name: 'feed.xml'})).toHaveAttribute(
        'href',
        `${base}/feed.xml`,
      );
      // The same words in both languages.
      await expect(page.locator('caption', {hasText: 'November 2026'})).toBeVisible();
      const entries = xml.split('<entry>').length - 1;
      await expect(page.locator('tr[id^="change-"]')).toHaveCount(entries);
      await page.goto(`${base}/`);
      await expect(page.locator('head link[type="application/atom+xml"]')).toHaveCount(1);
    });
  });
}
