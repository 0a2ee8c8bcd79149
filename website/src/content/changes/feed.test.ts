import {describe, expect, it} from 'vitest';
import {changes, type SiteChange} from '../../../data/changes';
import {same} from '../../../texts';
import {atomFeed, MAX_ENTRIES, type FeedSite} from './feed';

const site: FeedSite = {
  locale: 'de',
  siteUrl: 'https://docs.example.com',
  baseUrl: '/de/',
  title: 'Neues & mehr',
  author: 'mosparo',
  titles: new Map([['cli', 'Kommandozeile <CLI>']]),
};

const change = (id: string, more: Partial<SiteChange> = {}): SiteChange => ({
  id,
  date: '2026-11-18',
  pages: ['cli'],
  text: {...same(`English ${id}`), de: `Deutsch ${id}`},
  ...more,
});

const count = (xml: string, element: string) => xml.split(`<${element}>`).length - 1;

describe('the feed', () => {
  it('has stable content, byte for byte', () => {
    const text = {...same(''), de: '`a` & **b**: [c](/docs/cli)'};
    const feed = atomFeed([change('one', {text}), change('all', {pages: 'all'})], site);
    expect(feed).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
        <id>tag:docs.example.com,2026:changes/de</id>
        <title>Neues &amp; mehr</title>
        <updated>2026-11-18T00:00:00Z</updated>
        <author><name>mosparo</name></author>
        <link rel="self" type="application/atom+xml" href="https://docs.example.com/de/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://docs.example.com/de/docs/whats_new"/>
        <entry>
          <id>tag:docs.example.com,2026:changes/de/one</id>
          <title>a &amp; b: c</title>
          <updated>2026-11-18T00:00:00Z</updated>
          <link rel="alternate" type="text/html" href="https://docs.example.com/de/docs/cli"/>
          <summary>Kommandozeile &lt;CLI&gt;</summary>
        </entry>
        <entry>
          <id>tag:docs.example.com,2026:changes/de/all</id>
          <title>Deutsch all</title>
          <updated>2026-11-18T00:00:00Z</updated>
          <link rel="alternate" type="text/html" href="https://docs.example.com/de/docs/whats_new"/>
        </entry>
      </feed>
      "
    `);
  });

  it('has the 40 newest entries at most', () => {
    const many = Array.from({length: 60}, (_, index) => change(`n${index}`));
    const feed = atomFeed(many, site);
    expect(count(feed, 'entry')).toBe(MAX_ENTRIES);
    expect(feed).toContain('/n0<');
    expect(feed).not.toContain('/n40<');
  });

  it('keeps the id of an entry when its words, pages and date change', () => {
    const id = (more: Partial<SiteChange>) =>
      /<entry>\s*<id>(.*?)<\/id>/.exec(atomFeed([change('one', more)], site))?.[1];
    const changed = {pages: ['quickstart'], date: '2026-12-01', text: same('x')};
    expect(id(changed)).toBe(id({}));
    expect(id({})).toBe('tag:docs.example.com,2026:changes/de/one');
  });

  it('of this site has entries, each with its own id, the newest first', () => {
    expect(count(atomFeed(changes, site), 'entry')).toBeGreaterThan(2);
    expect(new Set(changes.map(({id}) => id)).size).toBe(changes.length);
    const dates = changes.map(({date}) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('throws with file and remedy if there is no entry', () => {
    expect(() => atomFeed([], site)).toThrow(/data\/changes\.ts .* Remedy/);
  });
});
