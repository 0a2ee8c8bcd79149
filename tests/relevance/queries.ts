import heldOutGerman from './heldOut.de.json';
import heldOutEnglish from './heldOut.en.json';
import type {EvalQuery, QuerySet} from './score';
import tuningGerman from './tuning.de.json';
import tuningEnglish from './tuning.en.json';

/** Queries that the search was tuned on, and those that are only scored; see ../README.md. */
export const queries: Readonly<
  Record<'en' | 'de', Readonly<Record<QuerySet, readonly EvalQuery[]>>>
> = {
  en: {tuning: tuningEnglish, heldOut: heldOutEnglish},
  de: {tuning: tuningGerman, heldOut: heldOutGerman},
};
