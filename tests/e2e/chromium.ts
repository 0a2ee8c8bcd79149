import {findChromium} from '../../scripts/lib/chromium.mjs';

/** The installed browser; the tests download none. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) {
    throw new Error(
      'No Chromium found: install the package "chromium-headless-shell" or "chromium", or set CHROMIUM to its path.',
    );
  }
  return found;
}

/** Arguments that keep the browser from requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
