import {existsSync} from 'node:fs';

/** The headless shell comes first: it needs half the processor time of the whole browser. */
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

/** Path of the installed Chromium or Chrome, if any. The environment variable `CHROMIUM` overrides it. */
export const findChromium = () => find(process.env.CHROMIUM, chromium);

/** Path of the installed Firefox, if any. The environment variable `FIREFOX` overrides it. */
export const findFirefox = () => find(process.env.FIREFOX, firefox);
