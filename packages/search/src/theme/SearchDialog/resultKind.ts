import type {SearchDocument} from '../../core/types';

export type ResultKind = 'page' | 'section' | 'setting' | 'variable' | 'command' | 'error' | 'api';

type Named = Pick<SearchDocument, 'sectionRoute' | 'title'>;

/** The kind of a result, by its title and address; the first rule that matches decides. */
const rules: readonly (readonly [ResultKind, (document: Named) => boolean])[] = [
  ['variable', ({title}) => /^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(title)],
  [
    'variable',
    ({sectionRoute}) => /\/environment_variables#.*(?:variables|cache|ssl)/.test(sectionRoute),
  ],
  ['command', ({title}) => /^(?:php |bin\/console |docker )?[\w-]+:[\w:-]+$/.test(title)],
  ['command', ({sectionRoute}) => /\/cli(?:#|$)/.test(sectionRoute)],
  ['error', ({title}) => /^["“„«].+["”“»]$|\b[45]\d\d\b/.test(title)],
  ['error', ({sectionRoute}) => /(?:troubleshooting|known_issues|_problems)#/.test(sectionRoute)],
  ['api', ({sectionRoute}) => /\/docs\/api\//.test(sectionRoute)],
  [
    'setting',
    ({sectionRoute}) => /\/(?:\w*settings|security|guidelines|design)#/.test(sectionRoute),
  ],
  ['section', ({sectionRoute}) => sectionRoute.includes('#')],
];

export function resultKind(document: Named): ResultKind {
  return rules.find(([, matches]) => matches(document))?.[0] ?? 'page';
}
