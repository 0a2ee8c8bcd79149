import type {Localized} from './localized';

/** A ready-made connection between mosparo and another system. */
export interface Plugin {
  readonly name: string;
  readonly system: string;
  /** What it protects. */
  readonly forms: Localized;
  readonly maintainer: string;
  /** Official: made by the developers of mosparo. */
  readonly official: boolean;
  readonly needs: Localized;
  /** Version whose source code was read for this list; nothing = only its description is known. */
  readonly reviewed?: string;
  readonly url: string;
}

const core = 'mosparo Core Developers';

export const plugins: readonly Plugin[] = [
  {
    name: 'mosparo Integration',
    system: 'WordPress',
    forms: {
      en: 'Comments, account forms, 11 form plugins: [WordPress](/docs/integration/wordpress)',
      de: 'Kommentare, Konto-Formulare, 11 Formular-Plugins: [WordPress](/docs/integration/wordpress)',
    },
    maintainer: core,
    official: true,
    needs: {en: 'WordPress 5.4, PHP 7.4', de: 'WordPress 5.4, PHP 7.4'},
    reviewed: '1.17.0',
    url: 'https://wordpress.org/plugins/mosparo-integration/',
  },
  {
    name: 'mosparo Django Integration',
    system: 'Django',
    forms: {en: 'Every Django form', de: 'Alle Django-Formulare'},
    maintainer: core,
    official: true,
    needs: {en: '`pip install mosparo_django`', de: '`pip install mosparo_django`'},
    reviewed: '1.0.9',
    url: 'https://github.com/mosparo/django-integration',
  },
  {
    name: 'mosparo Drupal Integration',
    system: 'Drupal',
    forms: {en: 'See the project page', de: 'Siehe Projektseite'},
    maintainer: core,
    official: true,
    needs: {en: 'See the project page', de: 'Siehe Projektseite'},
    url: 'https://www.drupal.org/project/mosparo_integration',
  },
  {
    name: 'mosparo Mautic Integration',
    system: 'Mautic',
    forms: {en: 'Mautic forms', de: 'Mautic-Formulare'},
    maintainer: core,
    official: true,
    needs: {
      en: 'Plugin 1.x for Mautic 5, plugin 2.x for Mautic 6; `composer require mosparo/mautic-integration-bundle`',
      de: 'Plugin 1.x für Mautic 5, Plugin 2.x für Mautic 6; `composer require mosparo/mautic-integration-bundle`',
    },
    reviewed: '1.0.0',
    url: 'https://github.com/mosparo/mautic-plugin',
  },
  {
    name: 'mosparo for osTicket',
    system: 'osTicket',
    forms: {en: 'Ticket forms', de: 'Ticket-Formulare'},
    maintainer: core,
    official: true,
    needs: {en: 'osTicket 1.17, PHP 8.1', de: 'osTicket 1.17, PHP 8.1'},
    reviewed: '1.0.0',
    url: 'https://github.com/mosparo/osticket-plugin',
  },
  {
    name: 'mosparo for Flarum',
    system: 'Flarum',
    forms: {
      en: 'Sign-up, login and forgotten password',
      de: 'Registrierung, Anmeldung und vergessenes Passwort',
    },
    maintainer: core,
    official: true,
    needs: {
      en: 'Flarum 2.0; `composer require mosparo/flarum-integration`',
      de: 'Flarum 2.0; `composer require mosparo/flarum-integration`',
    },
    url: 'https://packagist.org/packages/mosparo/flarum-integration',
  },
  {
    name: 'mosparo Integration for phpBB',
    system: 'phpBB',
    forms: {
      en: 'Registration, new topics and replies; not login and lost password',
      de: 'Registrierung, neue Themen und Antworten; nicht Anmeldung und vergessenes Passwort',
    },
    maintainer: core,
    official: true,
    needs: {en: 'phpBB 3.3, PHP 8.1', de: 'phpBB 3.3, PHP 8.1'},
    url: 'https://github.com/mosparo/phpbbintegration',
  },
  {
    name: 'mosparo API Client, mosparo Integration',
    system: 'OutSystems',
    forms: {en: 'Reactive web apps', de: 'Reactive-Web-Apps'},
    maintainer: core,
    official: true,
    needs: {
      en: 'OutSystems 11; components 22590 (service) and 22595 (reactive) of the Forge',
      de: 'OutSystems 11; Komponenten 22590 (Service) und 22595 (Reactive) der Forge',
    },
    url: 'https://www.outsystems.com/forge/',
  },
  {
    name: 'mosparo Symfony Bundle',
    system: 'Symfony',
    forms: {en: 'Symfony forms', de: 'Symfony-Formulare'},
    maintainer: 'Arnaud Ritti',
    official: false,
    needs: {
      en: 'Symfony 5.4, PHP 8.0; `composer require arnaud-ritti/mosparo-bundle`',
      de: 'Symfony 5.4, PHP 8.0; `composer require arnaud-ritti/mosparo-bundle`',
    },
    url: 'https://github.com/arnaud-ritti/mosparo-bundle',
  },
  {
    name: 'mosparo_form',
    system: 'TYPO3',
    forms: {
      en: 'Form Framework (EXT:form), Extbase forms, custom forms through a normalizer',
      de: 'Form Framework (EXT:form), Extbase-Formulare, eigene Formulare über einen Normalizer',
    },
    maintainer: 'denkwerk GmbH',
    official: false,
    needs: {
      en: 'TYPO3 13.4 or 14, mosparo 1.4.12; `composer require denkwerk/mosparo-form`',
      de: 'TYPO3 13.4 oder 14, mosparo 1.4.12; `composer require denkwerk/mosparo-form`',
    },
    reviewed: '1.1.0',
    url: 'https://extensions.typo3.org/extension/mosparo_form',
  },
  {
    name: 'mosparo_powermail',
    system: 'TYPO3',
    forms: {en: 'EXT:powermail', de: 'EXT:powermail'},
    maintainer: 'Digi92',
    official: false,
    needs: {
      en: '1.0: TYPO3 12.4 (1.0.3: also 13.4), PHP 8.1 to 8.3; 2.0: TYPO3 13.4, PHP 8.2 to 8.4, powermail 13.2, mosparo_form; mosparo 1.3.7; `composer require mahou/mosparo-powermail`',
      de: '1.0: TYPO3 12.4 (1.0.3: auch 13.4), PHP 8.1 bis 8.3; 2.0: TYPO3 13.4, PHP 8.2 bis 8.4, powermail 13.2, mosparo_form; mosparo 1.3.7; `composer require mahou/mosparo-powermail`',
    },
    url: 'https://extensions.typo3.org/extension/mosparo_powermail',
  },
  {
    name: 'sic_mosparo',
    system: 'TYPO3',
    forms: {en: 'EXT:powermail', de: 'EXT:powermail'},
    maintainer: 'SICOR Dev Team',
    official: false,
    needs: {en: 'See the extension page', de: 'Siehe Seite der Erweiterung'},
    url: 'https://extensions.typo3.org/extension/sic_mosparo',
  },
  {
    name: 'hh_powermail_mosparo',
    system: 'TYPO3',
    forms: {en: 'EXT:powermail', de: 'EXT:powermail'},
    maintainer: 'Hauer-Heinrich',
    official: false,
    needs: {
      en: 'TYPO3 12.4 or 13.4, PHP 8.2, powermail 8 to 13.0',
      de: 'TYPO3 12.4 oder 13.4, PHP 8.2, powermail 8 bis 13.0',
    },
    url: 'https://github.com/Hauer-Heinrich/hh_powermail_mosparo',
  },
  {
    name: 'Kirby Uniform Mosparo',
    system: 'Kirby',
    forms: {en: 'Kirby Uniform forms', de: 'Kirby-Uniform-Formulare'},
    maintainer: 'davidt-de',
    official: false,
    needs: {
      en: 'Kirby 3.5, 4 or 5, Kirby Uniform 5, PHP 8.0',
      de: 'Kirby 3.5, 4 oder 5, Kirby Uniform 5, PHP 8.0',
    },
    url: 'https://github.com/davidt-de/kirby-uniform-mosparo',
  },
  {
    name: 'keycloak-mosparo',
    system: 'Keycloak',
    forms: {en: 'Registration', de: 'Registrierung'},
    maintainer: 'xundeenergie',
    official: false,
    needs: {
      en: 'A changed registration template; the author adds no new features',
      de: 'Eine geänderte Registrierungsvorlage; der Autor ergänzt nichts mehr',
    },
    url: 'https://github.com/xundeenergie/keycloak-mosparo',
  },
];

