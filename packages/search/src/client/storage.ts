// What the search box keeps in local storage. Nothing of it leaves the browser.

import {maxQueryLength} from '../core/types';

const maxRecent = 5;

/** Its value is an object: recent searches by locale. */
const recentKey = 'docs.searches';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // Storage is denied or full: the search works without it.
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

const isQuery = (item: unknown): item is string =>
  typeof item === 'string' && item.length <= maxQueryLength;

/** Recent searches of one language, newest first. */
export function readRecent(locale: string): string[] {
  const list = readAll()[locale];
  return Array.isArray(list) ? list.filter(isQuery).slice(0, maxRecent) : [];
}

export function addRecent(locale: string, query: string): void {
  const text = query.trim();
  if (text !== '') {
    const others = readRecent(locale).filter((item) => item !== text);
    const list = [text, ...others].slice(0, maxRecent);
    write(recentKey, JSON.stringify({...readAll(), [locale]: list}));
  }
}

/** Clears all languages: the reader wants no trace of them on this device. */
export function clearRecent(): void {
  write(recentKey, null);
}
