import {cause, entry, type ErrorEntry} from './types';

const ownClient = [
  'An own client does not send the parameter, or its body does not fit the `Content-Type` that it names.',
  'Ein eigener Client sendet den Parameter nicht, oder sein Body passt nicht zum genannten `Content-Type`.',
] as const;

/** Answers of the frontend API. Visitors see the message of the box instead. */
export const frontendErrors: readonly ErrorEntry[] = [
  entry('no-public-key-sent', {
    place: 'frontend',
    message: 'No public key sent.',
    status: '400',
    meaning: [
      'The body of the request has no field `publicKey`.',
      'Im Body der Anfrage gibt es kein Feld `publicKey`.',
    ],
    causes: [
      cause(
        [
          'The request is a GET, or sends the key in the query string. The API reads the body only.',
          'Die Anfrage ist ein GET oder sendet den Schlüssel im Query-String. Die API liest nur den Body.',
        ],
        ['Send a POST with form fields.', 'Senden Sie einen POST mit Formularfeldern.'],
      ),
      cause(
        [
          'It is a preflight request (OPTIONS), which has no body.',
          'Es ist eine Preflight-Anfrage (OPTIONS), die keinen Body hat.',
        ],
        [
          'Send `application/x-www-form-urlencoded` without own headers, so that the browser needs no preflight.',
          'Senden Sie `application/x-www-form-urlencoded` ohne eigene Header, dann braucht der Browser keinen Preflight.',
        ],
      ),
      cause(
        [
          'A redirect turned the POST into a GET.',
          'Eine Umleitung hat aus dem POST ein GET gemacht.',
        ],
        [
          'Use the final address of mosparo, with `https`.',
          'Verwenden Sie die endgültige Adresse von mosparo, mit `https`.',
        ],
      ),
    ],
  }),
  entry('no-project-for-public-key', {
    place: 'frontend',
    message: 'No project available for the sent public key.',
    status: '403',
    meaning: [
      'No project of this installation has the public key. The frontend API and all signed APIs answer so.',
      'Kein Projekt dieser Installation hat den öffentlichen Schlüssel. So antworten die Frontend-API und alle signierten APIs.',
    ],
    causes: [
      cause(
        [
          'The keys were reissued. That replaces both at once.',
          'Die Schlüssel wurden neu ausgestellt. Das ersetzt beide auf einmal.',
        ],
        [
          'Copy both keys again into the website, frontend and backend.',
          'Übertragen Sie beide Schlüssel erneut in die Website, ins Frontend und ins Backend.',
        ],
      ),
      cause(
        [
          'The keys belong to another installation, for example to the test system.',
          'Die Schlüssel gehören zu einer anderen Installation, zum Beispiel zum Testsystem.',
        ],
        [
          'Compare host and key with the general settings of the project.',
          'Vergleichen Sie Host und Schlüssel mit den Haupteinstellungen des Projekts.',
        ],
      ),
      cause(
        [
          'Public key, private key or UUID were mixed up, or a character was lost while copying.',
          'Öffentlicher Schlüssel, geheimer Schlüssel oder UUID wurden verwechselt, oder beim Kopieren ging ein Zeichen verloren.',
        ],
        [
          'Both keys have 43 characters and may begin with `-` or `_`; the UUID has 36.',
          'Beide Schlüssel haben 43 Zeichen und können mit `-` oder `_` beginnen; die UUID hat 36.',
        ],
      ),
      cause(
        ['The project was deleted.', 'Das Projekt wurde gelöscht.'],
        [
          'Make a new project and use its keys.',
          'Legen Sie ein neues Projekt an und verwenden Sie dessen Schlüssel.',
        ],
      ),
    ],
  }),
  entry('no-project-available', {
    place: 'frontend',
    message: 'No project available.',
    status: '200',
    meaning: [
      'A safeguard of the frontend, verification and statistic API that no request should reach, because the public key is checked before.',
      'Eine Absicherung der Frontend-, Verifizierungs- und Statistik-API, die keine Anfrage erreichen sollte, weil der öffentliche Schlüssel vorher geprüft wird.',
    ],
    causes: [
      cause(
        ['Not known.', 'Nicht bekannt.'],
        ['Report it with the log of mosparo.', 'Melden Sie es mit dem Log von mosparo.'],
      ),
    ],
  }),
  entry('required-parameters-missing', {
    place: 'frontend',
    message: 'Required parameters missing.',
    status: '200',
    meaning: [
      'The request for a token lacks `pageTitle` or `pageUrl`. Visitors see [no submit token](/docs/api/troubleshooting#got-no-token).',
      'In der Anfrage nach einem Token fehlt `pageTitle` oder `pageUrl`. Zu sehen ist dann [die Meldung ohne Token](/docs/api/troubleshooting#got-no-token).',
    ],
    causes: [
      cause(
        ['An old script comes from a cache.', 'Ein altes Skript kommt aus einem Cache.'],
        [
          'Empty the caches and reload without the cache.',
          'Leeren Sie die Caches und laden Sie ohne Cache neu.',
        ],
      ),
      cause(ownClient, [
        'Send both, `pageTitle` may be empty.',
        'Senden Sie beide, `pageTitle` darf leer sein.',
      ]),
    ],
  }),
  entry('given-submit-token', {
    place: 'frontend',
    message: 'The given submit token does not exist or has already been used.',
    status: '200',
    meaning: [
      'The request asked to go on with an existing token, and that token cannot be used any more.',
      'Die Anfrage wollte mit einem vorhandenen Token weitermachen, und dieser Token ist nicht mehr brauchbar.',
    ],
    causes: [
      cause(
        [
          'The multi-step form was already verified, and a step was opened again with the old token.',
          'Das mehrstufige Formular wurde schon überprüft, und ein Schritt wurde mit dem alten Token wieder geöffnet.',
        ],
        [
          'Forget the token after the verification and start with a new one.',
          'Vergessen Sie den Token nach der Überprüfung und beginnen Sie mit einem neuen.',
        ],
      ),
      cause(
        [
          'The visitor stayed away for longer than the retention period (24 hours by default).',
          'Zwischen den Schritten lag mehr als die Aufbewahrungsfrist (ab Werk 24 Stunden).',
        ],
        ['Start over with a new token.', 'Beginnen Sie mit einem neuen Token von vorn.'],
      ),
    ],
  }),
  entry('submit-token-not-set', {
    place: 'frontend',
    message: 'Submit token not set.',
    status: '200',
    meaning: [
      '`check-form-data` or `store-form-data` came without `submitToken`.',
      '`check-form-data` oder `store-form-data` kam ohne `submitToken`.',
    ],
    causes: [
      cause(ownClient, [
        'Send the token from `request-submit-token`.',
        'Senden Sie den Token aus `request-submit-token`.',
      ]),
    ],
  }),
  entry('submit-token-not-valid', {
    place: 'frontend',
    message: 'Submit token not valid.',
    status: '200',
    meaning: [
      'The token is unknown, deleted, or was verified before. Visitors see [the spam message](/docs/api/troubleshooting#spam-detected).',
      'Der Token ist unbekannt, gelöscht oder wurde schon überprüft. Zu sehen ist dann [die Spam-Meldung](/docs/api/troubleshooting#spam-detected).',
    ],
    causes: [
      cause(
        [
          'The form was posted and verified, and the visitor went back to it or got it again with an error.',
          'Das Formular wurde abgesendet und überprüft, danach kam jemand zurück oder sah es mit einer Fehlermeldung erneut.',
        ],
        [
          'Get a new token whenever the form is shown again: reload, or `resetState()` and `requestSubmitToken()`.',
          'Holen Sie einen neuen Token, sobald das Formular wieder erscheint: neu laden oder `resetState()` und `requestSubmitToken()`.',
        ],
      ),
      cause(
        [
          'The form was open for longer than the retention period (24 hours by default), and the cleanup removed the token.',
          'Das Formular war länger offen als die Aufbewahrungsfrist (ab Werk 24 Stunden), und die Bereinigung hat den Token entfernt.',
        ],
        ['Get a new token.', 'Holen Sie einen neuen Token.'],
      ),
      cause(
        ['The token belongs to another project.', 'Der Token gehört zu einem anderen Projekt.'],
        [
          'Use one public key for all calls of a form.',
          'Verwenden Sie für alle Aufrufe eines Formulars denselben öffentlichen Schlüssel.',
        ],
      ),
    ],
  }),
  entry('form-data-not-set', {
    place: 'frontend',
    message: 'Form data not set.',
    status: '200',
    meaning: [
      '`check-form-data` came without `formData`.',
      '`check-form-data` kam ohne `formData`.',
    ],
    causes: [
      cause(ownClient, [
        'Send `formData`, a text with JSON.',
        'Senden Sie `formData`, einen Text mit JSON.',
      ]),
      cause(
        [
          'The form is larger than the limits of PHP or of the web server allow, and the body was dropped.',
          'Das Formular ist größer, als die Grenzen von PHP oder Webserver erlauben, und der Body wurde verworfen.',
        ],
        [
          'Raise `post_max_size` and the limit of the web server.',
          'Erhöhen Sie `post_max_size` und die Grenze des Webservers.',
        ],
      ),
    ],
  }),
  entry('form-data-and-metadata-not-set', {
    place: 'frontend',
    message: 'Form data and metadata not set.',
    status: '200',
    meaning: [
      '`store-form-data` came with nothing to store.',
      '`store-form-data` kam ohne etwas zum Speichern.',
    ],
    causes: [
      cause(ownClient, [
        'Send `formData`. Metadata alone is not enough.',
        'Senden Sie `formData`. Metadaten allein genügen nicht.',
      ]),
    ],
  }),
  entry('form-data-not-valid', {
    place: 'frontend',
    message: 'Form data not valid.',
    status: '200',
    meaning: [
      '`formData` is not JSON, or has no `fields`.',
      '`formData` ist kein JSON oder hat kein `fields`.',
    ],
    causes: [
      cause(
        [
          'The JSON was not URL-encoded, or was encoded twice.',
          'Das JSON wurde nicht URL-kodiert oder doppelt kodiert.',
        ],
        ['Encode it once, as every form field.', 'Kodieren Sie es einmal, wie jedes Formularfeld.'],
      ),
      cause(
        [
          'The callback `onGetFormData` does not return the form data.',
          'Der Callback `onGetFormData` gibt die Formulardaten nicht zurück.',
        ],
        [
          'Return an object with `fields` and `ignoredFields`.',
          'Geben Sie ein Objekt mit `fields` und `ignoredFields` zurück.',
        ],
      ),
      cause(
        ['A firewall (WAF) changed the request.', 'Eine Firewall (WAF) hat die Anfrage verändert.'],
        [
          'Exclude `/api/v1/frontend/` from its rules.',
          'Nehmen Sie `/api/v1/frontend/` von ihren Regeln aus.',
        ],
      ),
    ],
  }),
];
