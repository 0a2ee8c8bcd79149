import {t, type Localized} from '../texts';

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
