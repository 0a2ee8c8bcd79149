import {oneOf, type Entries, type Shared} from '../../frame/core/shared';
import {choiceNames, defaults, options, type Choices} from './choices';

const MAX_TEXT = 2000;

/** A pasted policy stays out: addresses for reports in it may hold keys. */
export const toEntries = (choices: Choices): Entries => [
  ...choiceNames.map((name) => [name, choices[name]] as const),
  ['hosts', choices.hosts],
];

/** Choices from a link; what it does not name, or names wrongly, is as in the beginning. */
export function fromShared(shared: Shared | undefined): Choices {
  if (!shared) return defaults;
  const chosen = choiceNames.map(
    (name) => [name, oneOf<string>(options[name], shared.get(name), defaults[name])] as const,
  );
  const hosts = (shared.get('hosts') ?? defaults.hosts).slice(0, MAX_TEXT);
  return {...defaults, ...(Object.fromEntries(chosen) as Partial<Choices>), hosts};
}
