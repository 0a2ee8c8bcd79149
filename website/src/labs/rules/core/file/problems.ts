/** Something in a file that mosparo would refuse or read differently; `path` names the key. */
export interface Problem {
  readonly path: string;
  readonly kind: ProblemKind;
  /** What is allowed there. */
  readonly allowed?: string;
}

export type ProblemKind =
  | 'missing'
  | 'unknownKey'
  | 'notObject'
  | 'notList'
  | 'emptyList'
  | 'notText'
  | 'emptyText'
  | 'notNumber'
  | 'outOfRange'
  | 'notUuid'
  | 'notDate'
  | 'notOneOf'
  | 'wrongItemType'
  | 'zero';

export type Report = (path: string, kind: ProblemKind, allowed?: string) => void;
