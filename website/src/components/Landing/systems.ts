export interface System {
  readonly name: string;
  /** A capital and a small letter or a digit. They stand for a logo: logos are trademarks, each with conditions of its own. */
  readonly initials: string;
  /** Its plugin, or the page about it here. */
  readonly to: string;
}

/** Systems with a plugin, in the order of the page integration/with_plugins. */
export const systems: readonly System[] = [
  {name: 'WordPress', initials: 'Wp', to: '/docs/integration/wordpress'},
  {name: 'Django', initials: 'Dj', to: 'https://github.com/mosparo/django-integration'},
  {name: 'Drupal', initials: 'Dr', to: 'https://www.drupal.org/project/mosparo_integration'},
  {name: 'Mautic', initials: 'Ma', to: 'https://github.com/mosparo/mautic-plugin'},
  {name: 'osTicket', initials: 'Ot', to: 'https://github.com/mosparo/osticket-plugin'},
  {name: 'Flarum', initials: 'Fl', to: 'https://packagist.org/packages/mosparo/flarum-integration'},
  {name: 'phpBB', initials: 'Pb', to: 'https://github.com/mosparo/phpbbintegration'},
  {name: 'OutSystems', initials: 'Os', to: 'https://www.outsystems.com/forge/'},
  {name: 'Symfony', initials: 'Sy', to: 'https://github.com/arnaud-ritti/mosparo-bundle'},
  // Four plugins.
  {name: 'TYPO3', initials: 'T3', to: '/docs/integration/with_plugins'},
  {name: 'Kirby', initials: 'Ki', to: 'https://github.com/davidt-de/kirby-uniform-mosparo'},
  {name: 'Keycloak', initials: 'Ke', to: 'https://github.com/xundeenergie/keycloak-mosparo'},
];
