/** What the browser sends as origin, without the protocol; ports that belong to the protocol are not in it. */
function nameOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}

/** Whether an entry of "Hosts" allows an origin: mosparo compares as text, and knows a star only as first character. */
export function matchHost(entry: string, origin: string): boolean {
  const name = nameOf(origin);
  if (!entry.startsWith('*')) return entry === name;
  if (entry === '*') return true;
  const end = entry.slice(1);
  return name.endsWith(end) || (end.startsWith('.') && end.slice(1) === name);
}
