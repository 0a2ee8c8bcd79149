import {t, type Localized} from '../../../texts';

/** Title of the feed, in the feed itself and in the head of every page. */
export const feedTitle: Localized = t('mosparo documentation: what’s new');
