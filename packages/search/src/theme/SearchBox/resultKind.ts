import type {SearchDocument} from '../../core/types';
import {matchedKinds, type MatchedKind, type SearchPluginOptions} from '../../plugin/options';

export type ResultKind = 'page' | 'section' | 'row' | MatchedKind;

type Named = Pick<SearchDocument, 'sectionRoute' | 'title'>;

/** What the title of a kind looks like on any site. */
const titles: Readonly<Partial<Record<MatchedKind, RegExp>>> = {
  variable: /^[A-Z][A-Z\d]*_[A-Z\d_]+$/,
  command: /^(?:php |bin\/console |docker )?[\w-]+:[\w:-]+$/,
  error: /^["“„«].+["”“»]$|\b[45]\d\d\b/,
};

/** Recognizes the kind of a result by its title, or by the patterns of the site for its URL; the first kind that matches. */
export function resultKind(patterns: SearchPluginOptions['kinds']) {
  const kinds = matchedKinds.map((kind) => {
    const pattern = patterns[kind];
    return {kind, title: titles[kind], route: pattern === undefined ? null : new RegExp(pattern)};
  });
  return ({sectionRoute, title}: Named): ResultKind =>
    kinds.find((each) => each.title?.test(title) || each.route?.test(sectionRoute))?.kind ??
    (sectionRoute.includes('#') ? 'section' : 'page');
}
