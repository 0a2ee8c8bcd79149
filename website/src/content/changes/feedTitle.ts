import type {Localized} from '../../../data/localized';

/** Title of the feed, in the feed itself and in the head of every page. */
export const feedTitle: Localized = {
  en: 'mosparo documentation: what’s new',
  de: 'mosparo-Dokumentation: Neuigkeiten',
};
