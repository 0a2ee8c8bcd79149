/** What a source of a policy allows. */
interface Pattern {
  /** Everything, or everything of a scheme. */
  readonly all?: string;
  readonly scheme?: string;
  readonly host: string;
  readonly port?: string;
  readonly path?: string;
}

export interface Origin {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

export const readOrigin = (origin: string): Origin => new URL(origin);

export function readSource(source: string): Pattern | undefined {
  if (source === '*' || /^https?:$/i.test(source)) return {all: source.toLowerCase(), host: ''};
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!match) return undefined;
  const [, scheme, host = '', port, path] = match;
  return {scheme: scheme?.toLowerCase(), host: host.toLowerCase(), port, path};
}

const standardPort = (protocol: string) => (protocol === 'http:' ? '80' : '443');

function hostFits(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host;
}

/**
 * Whether a source of a policy allows everything from an origin. False in case of doubt
 * (a path, for example), because a redundant source does no harm.
 */
export function covers(pattern: Pattern | undefined, {protocol, hostname, port}: Origin): boolean {
  // A source with http also allows https.
  if (pattern?.all) return ['*', protocol, 'http:'].includes(pattern.all);
  if (!pattern || (pattern.path && pattern.path !== '/')) return false;
  // Without a scheme, that of the page applies; pages with mosparo are expected to use https.
  const scheme = pattern.scheme ?? 'https';
  if (`${scheme}:` !== protocol && !(scheme === 'http' && protocol === 'https:')) return false;
  const wanted = port || standardPort(protocol);
  const given = pattern.port ?? standardPort(`${scheme}:`);
  const portFits =
    given === '*' || given === wanted || (given === '80' && wanted === '443' && !pattern.port);
  return portFits && hostFits(pattern.host, hostname);
}
