import {
  countUnread,
  oneOf,
  type Entries,
  type ReadState,
  type Shared,
} from '../../frame/core/shared';
import {choiceNames, defaults, options, type ChoiceName, type Choices} from './choices';

/** One character more than a domain name and a port may have, so that what is too long is refused and not cut. */
const MAX_DOMAIN = 254;
const MAX_PORT = 6;

export const toEntries = (choices: Choices): Entries => [
  ...choiceNames.map((name) => [name, choices[name]] as const),
  ['domain', choices.domain],
  ['port', choices.port],
];

const isChoice = (name: string): name is ChoiceName => Object.hasOwn(options, name);

const isKnown = (name: string, value: string): boolean =>
  isChoice(name)
    ? (options[name] as readonly string[]).includes(value)
    : name === 'domain' || name === 'port';

/** Choices from a link; missing values are the default ones. */
export function fromShared(shared: Shared): ReadState<Choices> {
  const chosen = choiceNames.map(
    (name) => [name, oneOf<string>(options[name], shared.get(name), defaults[name])] as const,
  );
  return {
    state: {
      ...defaults,
      ...(Object.fromEntries(chosen) as Partial<Choices>),
      domain: (shared.get('domain') ?? defaults.domain).slice(0, MAX_DOMAIN),
      port: (shared.get('port') ?? defaults.port).slice(0, MAX_PORT),
    },
    unread: countUnread(shared, isKnown),
  };
}
