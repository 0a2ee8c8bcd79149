import {existsSync} from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed browser: nothing downloads one. `CHROMIUM` names another. */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));
  if (!found) {
    throw new Error(
      'No Chromium found: install the package "chromium", or set CHROMIUM to its path.',
    );
  }
  return found;
}

/** A quiet browser that talks to nobody but the tested server. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
