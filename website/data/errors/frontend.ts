import {cause, entry, type ErrorEntry} from './types';

/** Answers of the frontend API. Visitors see the message of the box instead. */
export const frontendErrors: readonly ErrorEntry[] = [
  entry('no-public-key-sent', {
    place: 'frontend',
    message: 'No public key sent.',
    status: '400',
    causes: [
      cause(
        {
          en: 'The body has no `publicKey`: a GET, a key in the query string, a preflight request (OPTIONS), or a redirect that turned POST into GET.',
          de: 'Im Body fehlt `publicKey`: ein GET, der Schlüssel im Query-String, eine Preflight-Anfrage (OPTIONS) oder eine Umleitung, die aus POST ein GET macht.',
        },
        {
          en: 'Send a POST with `application/x-www-form-urlencoded` and no custom headers to the final `https` address.',
          de: 'Senden Sie einen POST mit `application/x-www-form-urlencoded` und ohne eigene Header an die endgültige `https`-Adresse.',
        },
      ),
    ],
  }),
  entry('no-project-available', {
    place: 'frontend',
    message: 'No project available.',
    causes: [
      cause(
        {
          en: 'Should never occur: the public key is checked first.',
          de: 'Nicht zu erwarten: Der öffentliche Schlüssel wird vorher geprüft.',
        },
        {
          en: 'Report it with the log of mosparo.',
          de: 'Melden Sie es mit dem Protokoll von mosparo.',
        },
      ),
    ],
  }),
  entry('required-parameters-missing', {
    place: 'frontend',
    message: 'Required parameters missing.',
    causes: [
      cause(
        {
          en: '`pageTitle` or `pageUrl` is missing in the request of your own client; the script sends both. 1.5.0 also required `formActionUrl`, which older scripts lack. The box shows [no submit token](/docs/api/troubleshooting#got-no-token).',
          de: '`pageTitle` oder `pageUrl` fehlt in der Anfrage eines eigenen Clients; das Skript sendet beides. 1.5.0 verlangte auch `formActionUrl`, das älteren Skripten fehlt. Die Box meldet [keinen Token](/docs/api/troubleshooting#got-no-token).',
        },
        {
          en: 'Send both. `pageTitle` may be empty. Update 1.5.0.',
          de: 'Senden Sie beides; `pageTitle` darf leer sein. Aktualisieren Sie 1.5.0.',
        },
      ),
    ],
  }),
  entry('given-submit-token', {
    place: 'frontend',
    message: 'The given submit token does not exist or has already been used.',
    causes: [
      cause(
        {
          en: 'A step of a multi-step form was opened after the verification or the retention period (default 24 hours).',
          de: 'Ein Schritt eines mehrstufigen Formulars wurde nach der Verifizierung oder der Aufbewahrungsfrist (Standard 24 Stunden) geöffnet.',
        },
        {
          en: 'Start with a new token.',
          de: 'Beginnen Sie mit einem neuen Token.',
        },
      ),
    ],
  }),
  entry('submit-token-not-set', {
    place: 'frontend',
    message: 'Submit token not set.',
    causes: [
      cause(
        {
          en: 'No `submitToken`, or the body does not match its `Content-Type`.',
          de: '`submitToken` fehlt, oder der Body passt nicht zum `Content-Type`.',
        },
        {
          en: 'Send the token from `request-submit-token`.',
          de: 'Senden Sie den Token aus `request-submit-token`.',
        },
      ),
    ],
  }),
  entry('submit-token-not-valid', {
    place: 'frontend',
    message: 'Submit token not valid.',
    causes: [
      cause(
        {
          en: 'The token belongs to another project, was deleted after 24 hours (default), or was already verified. The box shows [the spam message](/docs/api/troubleshooting#spam-detected).',
          de: 'Der Token ist von einem anderen Projekt, nach 24 Stunden (Standard) gelöscht oder schon verifiziert. Die Box zeigt [die Spam-Meldung](/docs/api/troubleshooting#spam-detected).',
        },
        {
          en: 'Reload, or call `resetState()` and `requestSubmitToken()`.',
          de: 'Laden Sie neu, oder rufen Sie `resetState()` und `requestSubmitToken()` auf.',
        },
      ),
    ],
  }),
  entry('form-data-not-set', {
    place: 'frontend',
    message: 'Form data not set.',
    causes: [
      cause(
        {
          en: 'No `formData`, or the body is larger than PHP or the web server allows.',
          de: '`formData` fehlt, oder der Body ist größer, als PHP oder der Webserver erlaubt.',
        },
        {
          en: 'Send `formData` as a string that contains JSON. Raise `post_max_size` and the limit of the web server.',
          de: 'Senden Sie `formData` als Text mit JSON. Erhöhen Sie `post_max_size` und die Grenze des Webservers.',
        },
      ),
    ],
  }),
  entry('form-data-and-metadata-not-set', {
    place: 'frontend',
    message: 'Form data and metadata not set.',
    causes: [
      cause(
        {
          en: '`store-form-data` without data.',
          de: '`store-form-data` ohne Daten.',
        },
        {
          en: 'Send `formData`. Metadata alone is not enough.',
          de: 'Senden Sie `formData`. Metadaten allein genügen nicht.',
        },
      ),
    ],
  }),
  entry('form-data-not-valid', {
    place: 'frontend',
    message: 'Form data not valid.',
    causes: [
      cause(
        {
          en: '`formData` is not JSON or has no `fields`: wrong URL encoding, a callback `onGetFormData` that returns something else, or a firewall (WAF).',
          de: '`formData` ist kein JSON oder hat kein `fields`: falsche URL-Kodierung, ein Callback `onGetFormData` mit anderer Rückgabe oder eine Firewall (WAF).',
        },
        {
          en: 'Encode once. Return an object with `fields` and `ignoredFields`. Exclude `/api/v1/frontend/` from the firewall.',
          de: 'Kodieren Sie einmal. Geben Sie ein Objekt mit `fields` und `ignoredFields` zurück. Nehmen Sie `/api/v1/frontend/` von der Firewall aus.',
        },
      ),
    ],
  }),
];
