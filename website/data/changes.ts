import type {Localized} from './localized';

/**
 * What is new on these pages, for readers: the page "What's new" and the feeds show it. The newest comes first.
 * `npm run check` names pages that were changed after their newest entry. Small changes (spelling, wording,
 * format) get an entry without a text: nobody sees it.
 */
export interface SiteChange {
  /** Never changes: feed readers know the entry by it. Unused by minor ones. */
  readonly id?: string;
  /** Day of the change: 2026-11-18. */
  readonly date: string;
  /** Pages below /docs, or all. */
  readonly pages: readonly string[] | 'all';
  /** One sentence that says what readers gain. */
  readonly text?: Localized;
}

export const changes: readonly SiteChange[] = [
  {
    id: 'upgrade-path',
    date: '2026-11-18',
    pages: ['installation/upgrade_path', 'installation/update'],
    text: {
      en: 'New page: the way from any version of mosparo to a newer one, stop by stop.',
      de: 'Neue Seite: der Weg von jeder Version von mosparo zu einer neueren, Stopp für Stopp.',
    },
  },
  {
    id: 'whats-new',
    date: '2026-11-18',
    pages: ['whats_new'],
    text: {
      en: 'What is new in the documentation, as a page and as a feed.',
      de: 'Was in der Dokumentation neu ist, als Seite und als Feed.',
    },
  },
  {
    id: 'wordpress-problems',
    date: '2026-11-18',
    pages: ['integration/wordpress_problems', 'integration/wordpress'],
    text: {
      en: 'Problems with WordPress have a page of their own, sorted by message and version.',
      de: 'Probleme mit WordPress haben eine eigene Seite, geordnet nach Meldung und Version.',
    },
  },
  {
    id: 'mosparo-1.5.4',
    date: '2026-11-18',
    pages: 'all',
    text: {
      en: 'All pages describe mosparo 1.5.4, in English and German.',
      de: 'Alle Seiten beschreiben mosparo 1.5.4, auf Deutsch und Englisch.',
    },
  },
];
