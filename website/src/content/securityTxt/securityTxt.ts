export interface SecurityFacts {
  readonly contact: string;
  readonly policy: string;
  readonly canonical: string;
  readonly languages: readonly string[];
  readonly builtAt: Date;
}

/** The end of the next half-year: six to twelve months ahead, and the same for all builds of the same half-year. */
function expiry(builtAt: Date): string {
  const year = builtAt.getUTCFullYear();
  return builtAt.getUTCMonth() < 6 ? `${year}-12-31T23:59:59Z` : `${year + 1}-06-30T23:59:59Z`;
}

/** The text of security.txt (RFC 9116). */
export function securityTxt(facts: SecurityFacts): string {
  return [
    `Contact: ${facts.contact}`,
    `Expires: ${expiry(facts.builtAt)}`,
    `Preferred-Languages: ${facts.languages.join(', ')}`,
    `Canonical: ${facts.canonical}`,
    `Policy: ${facts.policy}`,
    '',
  ].join('\n');
}
