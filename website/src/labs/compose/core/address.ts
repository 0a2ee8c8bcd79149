const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`);

/**
 * The host name in lower case, or undefined. Anything else (an address with https://, a port,
 * a quotation mark) never gets into a file.
 */
export function readDomain(typed: string): string | undefined {
  const domain = typed.trim().toLowerCase().replace(/\.$/, '');
  return domain.length <= 253 && hostName.test(domain) ? domain : undefined;
}

/** A port number, or undefined. */
export function readPort(typed: string): number | undefined {
  const port = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}
