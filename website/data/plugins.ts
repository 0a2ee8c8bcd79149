import {t, type Localized} from '../texts';

/** A ready-made connection between mosparo and another system. */
export interface Plugin {
  readonly name: string;
  readonly system: string;
  /** What it protects. */
  readonly forms: Localized;
  readonly maintainer: string;
  /** Official: made by the developers of mosparo. */
  readonly official: boolean;
  /** Nothing = its page says. */
  readonly needs?: Localized;
  /** Command that installs it. */
  readonly install?: string;
  /** Version whose source code was read for this list; nothing = only its description is known. */
  readonly reviewed?: string;
  readonly url: string;
}

const core = 'mosparo Core Developers';

export const plugins: readonly Plugin[] = [
  {
    name: 'mosparo Integration',
    system: 'WordPress',
    forms: t('Comments, account forms, 11 form plugins: [WordPress](/docs/integration/wordpress)'),
    maintainer: core,
    official: true,
    needs: t('WordPress 5.4, PHP 7.4'),
    reviewed: '1.17.0',
    url: 'https://wordpress.org/plugins/mosparo-integration/',
  },
  {
    name: 'mosparo Django Integration',
    system: 'Django',
    forms: t('Every Django form'),
    maintainer: core,
    official: true,
    install: 'pip install mosparo_django',
    reviewed: '1.0.9',
    url: 'https://github.com/mosparo/django-integration',
  },
  {
    name: 'mosparo Drupal Integration',
    system: 'Drupal',
    forms: t('See the project page'),
    maintainer: core,
    official: true,
    url: 'https://www.drupal.org/project/mosparo_integration',
  },
  {
    name: 'mosparo Mautic Integration',
    system: 'Mautic',
    forms: t('Mautic forms'),
    maintainer: core,
    official: true,
    needs: t('Plugin 1.x for Mautic 5, plugin 2.x for Mautic 6'),
    install: 'composer require mosparo/mautic-integration-bundle',
    reviewed: '1.0.0',
    url: 'https://github.com/mosparo/mautic-plugin',
  },
  {
    name: 'mosparo for osTicket',
    system: 'osTicket',
    forms: t('Ticket forms'),
    maintainer: core,
    official: true,
    needs: t('osTicket 1.17, PHP 8.1'),
    reviewed: '1.0.0',
    url: 'https://github.com/mosparo/osticket-plugin',
  },
  {
    name: 'mosparo for Flarum',
    system: 'Flarum',
    forms: t('Sign-up, login and forgotten password'),
    maintainer: core,
    official: true,
    needs: t('Flarum 2.0'),
    install: 'composer require mosparo/flarum-integration',
    url: 'https://packagist.org/packages/mosparo/flarum-integration',
  },
  {
    name: 'mosparo Integration for phpBB',
    system: 'phpBB',
    forms: t('Registration, new topics and replies; not login and lost password'),
    maintainer: core,
    official: true,
    needs: t('phpBB 3.3, PHP 8.1'),
    url: 'https://github.com/mosparo/phpbbintegration',
  },
  {
    name: 'mosparo API Client, mosparo Integration',
    system: 'OutSystems',
    forms: t('Reactive web apps'),
    maintainer: core,
    official: true,
    needs: t('OutSystems 11; components 22590 (service) and 22595 (reactive) of the Forge'),
    url: 'https://www.outsystems.com/forge/',
  },
  {
    name: 'mosparo Symfony Bundle',
    system: 'Symfony',
    forms: t('Symfony forms'),
    maintainer: 'Arnaud Ritti',
    official: false,
    needs: t('Symfony 5.4, PHP 8.0'),
    install: 'composer require arnaud-ritti/mosparo-bundle',
    url: 'https://github.com/arnaud-ritti/mosparo-bundle',
  },
  {
    name: 'mosparo_form',
    system: 'TYPO3',
    forms: t('Form Framework (EXT:form), Extbase forms, custom forms through a normalizer'),
    maintainer: 'denkwerk GmbH',
    official: false,
    needs: t('TYPO3 13.4 or 14, mosparo 1.4.12'),
    install: 'composer require denkwerk/mosparo-form',
    reviewed: '1.1.0',
    url: 'https://extensions.typo3.org/extension/mosparo_form',
  },
  {
    name: 'mosparo_powermail',
    system: 'TYPO3',
    forms: t('EXT:powermail'),
    maintainer: 'Digi92',
    official: false,
    needs: t(
      '1.0: TYPO3 12.4 (1.0.3: also 13.4), PHP 8.1 to 8.3; 2.0: TYPO3 13.4, PHP 8.2 to 8.4, powermail 13.2, mosparo_form; mosparo 1.3.7',
    ),
    install: 'composer require mahou/mosparo-powermail',
    url: 'https://extensions.typo3.org/extension/mosparo_powermail',
  },
  {
    name: 'sic_mosparo',
    system: 'TYPO3',
    forms: t('EXT:powermail'),
    maintainer: 'SICOR Dev Team',
    official: false,
    url: 'https://extensions.typo3.org/extension/sic_mosparo',
  },
  {
    name: 'hh_powermail_mosparo',
    system: 'TYPO3',
    forms: t('EXT:powermail'),
    maintainer: 'Hauer-Heinrich',
    official: false,
    needs: t('TYPO3 12.4 or 13.4, PHP 8.2, powermail 8 to 13.0'),
    url: 'https://github.com/Hauer-Heinrich/hh_powermail_mosparo',
  },
  {
    name: 'Kirby Uniform Mosparo',
    system: 'Kirby',
    forms: t('Kirby Uniform forms'),
    maintainer: 'davidt-de',
    official: false,
    needs: t('Kirby 3.5, 4 or 5, Kirby Uniform 5, PHP 8.0'),
    url: 'https://github.com/davidt-de/kirby-uniform-mosparo',
  },
  {
    name: 'keycloak-mosparo',
    system: 'Keycloak',
    forms: t('Registration'),
    maintainer: 'xundeenergie',
    official: false,
    needs: t('A changed registration template; the author adds no new features'),
    url: 'https://github.com/xundeenergie/keycloak-mosparo',
  },
];

