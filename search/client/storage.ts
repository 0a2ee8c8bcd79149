/** What the box remembers on the reader's device, and nowhere else. */
const maxRecent = 5;

/** An object with the searches of each language. */
const recentKey = 'docs.searches';
const slashKey = 'search.slash';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Storage may be forbidden or full; the search works without. */
function write(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // Storage is forbidden or full: the search works without.
  }
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const all: unknown = JSON.parse(read(recentKey) ?? '{}');
    return typeof all === 'object' && all !== null ? {...all} : {};
  } catch {
    return {};
  }
}

/** Recent searches of one language, newest first. */
export function readRecent(locale: string): string[] {
  const list = readAll()[locale];
  return Array.isArray(list)
    ? list.filter((item) => typeof item === 'string').slice(0, maxRecent)
    : [];
}

export function addRecent(locale: string, query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = readRecent(locale).filter((item) => item !== text);
    const list = [text, ...others].slice(0, maxRecent);
    write(recentKey, JSON.stringify({...readAll(), [locale]: list}));
  }
}

/** Those of all languages: the reader wants them gone from this device. */
export function clearRecent(): void {
  write(recentKey, null);
}

/** Whether the single key `/` opens the search; some readers' software types single keys. */
export function isSlashOn(): boolean {
  return read(slashKey) !== 'off';
}

export function setSlash(isOn: boolean): void {
  write(slashKey, isOn ? null : 'off');
}
