import {uiAreas} from '../data/ui/index.ts';
import {problem, type Problem} from './problem.mts';
import {knownSettings, type KnownSetting} from './settings.mts';
import type {Site} from './site.mts';
import {inAll, isSame} from './texts.mts';

const labels = uiAreas.flatMap((area) => area.labels);

/** The names of settings in `data/` match the product's interface in all languages. */
export function checkSettingLabels(
  _site: Site,
  settings: readonly KnownSetting[] = knownSettings,
): Problem[] {
  return settings
    .filter(({label}) => !labels.some((text) => isSame(text, label)))
    .map(({file, label}) =>
      problem(
        file,
        1,
        `The setting "${inAll(label)}" is not an interface text of the product.`,
        'name it exactly as the product does and add the text to data/ui/.',
      ),
    );
}
