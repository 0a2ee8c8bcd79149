/** What the box remembers on the reader's device, and nowhere else. */
const maxRecent = 5;

const recentKey = (locale: string) => `search.recent.${locale}`;
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
    // Nothing to remember, then.
  }
}

/** Recent searches of one language, newest first. */
export function readRecent(locale: string): string[] {
  try {
    const list: unknown = JSON.parse(read(recentKey(locale)) ?? '[]');
    return Array.isArray(list)
      ? list.filter((item) => typeof item === 'string').slice(0, maxRecent)
      : [];
  } catch {
    return [];
  }
}

export function addRecent(locale: string, query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = readRecent(locale).filter((item) => item !== text);
    write(recentKey(locale), JSON.stringify([text, ...others].slice(0, maxRecent)));
  }
}

export function clearRecent(locale: string): void {
  write(recentKey(locale), null);
}

/** Whether the single key `/` opens the search; some readers' software types single keys. */
export function isSlashOn(): boolean {
  return read(slashKey) !== 'off';
}

export function setSlash(isOn: boolean): void {
  write(slashKey, isOn ? null : 'off');
}
