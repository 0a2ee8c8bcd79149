import {t, type Localized} from '../texts';

/** What is new on these pages, for readers: the page "What's new" and the feeds show it. The newest comes first. */
export interface SiteChange {
  /** Never changes: feed readers know the entry by it. */
  readonly id: string;
  /** Day of the change: 2026-11-18. */
  readonly date: string;
  /** Pages below /docs, or all. */
  readonly pages: readonly string[] | 'all';
  /** One sentence that says what readers gain. */
  readonly text: Localized;
}

export const changes: readonly SiteChange[] = [
  {
    id: 'offline-edition',
    date: '2026-11-18',
    pages: ['installation/backup', 'whats_new'],
    text: t('All pages as a ZIP file that opens without a network, with search and tools.'),
  },
  {
    id: 'upgrade-path',
    date: '2026-11-18',
    pages: ['installation/upgrade_path', 'installation/update'],
    text: t('New page: the way from any version of mosparo to a newer one, stop by stop.'),
  },
  {
    id: 'whats-new',
    date: '2026-11-18',
    pages: ['whats_new'],
    text: t('What is new in the documentation, as a page and as a feed.'),
  },
  {
    id: 'wordpress-problems',
    date: '2026-11-18',
    pages: ['integration/wordpress_problems', 'integration/wordpress'],
    text: t('Problems with WordPress have a page of their own, sorted by message and version.'),
  },
  {
    id: 'mosparo-1.5.4',
    date: '2026-11-18',
    pages: 'all',
    text: t('All pages describe mosparo 1.5.4, in English and German.'),
  },
];
