import type {Json} from '../../website/src/content/signing/canonicalJson';
import type {Project, Visit} from './project';

/** Parameters of a request. */
export type Data = Readonly<Record<string, Json>>;

/** A rule or an item of a rule. */
export interface Entry {
  readonly kind: 'r' | 'i';
  readonly id: number;
  readonly uuid: string;
  /** UUID of the rule of an item. */
  readonly ruleUuid?: string;
  readonly data: Data;
}

/** The one package of the mock, with the number 7. */
export interface RulePackage {
  lastUpdatedAt: string;
  entries: Entry[];
}

/** What the mock counts, all on the day of the request. */
export interface Counters {
  valid: number;
  spam: number;
}

/** What the mock knows when it answers. */
export interface Store {
  readonly project: Project;
  readonly visits: ReadonlyMap<string, Visit>;
  readonly rulePackage: RulePackage;
  readonly counters: Counters;
  readonly now: number;
}
