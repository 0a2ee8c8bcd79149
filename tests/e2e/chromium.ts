import {program} from '../../scripts/lib/programs.mjs';

/** The installed browser; the tests download none. `CHROMIUM` names another. */
export const chromiumPath = () => program('chromium');

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
