import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

/** Answers that every signed API can give, in the order in which the server checks. */
export const signedErrors: readonly ErrorEntry[] = [
  entry('ip-not-allowed', {
    place: 'signed',
    message: 'Access to the API for this IP address (203.0.113.7) is not allowed.',
    status: '403',
    meaning: t(
      'The address of your backend is not in the list “API access”. The answer is an HTML page unless `Accept` is exactly `application/json`.',
    ),
    causes: [
      cause(
        t('The outgoing address of the website is not the one you expect, often IPv6.'),
        t(
          'Enter the address from the message in the [security settings](/docs/administration/security_settings).',
        ),
      ),
      cause(
        t('The message shows the address of a reverse proxy that mosparo does not trust.'),
        t('Set up the [trusted proxies](/docs/installation/configure/reverse_proxy).'),
      ),
      cause(t('The list contains spaces.'), t('One address or subnet per line, without spaces.')),
    ],
  }),
  entry('no-authorization-header', {
    place: 'signed',
    message: 'No authorization header found.',
    status: '400',
    meaning: t(
      'PHP received no header of the form `Authorization: Basic base64(publicKey:requestSignature)`.',
    ),
    causes: [
      cause(
        t(
          'Apache with CGI or FPM drops the header if the shipped `public/.htaccess` has no effect.',
        ),
        t(
          'Allow `.htaccess`, or copy its rule into the [virtual host](/docs/installation/configure/apache).',
        ),
      ),
      cause(
        t('A redirect, for example from `http` to `https`: HTTP clients then drop the header.'),
        t('Call the final address.'),
      ),
      cause(t('Password protection of a proxy uses the header.'), t('Exclude `/api/` from it.')),
    ],
  }),
  entry('authorization-header-invalid', {
    place: 'signed',
    message: 'Authorization header invalid.',
    status: '200',
    causes: [
      cause(
        t(
          'The decoded header is not two parts with one colon: Base64 is missing or applied twice, or the scheme is `Bearer` or `basic`. The body has 401 as entry `0`.',
        ),
        t(
          'Encode `publicKey:requestSignature` once. Write `Basic ` with a capital B, or leave out the word.',
        ),
      ),
    ],
  }),
  entry('no-project-for-public-key', {
    place: 'signed',
    message: 'No project available for the sent public key.',
    status: '403',
    causes: [
      cause(
        t(
          'The keys were reissued (which replaces both), mixed up or belong to another installation, or the project was deleted. Also from the frontend API.',
        ),
        t(
          'Copy both keys again. They have 43 characters and may begin with `-` or `_`. The UUID has 36.',
        ),
      ),
    ],
  }),
  entry('request-invalid', {
    place: 'signed',
    message: 'Request invalid.',
    status: '400',
    reason: 'hmac_hash_invalid',
    meaning: t(
      'The signed text or the private key differs. The [API debug mode](/docs/api/api_debug_mode#example-signature) shows the text that the server signed.',
    ),
    causes: [
      cause(
        t(
          'The private key is from another project, or was cut off or changed by a configuration file.',
        ),
        t('Copy it again: 43 characters, used as text, never Base64-decoded.'),
      ),
      cause(
        t(
          '`Content-Type: application/json` is missing, so the server signs `/api/v1/verification/verify{}`.',
        ),
        t('Send the header, and one JSON document.'),
      ),
      cause(
        t(
          'The signed text is not [canonical JSON](/docs/api/signing#canonical-json): `/` without a backslash, characters outside ASCII not as `\\uxxxx`, `[]` instead of `{}`, other order of keys, spaces.',
        ),
        t(
          'Compare with the [test vectors](/docs/api/signing#test-vectors), character by character.',
        ),
      ),
      cause(
        t(
          'The web server adds a query argument, for example an nginx rewrite to `/index.php?q=…`.',
        ),
        t(
          'Use `try_files $uri /index.php$is_args$args`, see [nginx](/docs/installation/configure/nginx).',
        ),
      ),
      cause(
        t(
          'Something else was signed: a path with prefix or final slash, the whole address, only the form data, a number as text or the reverse.',
        ),
        t(
          'Sign [the path](/docs/api/signing#path-prefix) and all request data, with the [right types](/docs/api/signing#other-requests).',
        ),
      ),
      cause(t('The signature has upper-case hex digits.'), t('Write them in lower case.')),
      cause(
        t(
          'Official JavaScript or Python client: a field name contains `/`, in JavaScript also characters outside ASCII.',
        ),
        t('Use ASCII letters and digits in field names.'),
      ),
    ],
  }),
];

