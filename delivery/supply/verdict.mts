interface Advisory {
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** The part of the output of `npm audit --json` that is used here. */
export interface AuditReport {
  /** Package → its own advisories, and names of vulnerable packages that it depends on. */
  readonly vulnerabilities?: Readonly<
    Record<string, {readonly via: readonly (string | Advisory)[]}>
  >;
  /** The registry's error, if it returned no list. */
  readonly message?: string;
  readonly error?: {readonly summary: string};
}

export interface Verdict {
  /** 'not asked': the registry did not respond, so nothing was checked. */
  readonly kind: 'clean' | 'findings' | 'not asked';
  readonly lines: readonly string[];
}

const grave = new Set(['high', 'critical']);

/** The verdict is 'findings' if an advisory is high or critical; lesser advisories are only listed. */
export function verdict({vulnerabilities, message, error}: AuditReport): Verdict {
  if (!vulnerabilities) {
    const why = message || error?.summary || 'npm gave no reason';
    return {
      kind: 'not asked',
      lines: [`The registry could not be asked: ${why.replace(/\s+/g, ' ')}`],
    };
  }
  const found = Object.entries(vulnerabilities).flatMap(([name, {via}]) =>
    via.flatMap((cause) => (typeof cause === 'string' ? [] : [{name, ...cause}])),
  );
  return {
    kind: found.some(({severity}) => grave.has(severity)) ? 'findings' : 'clean',
    lines: found.map(({name, severity, title, url}) => `${name} (${severity}): ${title} ${url}`),
  };
}
