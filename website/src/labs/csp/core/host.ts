/** Why a text is not an address of mosparo. */
export type HostProblem =
  | 'empty'
  | 'tooLong'
  | 'tooMany'
  | 'separators'
  | 'scheme'
  | 'credentials'
  | 'wildcard'
  | 'ipv6'
  | 'notAnAddress';

export interface Host {
  /** Scheme, host and port, as in a policy. */
  readonly origin: string;
  /** The address had a path, query or fragment, which is left out. */
  readonly hasPath: boolean;
  /** Not encrypted, and not on the local machine. */
  readonly insecure: boolean;
}

export type ReadHost =
  | {readonly typed: string; readonly host: Host}
  | {readonly typed: string; readonly problem: HostProblem};

/** More than one website needs. */
export const MAX_HOSTS = 10;

/** A host name has at most 253 characters. */
const MAX_ADDRESS = 300;

const localMachine = /^(localhost|127(\.\d+){3})$/;

function findProblem(typed: string): HostProblem | undefined {
  // These end a source, a directive or a quoted text.
  if (/[\s;,'"`<>\\|{}^$]/.test(typed)) return 'separators';
  if (typed.includes('*')) return 'wildcard';
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) && !/^https?:\/\//i.test(typed)) return 'scheme';
  // "javascript:" and the like; a name with a port has digits there.
  if (/^[a-z][a-z0-9+.-]*:(?!\/\/|\d)/i.test(typed)) return 'scheme';
  return undefined;
}

/** Parses a typed address of mosparo; without a scheme it is https. */
export function readHost(line: string): ReadHost {
  const typed = line.trim();
  if (!typed) return {typed, problem: 'empty'};
  if (typed.length > MAX_ADDRESS)
    return {typed: `${typed.slice(0, MAX_ADDRESS)}…`, problem: 'tooLong'};
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
      insecure: url.protocol === 'http:' && !localMachine.test(url.hostname),
    },
  };
}

/** One address per line. Empty lines are ignored, but a text without any address is a problem. */
export function readHosts(text: string): ReadHost[] {
  const lines = text.split('\n').filter((line) => line.trim());
  const read = (lines.length > 0 ? lines : ['']).slice(0, MAX_HOSTS).map(readHost);
  return lines.length > MAX_HOSTS ? [...read, {typed: '', problem: 'tooMany'}] : read;
}
