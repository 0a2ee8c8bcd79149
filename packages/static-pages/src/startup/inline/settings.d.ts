/** What the inline script knows of the site: constants that `../inlineScript.ts` fills in. */
declare const FOLLOWS_SYSTEM: boolean;
declare const DEFAULT_MODE: 'light' | 'dark';
declare const STORAGE_NAMESPACE: string;
declare const ANNOUNCEMENT_ID: string;