/** Answers that carry no message of the API. */
export const httpErrors: readonly ErrorEntry[] = [
  entry('http-302', {
    place: 'http',
    message: t('Status 302 to /setup/ or /administration/update/finalize'),
    status: '302',
    causes: [
      cause(
        t(
          'The setup or an update is not finished. An update redirects only GET requests to the statistic and rule package APIs.',
        ),
        t('Open mosparo in the browser and [finish it](/docs/installation/update#finalize).'),
      ),
    ],
  }),
  entry('http-400', {
    place: 'http',
    message: t('Status 400 without errorMessage'),
    status: '400',
    causes: [
      cause(
        t(
          'Invalid JSON in the body, or a text parameter such as `metadata` as a list or object. Invalid JSON is answered with `{"message":"Syntax error"}`.',
        ),
        t('Send one JSON document, and JSON inside parameters as text.'),
      ),
    ],
  }),
  entry('http-403-html', {
    place: 'http',
    message: t('Status 403 with an HTML page'),
    also: [t('No access')],
    status: '403',
    causes: [
      cause(
        t(
          'Your address [is not allowed](/docs/api/troubleshooting#ip-not-allowed), or a firewall or the web server refused the request.',
        ),
        t('Send `Accept: application/json` to see the address, or read the log of the web server.'),
      ),
    ],
  }),
  entry('http-404', {
    place: 'http',
    message: 'Status 404',
    also: [
      t('Not found'),
      t('No route found for …'),
      t('… object not found by …'),
      t('404 Not Found'),
    ],
    status: '404',
    meaning: t(
      'With `Accept` exactly `application/json`, `errorMessage` names the missing route or object.',
    ),
    causes: [
      cause(
        t('The path is wrong, or the web server does not pass it to `index.php`.'),
        t(
          'Open `/api/v1/statistic/by-date` in the browser: `No authorization header found.` means that the path arrives.',
        ),
      ),
      cause(
        t('Health API: your address is not in `MOSPARO_HEALTH_ALLOW_LIST`.'),
        t('Add it to the [allow list](/docs/api/health#allow-list).'),
      ),
      cause(
        t('Rule package API: the project of the public key has no such package or rule.'),
        t('Check the number.'),
      ),
      cause(
        t('Stylesheet of the box, body `404 Not Found`: no project has this UUID.'),
        t('Copy the UUID again.'),
      ),
    ],
  }),
  entry('http-405', {
    place: 'http',
    message: 'Status 405',
    also: [t('Method Not Allowed')],
    status: '405',
    causes: [
      cause(
        t(
          '`import` and `batch` need POST; `hash-index`, `rules`, `rule-items` and the health check need GET. Or a redirect turned POST into GET.',
        ),
        t('Use this method, and the final `https` address.'),
      ),
    ],
  }),
  entry('http-413', {
    place: 'http',
    message: 'Status 413',
    also: [t('Request Entity Too Large')],
    status: '413',
    causes: [
      cause(
        t('Too large for the web server or a proxy: a rule package, or very long texts.'),
        t(
          'Raise `client_max_body_size` (nginx) or `LimitRequestBody` (Apache), and `post_max_size` of PHP. Send rule packages as [batches](/docs/api/rule_package#batch).',
        ),
      ),
    ],
  }),
  entry('http-500', {
    place: 'http',
    message: 'Status 500',
    status: '500',
    meaning: t('The error is in `var/log/prod-<date>.log`. Treat the form as not verified.'),
    causes: [
      cause(
        t('`verify` or `store-metadata` for spam, which has no validation token.'),
        t('Do not call `verify` if the posted validation token is empty.'),
      ),
      cause(
        t('The migrations of an update failed.'),
        t(
          'Run them again [on the command line](/docs/installation/update_problems#error-500) or [without a shell](/docs/installation/update_problems#repair-without-shell).',
        ),
      ),
      cause(t('The database is not reachable.'), t('Check the [health API](/docs/api/health).')),
      cause(
        t(
          '`check-form-data` came without `ignoredFields`, or `store-form-data` without `formData`.',
        ),
        t('Always send `formData` with `fields` and `ignoredFields`.'),
      ),
      cause(
        t(
          '`request-submit-token` with `Accept-Language: *`, the default of `fetch` in Node.js, or with an invalid language (`Invalid "*" locale.` in the log).',
        ),
        t('Send `Accept-Language: en`.'),
      ),
      cause(
        t(
          'A batch has a `lastUpdatedAt` with milliseconds, or removes a rule that still has items (not with SQLite); or `page` or `perPage` is `0`.',
        ),
        t('Write `2026-03-01T08:00:00+00:00`, remove the items first, count pages from 1.'),
      ),
    ],
  }),
];
