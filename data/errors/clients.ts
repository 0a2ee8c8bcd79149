import {cause, entry, type ErrorEntry} from './types';

/** Exceptions of the client libraries, whose messages end up in the log of the backend. */
export const clientErrors: readonly ErrorEntry[] = [
  entry('client-token-missing', {
    place: 'client',
    message: 'Submit or validation token not available.',
    also: [
      ['_mosparo_submitToken must be provided.', '_mosparo_submitToken must be provided.'],
      ['_mosparo_validationToken must be provided.', '_mosparo_validationToken must be provided.'],
    ],
    causes: [
      cause(
        [
          'mosparo was not called: a bot or no JavaScript, code that passes only the fields, or a framework that drops unknown names or those with `_`.',
          'Es gab keine Verifizierung: ein Bot oder kein JavaScript, Code, der nur die Felder übergibt, oder ein Framework, das unbekannte Namen oder solche mit `_` verwirft.',
        ],
        [
          'Catch the exception and refuse the form. Pass both tokens as [separate arguments](/docs/integration/custom#official-clients), read from the raw request.',
          'Fangen Sie die Ausnahme ab und weisen Sie das Formular ab. Übergeben Sie beide Token als [eigene Argumente](/docs/integration/custom#official-clients), gelesen aus der rohen Anfrage.',
        ],
      ),
    ],
  }),
  entry('client-request-failed', {
    place: 'client',
    message: 'An error occurred while sending the request to mosparo.',
    also: [['Request timeout after 5000ms', 'Request timeout after 5000ms']],
    meaning: [
      'The library for PHP, Python or .NET got no answer, in PHP also with any status from 400 on. The inner exception (`getPrevious()`, `__cause__`, `InnerException`) has the reason.',
      'Die Bibliothek für PHP, Python oder .NET erhielt keine Antwort, in PHP auch bei jedem Status ab 400. Den Grund enthält die innere Ausnahme (`getPrevious()`, `__cause__`, `InnerException`).',
    ],
    causes: [
      cause(
        [
          'PHP: status 400 or 403, for example [Request invalid.](/docs/api/troubleshooting#request-invalid)',
          'PHP: Status 400 oder 403, zum Beispiel [Request invalid.](/docs/api/troubleshooting#request-invalid)',
        ],
        [
          'Log `$exception->getPrevious()->getMessage()`, which has status and body.',
          'Protokollieren Sie `$exception->getPrevious()->getMessage()`; darin stehen Status und Body.',
        ],
      ),
      cause(
        [
          'The backend cannot reach mosparo: DNS, firewall, wrong host, timeout.',
          'Das Backend erreicht mosparo nicht: DNS, Firewall, falscher Host, Zeitlimit.',
        ],
        [
          'Call the host with `curl` from the same server or container.',
          'Rufen Sie den Host auf demselben Server oder im selben Container mit `curl` auf.',
        ],
      ),
      cause(
        [
          'The certificate of mosparo is not trusted.',
          'Dem Zertifikat von mosparo wird nicht vertraut.',
        ],
        [
          'Install the complete certificate chain. Switch off the check only for tests.',
          'Installieren Sie die vollständige Zertifikatskette. Schalten Sie die Prüfung nur zum Testen ab.',
        ],
      ),
    ],
  }),
  entry('client-response-invalid', {
    place: 'client',
    message: 'Response from API invalid.',
    also: [['Response from the API is invalid.', 'Response from the API is invalid.']],
    meaning: [
      'The answer is empty or not JSON. JavaScript uses the second wording. Python raises a `JSONDecodeError` if there is a body.',
      'Die Antwort ist leer oder kein JSON. JavaScript verwendet die zweite Fassung; Python löst einen `JSONDecodeError` aus, wenn die Antwort nicht leer ist.',
    ],
    causes: [
      cause(
        [
          'The host is not mosparo, or a proxy answers with its own page.',
          'Der Host ist nicht mosparo, oder ein Proxy antwortet mit einer eigenen Seite.',
        ],
        [
          'Print the body. Use the host from the general settings, without a path.',
          'Geben Sie den Body aus. Verwenden Sie den Host aus den Haupteinstellungen, ohne Pfad.',
        ],
      ),
      cause(
        [
          'mosparo is not set up yet, and the client followed the [redirect](/docs/api/troubleshooting#http-302) to an HTML page.',
          'mosparo ist noch nicht eingerichtet, und der Client ist der [Umleitung](/docs/api/troubleshooting#http-302) auf eine HTML-Seite gefolgt.',
        ],
        ['Finish the setup.', 'Schließen Sie die Einrichtung ab.'],
      ),
      cause(
        [
          'API debug mode: HTML can precede the JSON.',
          'API-Debugging-Modus: Vor dem JSON kann HTML stehen.',
        ],
        [
          'Look at the [raw body](/docs/api/api_debug_mode#example-signature).',
          'Sehen Sie sich den [rohen Body](/docs/api/api_debug_mode#example-signature) an.',
        ],
      ),
    ],
  }),
  entry('client-http-error', {
    place: 'client',
    message: 'HTTP error! status: 400',
    causes: [
      cause(
        [
          'JavaScript: a status other than 2xx, the body is dropped. 400 is usually [Request invalid.](/docs/api/troubleshooting#request-invalid), 403 an [unknown key](/docs/api/troubleshooting#no-project-for-public-key) or [address](/docs/api/troubleshooting#ip-not-allowed), 500 [an error of mosparo](/docs/api/troubleshooting#http-500).',
          'JavaScript: ein anderer Status als 2xx, der Body fehlt. 400 ist meist [Request invalid.](/docs/api/troubleshooting#request-invalid), 403 ein [unbekannter Schlüssel](/docs/api/troubleshooting#no-project-for-public-key) oder eine [nicht erlaubte Adresse](/docs/api/troubleshooting#ip-not-allowed), 500 [ein Fehler von mosparo](/docs/api/troubleshooting#http-500).',
        ],
        [
          'Send the same request with `curl` to see the message. Treat the form as not verified.',
          'Senden Sie dieselbe Anfrage mit `curl`, um die Meldung zu sehen. Behandeln Sie das Formular als nicht verifiziert.',
        ],
      ),
    ],
  }),
  entry('client-field-not-verified', {
    place: 'client',
    message: "Required field 'message' not verified",
    also: [
      [
        'Required fields must be non null and non empty',
        'Required fields must be non null and non empty',
      ],
    ],
    causes: [
      cause(
        [
          'Java: a field of your list was not verified. Somebody [hid it from the box](/docs/integration/bypass_protection#attacks), or the list names an [ignored](/docs/integration/ignored_fields#rules) or misspelled field.',
          'Java: Ein Feld Ihrer Liste wurde nicht verifiziert. Jemand hat es [vor der Box versteckt](/docs/integration/bypass_protection#attacks), oder die Liste nennt ein [ignoriertes](/docs/integration/ignored_fields#rules) oder falsch geschriebenes Feld.',
        ],
        [
          'Refuse the form, or correct the list.',
          'Weisen Sie das Formular ab, oder berichtigen Sie die Liste.',
        ],
      ),
    ],
  }),
  entry('client-signature-mismatch', {
    place: 'client',
    message: "Verification signatures mismatch. Request '…' - Response '…'",
    causes: [
      cause(
        [
          'Java (others say “not submittable”): the form data that was sent differs from what was signed (empty lists, names outside ASCII), or the answer is not from your mosparo.',
          'Java (andere melden „nicht absendbar“): Gesendet wurde anderes als signiert (leere Listen, Namen außerhalb von ASCII), oder die Antwort kommt nicht von Ihrem mosparo.',
        ],
        [
          'Compare in the [signature lab](/docs/api/signing#signature-lab). Refuse the form, and call mosparo over `https`.',
          'Vergleichen Sie im [Signatur-Labor](/docs/api/signing#signature-lab). Weisen Sie das Formular ab, und rufen Sie mosparo über `https` auf.',
        ],
      ),
    ],
  }),
];
