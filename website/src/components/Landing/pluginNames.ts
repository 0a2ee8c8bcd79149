/** Systems with a plugin, in the order of `data/plugins.ts`, which the start page does not load. */
export const pluginNames = [
  'WordPress',
  'Django',
  'Drupal',
  'Mautic',
  'osTicket',
  'Flarum',
  'phpBB',
  'OutSystems',
  'Symfony',
  'TYPO3',
  'Kirby',
  'Keycloak',
];
