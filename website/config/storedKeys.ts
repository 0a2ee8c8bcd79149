/**
 * A key that the site may store on a reader's device, always in local storage. Browser tests fail if the site stores
 * anything else, and DELIVERY.md shows the list. Names of keys must not change, because readers would lose their values.
 */
export interface StoredKey {
  readonly pattern: RegExp;
  readonly name: string;
  readonly purpose: string;
}

export const storedKeys: readonly StoredKey[] = [
  {pattern: /^theme$/, name: 'theme', purpose: 'light or dark, when chosen'},
  {
    pattern: /^docs-preferred-version-[\w-]+$/,
    name: 'docs-preferred-version-{pluginId}',
    purpose: 'chosen version of the documentation',
  },
  {
    pattern: /^docusaurus\.tab\.[\w-]+$/,
    name: 'docusaurus.tab.{group}',
    purpose: 'chosen tab of a group, such as the database',
  },
  {
    pattern: /^docusaurus\.announcement\.dismiss$/,
    name: 'docusaurus.announcement.dismiss',
    purpose: 'whether the announcement was closed',
  },
  {
    pattern: /^docusaurus\.announcement\.id$/,
    name: 'docusaurus.announcement.id',
    purpose: 'which announcement was shown',
  },
  {
    pattern: /^docs\.languageHint$/,
    name: 'docs.languageHint',
    purpose: 'whether the hint to the other language was closed',
  },
  {
    pattern: /^docs\.values$/,
    name: 'docs.values',
    purpose: 'own host names, project UUID and public key for the samples, when entered',
  },
];
