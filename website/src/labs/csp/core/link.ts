import {oneOf, type Entries, type Shared} from '../../frame/core/shared';
import {choiceNames, options, type Choices} from './choices';

/** Without the pasted policy: its addresses for reports may contain keys. */
export const toEntries = (choices: Choices): Entries => [
  ...choiceNames.map((name) => [name, choices[name]] as const),
  ['hosts', choices.hosts],
];

/** Choices from a link; missing and invalid values are those of `start`. */
export function fromShared(shared: Shared | undefined, start: Choices): Choices {
  if (!shared) return start;
  const chosen = choiceNames.map(
    (name) => [name, oneOf<string>(options[name], shared.get(name), start[name])] as const,
  );
  const hosts = shared.get('hosts') ?? start.hosts;
  return {...start, ...(Object.fromEntries(chosen) as Partial<Choices>), hosts};
}
