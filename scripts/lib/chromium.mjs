import {existsSync} from 'node:fs';

/** The headless shell first: it needs half the processor time of the whole browser. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The installed browser, if there is one. `CHROMIUM` names another. */
export function findChromium() {
  const wanted = process.env.CHROMIUM ? [process.env.CHROMIUM] : places;
  return wanted.find((place) => existsSync(place));
}
