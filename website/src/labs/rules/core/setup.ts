import type {RuleTypeKey, Source} from '../../../../data/ruleTypes';

/** One value inside a rule. */
export interface SetupItem {
  /** Key of the item type. */
  readonly type: string;
  readonly value: string;
  /** As typed; empty stands for the default. */
  readonly rating: string;
  /** Known from a file, so that an export keeps it. */
  readonly uuid?: string;
}

export interface SetupRule {
  readonly name: string;
  readonly type: RuleTypeKey;
  /** As typed; empty stands for no factor. */
  readonly factor: string;
  readonly items: readonly SetupItem[];
  readonly uuid?: string;
}

export interface SetupField {
  readonly source: Source;
  readonly value: string;
}

/** Everything that the reader enters. */
export interface Setup {
  /** In a package there is one more factor, and a rating or factor of 0 counts as not set. */
  readonly origin: 'project' | 'package';
  readonly packageFactor: string;
  readonly spamScore: string;
  readonly rules: readonly SetupRule[];
  readonly fields: readonly SetupField[];
}
