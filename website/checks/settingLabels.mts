import {uiAreas} from '../data/ui/index.ts';
import {problem, type Problem} from './problem.mts';
import {knownSettings, type KnownSetting} from './settings.mts';
import type {Site} from './site.mts';
import {inAll, isSame} from './texts.mts';

const labels = uiAreas.flatMap((area) => area.labels);

/** Two settings with one key would have the same anchor. */
function repeatedKeys(settings: readonly KnownSetting[]): Problem[] {
  const first = new Map<string, KnownSetting>();
  return settings.flatMap((setting) => {
    const {file, label, key} = setting;
    if (key === undefined) return [];
    const other = first.get(key);
    if (!other) {
      first.set(key, setting);
      return [];
    }
    return [
      problem(
        file,
        1,
        `The setting "${label.en}" has the key "${key}" of "${other.label.en}" in ${other.file}.`,
        'give it a key of its own.',
      ),
    ];
  });
}

/** The names of settings in `data/` match the product's interface in all languages, and keys are unique. */
export function checkSettingLabels(
  _site: Site,
  settings: readonly KnownSetting[] = knownSettings,
): Problem[] {
  const unknown = settings
    .filter(({label}) => !labels.some((text) => isSame(text, label)))
    .map(({file, label}) =>
      problem(
        file,
        1,
        `The setting "${inAll(label)}" is not an interface text of the product.`,
        'name it exactly as the product does and add the text to website/data/ui/.',
      ),
    );
  return [...unknown, ...repeatedKeys(settings)];
}