/** A form plugin of WordPress that the official plugin protects. */
interface WordPressForm {
  readonly name: string;
  readonly covers: Localized;
  readonly limits: Localized;
}

const nothing: Localized = {en: '–', de: '–'};

export const wordPressForms: readonly WordPressForm[] = [
  {
    name: 'WordPress',
    covers: {
      en: 'Comments (WooCommerce reviews too), login, lost password, registration; also with Theme My Login',
      de: 'Kommentare (auch WooCommerce-Bewertungen), Anmeldung, vergessenes Passwort, Registrierung; auch mit Theme My Login',
    },
    limits: nothing,
  },
  {
    name: 'Contact Form 7',
    covers: {en: 'All forms', de: 'Alle Formulare'},
    limits: nothing,
  },
  {
    name: 'Divi',
    covers: {en: 'Contact forms', de: 'Kontaktformulare'},
    limits: {en: 'Not email opt-in and login', de: 'Nicht E-Mail-Anmeldung und Login'},
  },
  {
    name: 'Elementor Pro',
    covers: {en: 'Elementor forms, including popups', de: 'Elementor-Formulare, auch in Popups'},
    limits: nothing,
  },
  {
    name: 'Everest Forms',
    covers: {en: 'All forms', de: 'Alle Formulare'},
    limits: {en: 'No AJAX with the invisible mode', de: 'Kein AJAX im unsichtbaren Modus'},
  },
  {
    name: 'Formidable',
    covers: {en: 'All forms, repeaters too', de: 'Alle Formulare, auch Wiederholungen'},
    limits: {
      en: 'Switch off its honeypot in the global settings. After an update from before 1.11.0, add the field “mosparo” again',
      de: 'Schalten Sie seinen Honeypot in den globalen Einstellungen ab. Fügen Sie nach einem Update von einer Version vor 1.11.0 das Feld „mosparo“ neu hinzu',
    },
  },
  {
    name: 'Forminator',
    covers: {en: 'Forms', de: 'Formulare'},
    limits: {en: 'Not polls and quizzes', de: 'Keine Umfragen und Quiz'},
  },
  {
    name: 'Gravity Forms',
    covers: {en: 'All forms, AJAX too', de: 'Alle Formulare, auch per AJAX'},
    limits: nothing,
  },
  {
    name: 'JetFormBuilder',
    covers: {en: 'All forms', de: 'Alle Formulare'},
    limits: nothing,
  },
  {
    name: 'MemberPress',
    covers: {en: 'Login, lost password', de: 'Anmeldung, vergessenes Passwort'},
    limits: {en: 'Not the registration', de: 'Nicht die Registrierung'},
  },
  {
    name: 'Ninja Forms',
    covers: {en: 'Forms of version 3.0 or newer', de: 'Formulare ab Version 3.0'},
    limits: {en: 'Needs WordPress 6.7', de: 'Braucht WordPress 6.7'},
  },
  {
    name: 'Ultimate Member',
    covers: {
      en: 'Login, lost password, registration',
      de: 'Anmeldung, vergessenes Passwort, Registrierung',
    },
    limits: {en: 'From plugin 1.17.0', de: 'Ab Plugin 1.17.0'},
  },
  {
    name: 'WooCommerce',
    covers: {
      en: 'Login, lost password, registration, reviews',
      de: 'Anmeldung, vergessenes Passwort, Registrierung, Bewertungen',
    },
    limits: {en: 'Not the checkout', de: 'Nicht der Bestellvorgang'},
  },
  {
    name: 'WPForms',
    covers: {en: 'All forms', de: 'Alle Formulare'},
    limits: nothing,
  },
  {
    name: 'WS Form',
    covers: {en: 'All forms', de: 'Alle Formulare'},
    limits: {
      en: 'From plugin 1.14.0, with mosparo 1.3.6 or newer',
      de: 'Ab Plugin 1.14.0, mit mosparo 1.3.6 oder neuer',
    },
  },
];

