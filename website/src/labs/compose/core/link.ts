import {oneOf, type Entries, type Shared} from '../../frame/core/shared';
import {choiceNames, options, type Choices} from './choices';

/** One character more than a domain name and a port may have, so that what is too long is refused and not cut. */
const MAX_DOMAIN = 254;
const MAX_PORT = 6;

export const toEntries = (choices: Choices): Entries => [
  ...choiceNames.map((name) => [name, choices[name]] as const),
  ['domain', choices.domain],
  ['port', choices.port],
];

/** Choices from a link; missing and invalid values are those of `start`. */
export function fromShared(shared: Shared | undefined, start: Choices): Choices {
  if (!shared) return start;
  const chosen = choiceNames.map(
    (name) => [name, oneOf<string>(options[name], shared.get(name), start[name])] as const,
  );
  return {
    ...start,
    ...(Object.fromEntries(chosen) as Partial<Choices>),
    domain: (shared.get('domain') ?? start.domain).slice(0, MAX_DOMAIN),
    port: (shared.get('port') ?? start.port).slice(0, MAX_PORT),
  };
}
