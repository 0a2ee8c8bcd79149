import german from './queries.de.json';
import english from './queries.en.json';
import type {EvalQuery} from './score';

/** Queries by language; see ../README.md for how they are used. */
export const queries: Readonly<Record<'en' | 'de', readonly EvalQuery[]>> = {
  en: english,
  de: german,
};
