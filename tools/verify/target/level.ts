/**
 * What has to be at hand to try a claim: keys of a project, projects with other settings, the interface as an
 * administrator, the console, a browser.
 */
export type Level = 'keys' | 'settings' | 'admin' | 'console' | 'browser';

/** This installation cannot show whether the claim holds; the message says why. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}
