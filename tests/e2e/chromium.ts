import {findChromium} from '../../scripts/lib/chromium.mjs';

/** The installed browser: nothing downloads one. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) {
    throw new Error(
      'No Chromium found: install the package "chromium-headless-shell" or "chromium", or set CHROMIUM to its path.',
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
