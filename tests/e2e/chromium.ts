import {program} from '../../scripts/lib/programs.mjs';

/** Path of the installed browser, because the tests download none. The environment variable `CHROMIUM` overrides it. */
export const chromiumPath = () => program('chromium');

/** Arguments that keep the browser from sending requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
