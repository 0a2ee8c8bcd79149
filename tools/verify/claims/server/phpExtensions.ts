import {phpExtensions} from '../../../../website/data/requirements';
import {holds, type Claim, type PageClaims} from '../../claim';
import {NotTried} from '../../target/level';
import {squeezed, textOf} from '../../target/html';
import {wizard} from '../../wizard';

/** Extensions in the list of the setup wizard, and whether it calls them optional. */
function listed(): Map<string, {isOptional: boolean}> {
  const {prerequisites} = wizard;
  if (!prerequisites) throw new NotTried('the run did not go through the setup wizard (--setup)');
  const rows = prerequisites.withClass('d-flex').map((row) => squeezed(textOf(row)));
  return new Map(
    rows.flatMap((row) => {
      const [, name, optional] = /^(.+?) (\(optional\) )?(?:Available|Missing)$/i.exec(row) ?? [];
      return name ? [[name.toLowerCase(), {isOptional: optional !== undefined}] as const] : [];
    }),
  );
}

export const extensionClaims: PageClaims = {
  page: 'installation/requirements',
  claims: phpExtensions.map(({name, need}): Claim => {
    const said = {
      required: 'required',
      driver: 'checked',
      optional: 'optional',
      unchecked: 'not checked',
    }[need];
    return {
      id: `extension ${name}`,
      at: 'extensions',
      says: {name, need},
      needs: ['admin'],
      holds() {
        const row = listed().get(name.toLowerCase());
        const isSo = {
          required: row?.isOptional === false,
          driver: row !== undefined,
          optional: row?.isOptional === true,
          unchecked: row === undefined,
        }[need];
        holds(isSo, `${name} is ${said}`, row ?? 'not in the list of the wizard');
        return Promise.resolve();
      },
    };
  }),
};
