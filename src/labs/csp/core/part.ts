import type {Need} from './needs';

/** What became of one need; where a policy is silent, everything is allowed. */
export type Outcome = 'added' | 'present' | 'needless';

export interface Part extends Need {
  /** The directive that decides about it in this policy. */
  readonly target: string;
  readonly outcome: Outcome;
}
