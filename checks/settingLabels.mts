import {uiAreas} from '../data/ui/index.ts';
import {problem, type Problem} from './problem.mts';
import {knownSettings, type KnownSetting} from './settings.mts';
import type {Site} from './site.mts';

const labels = new Set(
  uiAreas.flatMap((area) => area.labels.map(([en, de]) => JSON.stringify([en, de]))),
);

/** The names of settings in `data/` are those that the product shows, in both languages. */
export function checkSettingLabels(
  _site: Site,
  settings: readonly KnownSetting[] = knownSettings,
): Problem[] {
  return settings
    .filter(({label}) => !labels.has(JSON.stringify([label.en, label.de])))
    .map(({file, label}) =>
      problem(
        file,
        1,
        `The setting "${label.en}" / "${label.de}" is not an interface text of the product.`,
        'name it exactly as the product does and add the pair to data/ui/.',
      ),
    );
}
