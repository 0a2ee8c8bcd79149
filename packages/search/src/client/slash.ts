// A file of its own, because every page loads it.

const key = 'search.slash';

/** Whether the key `/` opens the search. Speech input can type single keys by mistake, so readers can turn it off. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Storage is denied or full: the key stays as it is.
  }
}
