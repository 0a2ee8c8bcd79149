/** Why an item does not match, or why the playground cannot tell. */
export type Reason =
  | 'absent'
  | 'backslash'
  | 'blockNever'
  | 'capitals'
  | 'caseCounts'
  | 'digitsOnly'
  | 'domainEdge'
  | 'empty'
  | 'emailEdge'
  | 'itemSpaces'
  | 'longer'
  | 'noAddress'
  | 'noSubnet'
  | 'noWildcard'
  | 'nonAsciiCase'
  | 'notChecked'
  | 'otherSpelling'
  | 'outside'
  | 'partOfWord'
  | 'questionMark'
  | 'regexInvalid'
  | 'regexSkipped'
  | 'regexSlow'
  | 'regexUnsupported'
  | 'slash'
  | 'subdomain'
  | 'subnetFails'
  | 'subnetNever'
  | 'subnetZeroGroup'
  | 'urlEdge'
  | 'waiting';

export type Outcome =
  | {readonly matches: true}
  | {readonly matches: false; readonly reason: Reason}
  /** The playground does not know what mosparo would say. */
  | {readonly matches: 'unknown'; readonly reason: Reason; readonly detail?: string};

export const yes: Outcome = {matches: true};

export function no(reason: Reason): Outcome {
  return {matches: false, reason};
}

export function unknown(reason: Reason, detail?: string): Outcome {
  return {matches: 'unknown', reason, detail};
}
