import {existsSync} from 'node:fs';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The installed Firefox. `FIREFOX` names another. */
export function firefoxPath() {
  const wanted = process.env.FIREFOX ? [process.env.FIREFOX] : places;
  const found = wanted.find((place) => existsSync(place));
  if (!found) throw new Error('No Firefox found: install the package "firefox-esr".');
  return found;
}