/** A library that signs and sends the verification. */
export interface ApiClient {
  readonly language: string;
  /** Command or coordinates; nothing = the repository says. */
  readonly install?: string;
  readonly needs: Localized;
  readonly official: boolean;
  readonly limits: Localized;
  readonly url: string;
}

export const apiClients: readonly ApiClient[] = [
  {
    language: 'PHP',
    install: 'composer require mosparo/php-api-client',
    needs: {
      en: '1.x: PHP 7.4; 2.0: PHP 8.1; Guzzle 7',
      de: '1.x: PHP 7.4; 2.0: PHP 8.1; Guzzle 7',
    },
    official: true,
    limits: {
      en: 'No timeout unless you set one. A path in the host is lost: mosparo needs a separate host name',
      de: 'Ohne eigene Angabe kein Zeitlimit. Ein Pfad im Host geht verloren: mosparo braucht einen eigenen Hostnamen',
    },
    url: 'https://github.com/mosparo/php-api-client',
  },
  {
    language: 'JavaScript, TypeScript',
    install: 'npm install @mosparo/api-client',
    needs: {en: '2.0.0: Node.js 18', de: '2.0.0: Node.js 18'},
    official: true,
    limits: {
      en: 'Field names with `/` or with letters outside ASCII end in `Request invalid.` No timeout unless you set one',
      de: 'Feldnamen mit `/` oder mit Buchstaben außerhalb von ASCII enden in `Request invalid.` Ohne eigene Angabe kein Zeitlimit',
    },
    url: 'https://github.com/mosparo/js-api-client',
  },
  {
    language: 'Python',
    install: 'pip install mosparo-api-client',
    needs: {en: '1.1.2: Python 3.5, requests', de: '1.1.2: Python 3.5, requests'},
    official: true,
    limits: {
      en: 'Field names with `/` end in `Request invalid.` No timeout, and you cannot set one',
      de: 'Feldnamen mit `/` enden in `Request invalid.` Kein Zeitlimit, und es lässt sich keines setzen',
    },
    url: 'https://github.com/mosparo/python-api-client',
  },
  {
    language: '.NET',
    install: 'dotnet add package Mosparo.ApiClient',
    needs: {
      en: '1.0.0: .NET 8, .NET Standard 2.0 or .NET Framework 4.6.2',
      de: '1.0.0: .NET 8, .NET Standard 2.0 oder .NET Framework 4.6.2',
    },
    official: true,
    limits: {
      en: 'Form-encoded requests: expect problems with brackets in field names and empty lists',
      de: 'Formularkodierte Anfragen: Probleme bei eckigen Klammern in Feldnamen und leeren Listen sind zu erwarten',
    },
    url: 'https://github.com/mosparo/dotnet-api-client',
  },
  {
    language: 'Java',
    install: 'io.mosparo:java-api-client (Maven)',
    needs: {en: 'Java 17', de: 'Java 17'},
    official: true,
    limits: {
      en: 'Throws for errors and unverified fields, but not for `valid: false`: call `isValid()`. Statistics with a range or start date are signed wrongly',
      de: 'Ausnahme bei Fehlern und nicht verifizierten Feldern, nicht aber bei `valid: false`: `isValid()` aufrufen. Statistiken mit Zeitraum oder Startdatum werden falsch signiert',
    },
    url: 'https://github.com/mosparo/java-api-client',
  },
  {
    language: 'Go',
    install: 'go get github.com/deBarbarinAntoine/gosparo',
    needs: {en: 'See the repository', de: 'Siehe Repository'},
    official: false,
    limits: {en: 'Not reviewed', de: 'Nicht durchgesehen'},
    url: 'https://github.com/deBarbarinAntoine/gosparo',
  },
  {
    language: 'ColdFusion',
    needs: {en: 'See the repository', de: 'Siehe Repository'},
    official: false,
    limits: {en: 'Not reviewed', de: 'Nicht durchgesehen'},
    url: 'https://github.com/OriCat101/mosparo-cf-client',
  },
];
