import {existsSync} from 'node:fs';

/** The headless shell first: it needs half the processor time of the whole browser. */
const chromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const firefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

function find(/** @type {string | undefined} */ named, /** @type {string[]} */ places) {
  return (named ? [named] : places).find((place) => existsSync(place));
}

/** The installed browser, if there is one. `CHROMIUM` names another. */
export const findChromium = () => find(process.env.CHROMIUM, chromium);

/** The installed Firefox, if there is one. `FIREFOX` names another. */
export const findFirefox = () => find(process.env.FIREFOX, firefox);
