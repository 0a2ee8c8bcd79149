import {
  countUnread,
  oneOf,
  type Entries,
  type ReadState,
  type Shared,
} from '../../frame/core/shared';
import {choiceNames, defaults, options, type ChoiceName, type Choices} from './choices';

/** What the reader enters. */
export interface Entered {
  readonly choices: Choices;
  /** The policy that the website has. */
  readonly pasted: string;
}

/** Without the pasted policy: its addresses for reports may contain keys. */
export const toEntries = ({choices}: Entered): Entries => [
  ...choiceNames.map((name) => [name, choices[name]] as const),
  ['hosts', choices.hosts],
];

const isChoice = (name: string): name is ChoiceName => Object.hasOwn(options, name);

const isKnown = (name: string, value: string): boolean =>
  isChoice(name) ? (options[name] as readonly string[]).includes(value) : name === 'hosts';

/** Choices from a link; missing values are the default ones. */
export function fromShared(shared: Shared): ReadState<Entered> {
  const chosen = choiceNames.map(
    (name) => [name, oneOf<string>(options[name], shared.get(name), defaults[name])] as const,
  );
  const hosts = shared.get('hosts') ?? defaults.hosts;
  const choices = {...defaults, ...(Object.fromEntries(chosen) as Partial<Choices>), hosts};
  return {state: {choices, pasted: ''}, unread: countUnread(shared, isKnown)};
}