/** A form plugin of WordPress that the official plugin protects. */
interface WordPressForm {
  readonly name: string;
  readonly covers: Localized;
  readonly limits: Localized;
}

const nothing: Localized = t('–');

export const wordPressForms: readonly WordPressForm[] = [
  {
    name: 'WordPress',
    covers: t(
      'Comments (WooCommerce reviews too), login, lost password, registration; also with Theme My Login',
    ),
    limits: nothing,
  },
  {
    name: 'Contact Form 7',
    covers: t('All forms'),
    limits: nothing,
  },
  {
    name: 'Divi',
    covers: t('Contact forms'),
    limits: t('Not email opt-in and login'),
  },
  {
    name: 'Elementor Pro',
    covers: t('Elementor forms, including popups'),
    limits: nothing,
  },
  {
    name: 'Everest Forms',
    covers: t('All forms'),
    limits: t('No AJAX with the invisible mode'),
  },
  {
    name: 'Formidable',
    covers: t('All forms, repeaters too'),
    limits: t(
      'Switch off its honeypot in the global settings. After an update from before 1.11.0, add the field “mosparo” again',
    ),
  },
  {
    name: 'Forminator',
    covers: t('Forms'),
    limits: t('Not polls and quizzes'),
  },
  {
    name: 'Gravity Forms',
    covers: t('All forms, AJAX too'),
    limits: nothing,
  },
  {
    name: 'JetFormBuilder',
    covers: t('All forms'),
    limits: nothing,
  },
  {
    name: 'MemberPress',
    covers: t('Login, lost password'),
    limits: t('Not the registration'),
  },
  {
    name: 'Ninja Forms',
    covers: t('Forms of version 3.0 or newer'),
    limits: t('Needs WordPress 6.7'),
  },
  {
    name: 'Ultimate Member',
    covers: t('Login, lost password, registration'),
    limits: t('From plugin 1.17.0'),
  },
  {
    name: 'WooCommerce',
    covers: t('Login, lost password, registration, reviews'),
    limits: t('Not the checkout'),
  },
  {
    name: 'WPForms',
    covers: t('All forms'),
    limits: nothing,
  },
  {
    name: 'WS Form',
    covers: t('All forms'),
    limits: t('From plugin 1.14.0, with mosparo 1.3.6 or newer'),
  },
];

/** A library that signs and sends the verification. */
export interface ApiClient {
  readonly language: string;
  /** Command or coordinates. */
  readonly install?: string;
  /** Nothing = the repository says. */
  readonly needs?: Localized;
  readonly official: boolean;
  readonly limits: Localized;
  readonly url: string;
}

export const apiClients: readonly ApiClient[] = [
  {
    language: 'PHP',
    install: 'composer require mosparo/php-api-client',
    needs: t('1.x: PHP 7.4; 2.0: PHP 8.1; Guzzle 7'),
    official: true,
    limits: t(
      'No timeout unless you set one. A path in the host is lost: mosparo needs a separate host name',
    ),
    url: 'https://github.com/mosparo/php-api-client',
  },
  {
    language: 'JavaScript, TypeScript',
    install: 'npm install @mosparo/api-client',
    needs: t('2.0.0: Node.js 18'),
    official: true,
    limits: t(
      'Field names with `/` or with letters outside ASCII end in `Request invalid.` No timeout unless you set one',
    ),
    url: 'https://github.com/mosparo/js-api-client',
  },
  {
    language: 'Python',
    install: 'pip install mosparo-api-client',
    needs: t('1.1.2: Python 3.5, requests'),
    official: true,
    limits: t('Field names with `/` end in `Request invalid.` No timeout, and you cannot set one'),
    url: 'https://github.com/mosparo/python-api-client',
  },
  {
    language: '.NET',
    install: 'dotnet add package Mosparo.ApiClient',
    needs: t('1.0.0: .NET 8, .NET Standard 2.0 or .NET Framework 4.6.2'),
    official: true,
    limits: t(
      'Form-encoded requests: expect problems with brackets in field names and empty lists',
    ),
    url: 'https://github.com/mosparo/dotnet-api-client',
  },
  {
    language: 'Java',
    install: 'io.mosparo:java-api-client',
    needs: t('Java 17; for Maven:'),
    official: true,
    limits: t(
      'Throws for errors and unverified fields, but not for `valid: false`: call `isValid()`. Statistics with a range or start date are signed wrongly',
    ),
    url: 'https://github.com/mosparo/java-api-client',
  },
  {
    language: 'Go',
    install: 'go get github.com/deBarbarinAntoine/gosparo',
    official: false,
    limits: t('Not reviewed'),
    url: 'https://github.com/deBarbarinAntoine/gosparo',
  },
  {
    language: 'ColdFusion',
    official: false,
    limits: t('Not reviewed'),
    url: 'https://github.com/OriCat101/mosparo-cf-client',
  },
];
