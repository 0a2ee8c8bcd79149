import type {Need} from './needs';

/** Outcome for one need. `needless`: the policy does not restrict this kind of resource. */
export type Outcome = 'added' | 'present' | 'needless';

export interface Part extends Need {
  /** The directive that applies to it in this policy. */
  readonly target: string;
  readonly outcome: Outcome;
}
