/** Why a text is no address of mosparo. */
export type HostProblem =
  'empty' | 'separators' | 'scheme' | 'credentials' | 'wildcard' | 'ipv6' | 'notAnAddress';

export interface Host {
  /** Scheme, name and port: what a policy names. */
  readonly origin: string;
  /** A path stood behind it; policies do without. */
  readonly hasPath: boolean;
  /** Not encrypted, and not this machine. */
  readonly insecure: boolean;
}

export type ReadHost =
  | {readonly typed: string; readonly host: Host}
  | {readonly typed: string; readonly problem: HostProblem};

/** More would be a list of somebody else, not of one website. */
export const MAX_HOSTS = 10;

const thisMachine = /^(localhost|127(\.\d+){3})$/;

function findProblem(typed: string): HostProblem | undefined {
  // These end a source, a directive or a quoted text.
  if (/[\s;,'"`<>\\|{}^$]/.test(typed)) return 'separators';
  if (typed.includes('*')) return 'wildcard';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) && !/^https?:\/\//i.test(typed)) return 'scheme';
  // "javascript:" and the like; a name with a port has digits there.
  if (/^[a-z][a-z0-9+.-]*:(?!\/\/|\d)/i.test(typed)) return 'scheme';
  return undefined;
}

/** Reads one address of mosparo as somebody types it; without a scheme it is https. */
export function readHost(line: string): ReadHost {
  const typed = line.trim();
  if (!typed) return {typed, problem: 'empty'};
  const problem = findProblem(typed);
  if (problem) return {typed, problem};
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname) return {typed, problem: 'notAnAddress'};
  if (url.hostname.startsWith('[')) return {typed, problem: 'ipv6'};
  if (url.username || url.password) return {typed, problem: 'credentials'};
  return {
    typed,
    host: {
      origin: url.origin,
      hasPath: url.pathname !== '/' || url.search !== '' || url.hash !== '',
      insecure: url.protocol === 'http:' && !thisMachine.test(url.hostname),
    },
  };
}

/** One address a line; empty lines do not count unless there is nothing else. */
export function readHosts(text: string): ReadHost[] {
  const lines = text.split('\n').filter((line) => line.trim());
  return (lines.length > 0 ? lines : ['']).slice(0, MAX_HOSTS).map(readHost);
}
