import {cause, entry, type ErrorEntry} from './types';

/** Exceptions of the client libraries, whose messages end up in the log of the backend. */
export const clientErrors: readonly ErrorEntry[] = [
  entry('client-token-missing', {
    place: 'client',
    message: 'Submit or validation token not available.',
    also: [
      {en: '_mosparo_submitToken must be provided.', de: '_mosparo_submitToken must be provided.'},
      {
        en: '_mosparo_validationToken must be provided.',
        de: '_mosparo_validationToken must be provided.',
      },
    ],
    causes: [
      cause(
        {
          en: 'A bot, no JavaScript, code that passes only the fields, or a framework that drops unknown names or those with `_`. mosparo was not called.',
          de: 'Ein Bot, kein JavaScript, Code, der nur die Felder übergibt, oder ein Framework, das unbekannte Namen oder solche mit `_` verwirft. Es gab keine Verifizierung.',
        },
        {
          en: 'Catch the exception and refuse the form. Pass both tokens as [separate arguments](/docs/integration/custom#official-clients), read from the raw request.',
          de: 'Fangen Sie die Ausnahme ab und weisen Sie das Formular ab. Übergeben Sie beide Token als [eigene Argumente](/docs/integration/custom#official-clients), gelesen aus der rohen Anfrage.',
        },
      ),
    ],
  }),
  entry('client-request-failed', {
    place: 'client',
    message: 'An error occurred while sending the request to mosparo.',
    also: [{en: 'Request timeout after 5000ms', de: 'Request timeout after 5000ms'}],
    meaning: {
      en: 'PHP, Python or .NET: no answer, in PHP also any status from 400 on. The inner exception (`getPrevious()`, `__cause__`, `InnerException`) has the reason.',
      de: 'PHP, Python oder .NET: keine Antwort, in PHP auch jeder Status ab 400. Den Grund enthält die innere Ausnahme (`getPrevious()`, `__cause__`, `InnerException`).',
    },
    causes: [
      cause(
        {
          en: 'PHP: status 400 or 403, for example [Request invalid.](/docs/api/troubleshooting#request-invalid)',
          de: 'PHP: Status 400 oder 403, zum Beispiel [Request invalid.](/docs/api/troubleshooting#request-invalid)',
        },
        {
          en: 'Log `$exception->getPrevious()->getMessage()`: status and body.',
          de: 'Protokollieren Sie `$exception->getPrevious()->getMessage()`: Status und Body.',
        },
      ),
      cause(
        {
          en: 'The backend cannot reach mosparo: DNS, firewall, wrong host, timeout.',
          de: 'Das Backend erreicht mosparo nicht: DNS, Firewall, falscher Host, Zeitlimit.',
        },
        {
          en: 'Call the host with `curl` from the same server or container.',
          de: 'Rufen Sie den Host auf demselben Server oder im selben Container mit `curl` auf.',
        },
      ),
      cause(
        {
          en: 'The certificate of mosparo is not trusted.',
          de: 'Dem Zertifikat von mosparo wird nicht vertraut.',
        },
        {
          en: 'Install the complete certificate chain.',
          de: 'Installieren Sie die vollständige Zertifikatskette.',
        },
      ),
    ],
  }),
  entry('client-response-invalid', {
    place: 'client',
    message: 'Response from API invalid.',
    also: [{en: 'Response from the API is invalid.', de: 'Response from the API is invalid.'}],
    meaning: {
      en: 'The answer is empty or not JSON. Python raises a `JSONDecodeError` if there is a body.',
      de: 'Die Antwort ist leer oder kein JSON. Python löst einen `JSONDecodeError` aus, wenn sie nicht leer ist.',
    },
    causes: [
      cause(
        {
          en: 'The host is not mosparo, or a proxy answers with its own page.',
          de: 'Der Host ist nicht mosparo, oder ein Proxy antwortet mit einer eigenen Seite.',
        },
        {
          en: 'Print the body. Use the host from the general settings, without a path.',
          de: 'Geben Sie den Body aus. Verwenden Sie den Host aus den Haupteinstellungen, ohne Pfad.',
        },
      ),
      cause(
        {
          en: 'mosparo is not set up yet, and the client followed the [redirect](/docs/api/troubleshooting#http-302) to an HTML page.',
          de: 'mosparo ist noch nicht eingerichtet, und der Client ist der [Umleitung](/docs/api/troubleshooting#http-302) auf eine HTML-Seite gefolgt.',
        },
        {en: 'Finish the setup.', de: 'Schließen Sie die Einrichtung ab.'},
      ),
      cause(
        {
          en: 'API debug mode: HTML can precede the JSON.',
          de: 'API-Debugging-Modus: Vor dem JSON kann HTML stehen.',
        },
        {
          en: 'Look at the [raw body](/docs/api/api_debug_mode#example-signature).',
          de: 'Sehen Sie sich den [rohen Body](/docs/api/api_debug_mode#example-signature) an.',
        },
      ),
    ],
  }),
  entry('client-http-error', {
    place: 'client',
    message: 'HTTP error! status: 400',
    causes: [
      cause(
        {
          en: 'JavaScript: a status other than 2xx, the body is dropped. 400 is usually [Request invalid.](/docs/api/troubleshooting#request-invalid), 403 an [unknown key](/docs/api/troubleshooting#no-project-for-public-key) or [address](/docs/api/troubleshooting#ip-not-allowed), 500 [an error of mosparo](/docs/api/troubleshooting#http-500).',
          de: 'JavaScript: ein anderer Status als 2xx, der Body fehlt. 400 ist meist [Request invalid.](/docs/api/troubleshooting#request-invalid), 403 ein [unbekannter Schlüssel](/docs/api/troubleshooting#no-project-for-public-key) oder eine [nicht erlaubte Adresse](/docs/api/troubleshooting#ip-not-allowed), 500 [ein Fehler von mosparo](/docs/api/troubleshooting#http-500).',
        },
        {
          en: 'Send the same request with `curl` to see the message.',
          de: 'Senden Sie dieselbe Anfrage mit `curl`, um die Meldung zu sehen.',
        },
      ),
    ],
  }),
  entry('client-field-not-verified', {
    place: 'client',
    message: "Required field 'message' not verified",
    also: [
      {
        en: 'Required fields must be non null and non empty',
        de: 'Required fields must be non null and non empty',
      },
    ],
    causes: [
      cause(
        {
          en: 'Java: a field of your list was not verified. Somebody [hid it from the box](/docs/integration/bypass_protection#attacks), or the list names an [ignored](/docs/integration/ignored_fields#rules) or misspelled field.',
          de: 'Java: Ein Feld Ihrer Liste wurde nicht verifiziert. Jemand hat es [vor der Box versteckt](/docs/integration/bypass_protection#attacks), oder die Liste nennt ein [ignoriertes](/docs/integration/ignored_fields#rules) oder falsch geschriebenes Feld.',
        },
        {
          en: 'Refuse the form, or correct the list.',
          de: 'Weisen Sie das Formular ab, oder berichtigen Sie die Liste.',
        },
      ),
    ],
  }),
  entry('client-signature-mismatch', {
    place: 'client',
    message: "Verification signatures mismatch. Request '…' - Response '…'",
    causes: [
      cause(
        {
          en: 'Java (others say “not submittable”): sent form data differs from signed (empty lists, names outside ASCII), or the answer is not from your mosparo.',
          de: 'Java (andere melden „nicht absendbar“): Gesendet wurde anderes als signiert (leere Listen, Namen außerhalb von ASCII), oder die Antwort ist nicht von Ihrem mosparo.',
        },
        {
          en: 'Compare in the [signature lab](/docs/api/signing#signature-lab). Refuse the form, and call mosparo over `https`.',
          de: 'Vergleichen Sie im [Signatur-Labor](/docs/api/signing#signature-lab). Weisen Sie das Formular ab, und rufen Sie mosparo über `https` auf.',
        },
      ),
    ],
  }),
];
