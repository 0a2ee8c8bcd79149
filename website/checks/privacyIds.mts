import {privacy} from '../data/privacy.ts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

/** `<Privacy>` names a sentence of `data/privacy.ts`. */
export function checkPrivacyIds({pages}: Site): Problem[] {
  return pages.flatMap(({file, elements}) =>
    elements
      .filter(({name, attributes}) => name === 'Privacy' && !((attributes.id ?? '') in privacy))
      .map(({attributes, line}) =>
        problem(
          file,
          line,
          `data/privacy.ts has no "${attributes.id}".`,
          `use one of ${Object.keys(privacy).join(', ')}.`,
        ),
      ),
  );
}
