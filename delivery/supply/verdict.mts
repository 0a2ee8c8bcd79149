interface Advisory {
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** What `npm audit --json` says, as far as it matters here. */
export interface AuditReport {
  /** Package → its own advisories, and names of packages that bring it into danger. */
  readonly vulnerabilities?: Readonly<
    Record<string, {readonly via: readonly (string | Advisory)[]}>
  >;
  /** What the registry said instead. */
  readonly message?: string;
  readonly error?: {readonly summary: string};
}

export interface Verdict {
  /** Not asked is not clean: a registry without the service proves nothing. */
  readonly kind: 'clean' | 'findings' | 'not asked';
  readonly lines: readonly string[];
}

const grave = new Set(['high', 'critical']);

/** Grave findings fail; lesser ones are listed. A package is named with the advisories of its own. */
export function verdict({vulnerabilities, message, error}: AuditReport): Verdict {
  if (!vulnerabilities) {
    const why = message || error?.summary || 'npm gave no reason';
    return {kind: 'not asked', lines: [`The registry could not be asked: ${why}`]};
  }
  const found = Object.entries(vulnerabilities).flatMap(([name, {via}]) =>
    via.flatMap((cause) => (typeof cause === 'string' ? [] : [{name, ...cause}])),
  );
  return {
    kind: found.some(({severity}) => grave.has(severity)) ? 'findings' : 'clean',
    lines: found.map(({name, severity, title, url}) => `${name} (${severity}): ${title} ${url}`),
  };
}
