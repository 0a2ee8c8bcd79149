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
    meaning: [
      'The library for PHP, JavaScript, Python or .NET found no tokens and asked nobody; the one for Java says `must be provided.`',
      'Die Bibliothek für PHP, JavaScript, Python oder .NET hat keine Token gefunden und niemanden gefragt; die für Java sagt `must be provided.`',
    ],
    causes: [
      cause(
        [
          'A bot, or a visitor without JavaScript, sent the form without the box.',
          'Ein Bot oder jemand ohne JavaScript hat das Formular ohne die Box gesendet.',
        ],
        [
          'Catch the exception and refuse the form.',
          'Fangen Sie die Ausnahme ab und weisen Sie das Formular ab.',
        ],
      ),
      cause(
        [
          'Your code passes only the fields of the form, without the tokens.',
          'Ihr Code übergibt nur die Felder des Formulars, ohne die Token.',
        ],
        [
          'Pass both tokens as arguments of their own, as in [the samples](/docs/integration/custom#official-clients).',
          'Übergeben Sie beide Token als eigene Argumente, wie in [den Beispielen](/docs/integration/custom#official-clients).',
        ],
      ),
      cause(
        [
          'A framework drops fields that it does not know, or whose names begin with `_`.',
          'Ein Framework lässt Felder weg, die es nicht kennt oder deren Namen mit `_` beginnen.',
        ],
        ['Read the tokens from the raw request.', 'Lesen Sie die Token aus der rohen Anfrage.'],
      ),
    ],
  }),
  entry('client-request-failed', {
    place: 'client',
    message: 'An error occurred while sending the request to mosparo.',
    also: [['Request timeout after 5000ms', 'Request timeout after 5000ms']],
    meaning: [
      'The library for PHP, Python or .NET got no answer; in PHP also every answer with a status from 400 on. The exception inside (`getPrevious()`, `__cause__`, `InnerException`) has the reason.',
      'Die Bibliothek für PHP, Python oder .NET hat keine Antwort erhalten; in PHP zählt dazu auch jede Antwort mit einem Status ab 400. Den Grund enthält die innere Ausnahme (`getPrevious()`, `__cause__`, `InnerException`).',
    ],
    causes: [
      cause(
        [
          'PHP: mosparo answered with 400 or 403, for example [Request invalid.](/docs/api/troubleshooting#request-invalid)',
          'PHP: mosparo hat mit 400 oder 403 geantwortet, zum Beispiel [Request invalid.](/docs/api/troubleshooting#request-invalid)',
        ],
        [
          'Log `$exception->getPrevious()->getMessage()`: it contains status and body.',
          'Protokollieren Sie `$exception->getPrevious()->getMessage()`: Darin stehen Status und Body.',
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
          'Give mosparo a complete chain of certificates. Switch the check off for tests only.',
          'Geben Sie mosparo eine vollständige Zertifikatskette. Schalten Sie die Prüfung nur zum Testen ab.',
        ],
      ),
    ],
  }),
  entry('client-response-invalid', {
    place: 'client',
    message: 'Response from API invalid.',
    also: [['Response from the API is invalid.', 'Response from the API is invalid.']],
    meaning: [
      'The answer is empty or not JSON. The JavaScript client words it differently; the Python client says so for an empty answer only and otherwise raises a `JSONDecodeError`.',
      'Die Antwort ist leer oder kein JSON. Der JavaScript-Client formuliert es anders; der Python-Client meldet das nur bei einer leeren Antwort und löst sonst einen `JSONDecodeError` aus.',
    ],
    causes: [
      cause(
        [
          'The host is not mosparo, or a proxy answers in its place with a page of its own.',
          'Der Host ist nicht mosparo, oder ein Proxy antwortet an seiner Stelle mit einer eigenen Seite.',
        ],
        [
          'Print the body. Use the host of the general settings, with `https://` and without a path.',
          'Geben Sie den Body aus. Verwenden Sie den Host aus den Haupteinstellungen, mit `https://` und ohne Pfad.',
        ],
      ),
      cause(
        [
          'mosparo is not installed yet, and the client followed the [redirect](/docs/api/troubleshooting#http-302) to an HTML page.',
          'mosparo ist noch nicht installiert, und der Client ist der [Umleitung](/docs/api/troubleshooting#http-302) auf eine HTML-Seite gefolgt.',
        ],
        ['Finish the setup.', 'Schließen Sie die Einrichtung ab.'],
      ),
      cause(
        [
          'The API debug mode is on, and HTML stands before the JSON of a refused request.',
          'Der API-Debugging-Modus ist an, und vor dem JSON einer abgewiesenen Anfrage steht HTML.',
        ],
        [
          'Look at the raw body, see [API debug mode](/docs/api/api_debug_mode#example-signature).',
          'Sehen Sie sich den rohen Body an, siehe [API-Debugging-Modus](/docs/api/api_debug_mode#example-signature).',
        ],
      ),
    ],
  }),
  entry('client-http-error', {
    place: 'client',
    message: 'HTTP error! status: 400',
    meaning: [
      'The JavaScript client got a status other than 2xx. It drops the body with the message of mosparo.',
      'Der JavaScript-Client erhielt einen anderen Status als 2xx. Den Body mit der Meldung von mosparo verwirft er.',
    ],
    causes: [
      cause(
        [
          '400: usually [Request invalid.](/docs/api/troubleshooting#request-invalid) because of a wrong private key, or field names with `/` or letters outside ASCII.',
          '400: meist [Request invalid.](/docs/api/troubleshooting#request-invalid) wegen eines falschen geheimen Schlüssels oder wegen Feldnamen mit `/` oder Zeichen außerhalb von ASCII.',
        ],
        [
          'Compare key and project; rename the fields.',
          'Vergleichen Sie Schlüssel und Projekt; benennen Sie die Felder um.',
        ],
      ),
      cause(
        [
          '403: the [public key is unknown](/docs/api/troubleshooting#no-project-for-public-key) or the [address is not allowed](/docs/api/troubleshooting#ip-not-allowed).',
          '403: Der [öffentliche Schlüssel ist unbekannt](/docs/api/troubleshooting#no-project-for-public-key), oder die [Adresse ist nicht erlaubt](/docs/api/troubleshooting#ip-not-allowed).',
        ],
        [
          'Send the same request with `curl` to see the message.',
          'Senden Sie dieselbe Anfrage mit `curl`, um die Meldung zu sehen.',
        ],
      ),
      cause(
        [
          '500: see [status 500](/docs/api/troubleshooting#http-500).',
          '500: siehe [Status 500](/docs/api/troubleshooting#http-500).',
        ],
        ['Treat the form as not verified.', 'Behandeln Sie das Formular als nicht überprüft.'],
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
    meaning: [
      'The Java client misses a field of your list in the verified fields of the answer.',
      'Der Java-Client vermisst ein Feld Ihrer Liste unter den überprüften Feldern der Antwort.',
    ],
    causes: [
      cause(
        [
          'Somebody hid the field from the box; see [bypass protection](/docs/integration/bypass_protection#attacks).',
          'Jemand hat das Feld vor der Box versteckt; siehe [Umgehungsschutz](/docs/integration/bypass_protection#attacks).',
        ],
        ['Refuse the form.', 'Weisen Sie das Formular ab.'],
      ),
      cause(
        [
          'The list names a field that mosparo [ignores](/docs/integration/ignored_fields#rules), or with another spelling.',
          'Die Liste nennt ein Feld, das mosparo [ignoriert](/docs/integration/ignored_fields#rules), oder schreibt es anders.',
        ],
        ['Correct the list.', 'Berichtigen Sie die Liste.'],
      ),
    ],
  }),
  entry('client-signature-mismatch', {
    place: 'client',
    message: "Verification signatures mismatch. Request '…' - Response '…'",
    meaning: [
      'The Java client got `valid: true`, but with another verification signature than its own. The other libraries report this as "not submittable".',
      'Der Java-Client erhielt `valid: true`, aber mit einer anderen Verifizierungssignatur als seiner eigenen. Die anderen Bibliotheken melden das als „nicht absendbar“.',
    ],
    causes: [
      cause(
        [
          'The form data that was sent is not the form data that was signed, for example because of empty lists or letters outside ASCII in names.',
          'Gesendet wurden andere Formulardaten als signiert, etwa wegen leerer Listen oder Zeichen außerhalb von ASCII in Namen.',
        ],
        [
          'Compare with the [signature lab](/docs/api/verification#signature-lab).',
          'Vergleichen Sie mit dem [Signatur-Labor](/docs/api/verification#signature-lab).',
        ],
      ),
      cause(
        [
          'The answer does not come from your mosparo.',
          'Die Antwort kommt nicht von Ihrem mosparo.',
        ],
        [
          'Refuse the form; call mosparo over `https`.',
          'Weisen Sie das Formular ab; rufen Sie mosparo über `https` auf.',
        ],
      ),
    ],
  }),
];
