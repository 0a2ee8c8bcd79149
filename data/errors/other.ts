import {cause, entry, type ErrorEntry} from './types';

export const statisticErrors: readonly ErrorEntry[] = [
  entry('invalid-range', {
    place: 'statistic',
    message: 'Invalid range.',
    status: '200',
    meaning: [
      '`range` is `0` or does not begin with a number.',
      '`range` ist `0` oder beginnt nicht mit einer Zahl.',
    ],
    causes: [
      cause(
        [
          'The range was given with a unit, as a date, or empty.',
          'Der Zeitraum wurde mit Einheit, als Datum oder leer angegeben.',
        ],
        [
          'Give seconds, for example `86400`, or leave the parameter out.',
          'Geben Sie Sekunden an, zum Beispiel `86400`, oder lassen Sie den Parameter weg.',
        ],
      ),
    ],
  }),
  entry('start-date-future', {
    place: 'statistic',
    message: 'The start date cannot be in the future.',
    status: '200',
    meaning: [
      '`startDate` is later than the clock of the server.',
      '`startDate` liegt nach der Uhrzeit des Servers.',
    ],
    causes: [
      cause(
        [
          'Time zones: your "today" is still tomorrow for the server.',
          'Zeitzonen: Ihr „heute“ ist für den Server noch morgen.',
        ],
        [
          'Use the date of the server, or yesterday.',
          'Verwenden Sie das Datum des Servers oder den Vortag.',
        ],
      ),
    ],
  }),
  entry('start-date-format', {
    place: 'statistic',
    message: 'The start date has an invalid format. Excepted format: YYYY-MM-DD',
    status: '200',
    meaning: [
      '`startDate` is not a date that PHP understands. The message is spelled like this.',
      '`startDate` ist kein Datum, das PHP versteht. Die Meldung ist wirklich so geschrieben.',
    ],
    causes: [
      cause(
        ['A format such as `31/12/2026` was used.', 'Ein Format wie `31/12/2026` wurde verwendet.'],
        ['Write `2026-12-31`.', 'Schreiben Sie `2026-12-31`.'],
      ),
    ],
  }),
];

export const rulePackageErrors: readonly ErrorEntry[] = [
  entry('rule-package-not-found', {
    place: 'rulePackage',
    message: 'Rule package not found.',
    status: '200',
    meaning: [
      'The project of the public key has no rule package with this number.',
      'Das Projekt des öffentlichen Schlüssels hat kein Regelpaket mit dieser Nummer.',
    ],
    causes: [
      cause(
        [
          'The number belongs to a package of another project, or is its UUID.',
          'Die Nummer gehört zu einem Paket eines anderen Projekts oder ist dessen UUID.',
        ],
        [
          'Take the number from the page of the package, "How to import".',
          'Nehmen Sie die Nummer von der Seite des Pakets, „Wie importieren“.',
        ],
      ),
    ],
  }),
  entry('rule-package-type', {
    place: 'rulePackage',
    message: 'Rule package type (AUTOMATICALLY_FROM_URL) is not allowed.',
    status: '200',
    reason: 'rule_package_type_invalid',
    meaning: [
      'The import is only for packages of the type "Manually via API". The brackets name the type of this package: `AUTOMATICALLY_FROM_URL`, `AUTOMATICALLY_FROM_FILE` or `MANUALLY_VIA_CLI`.',
      'Der Import ist nur für Pakete vom Typ „Manuell über API“ da. In Klammern steht der Typ dieses Pakets: `AUTOMATICALLY_FROM_URL`, `AUTOMATICALLY_FROM_FILE` oder `MANUALLY_VIA_CLI`.',
    ],
    causes: [
      cause(
        [
          'The package was made with another type. The type cannot be changed.',
          'Das Paket wurde mit einem anderen Typ angelegt. Der Typ lässt sich nicht ändern.',
        ],
        [
          'Make a new package of the type "Manually via API".',
          'Legen Sie ein neues Paket vom Typ „Manuell über API“ an.',
        ],
      ),
    ],
  }),
  entry('rule-package-hash', {
    place: 'rulePackage',
    message: 'The specified hash is invalid for the given content.',
    status: '200',
    reason: 'rule_package_content_hash_invalid',
    meaning: [
      '`rulePackageHash` is not the SHA-256 hash of `rulePackageContent`.',
      '`rulePackageHash` ist nicht der SHA-256-Hash von `rulePackageContent`.',
    ],
    causes: [
      cause(
        [
          'The hash is that of a file, and the content was read, formatted or encoded differently.',
          'Der Hash ist der einer Datei, und der Inhalt wurde anders gelesen, formatiert oder kodiert.',
        ],
        [
          'Hash the very text that you send, before it is put into the JSON body.',
          'Hashen Sie genau den Text, den Sie senden, bevor er in den JSON-Body kommt.',
        ],
      ),
      cause(
        [
          'Upper-case hex digits, or the whole line of `sha256sum`.',
          'Große Hexziffern oder die ganze Zeile von `sha256sum`.',
        ],
        [
          'Send the 64 digits only, in lower case.',
          'Senden Sie nur die 64 Ziffern, kleingeschrieben.',
        ],
      ),
    ],
  }),
  entry('rule-package-empty', {
    place: 'rulePackage',
    message: 'Rule package content is empty.',
    status: '200',
    meaning: ['`rulePackageContent` has no content.', '`rulePackageContent` hat keinen Inhalt.'],
    causes: [
      cause(
        [
          'The file that your program read is empty.',
          'Die Datei, die Ihr Programm gelesen hat, ist leer.',
        ],
        [
          'Check its path. To empty a package, remove its rules with batch.',
          'Prüfen Sie den Pfad. Um ein Paket zu leeren, entfernen Sie seine Regeln mit Batch.',
        ],
      ),
    ],
  }),
  entry('general-error', {
    place: 'rulePackage',
    message: 'A general error occurred.',
    status: '200',
    reason: 'general_error',
    meaning: [
      'The import stopped. The API debug mode adds `exceptionMessage` with the reason.',
      'Der Import brach ab. Der API-Debugging-Modus ergänzt `exceptionMessage` mit dem Grund.',
    ],
    causes: [
      cause(
        [
          '`The rule package content is not valid against the schema.`: a key is missing, a list is empty, or there is an unknown key at package level.',
          '`The rule package content is not valid against the schema.`: Ein Schlüssel fehlt, eine Liste ist leer, oder auf Paketebene gibt es einen unbekannten Schlüssel.',
        ],
        [
          'Compare with [the content](/docs/api/rule_package#content).',
          'Vergleichen Sie mit [dem Inhalt](/docs/api/rule_package#content).',
        ],
      ),
      cause(
        [
          '`Unknown rule package file type.`: the content is not recognized as JSON, for example because of a byte order mark, or because it is [too large](/docs/usage/rule_packages#format).',
          '`Unknown rule package file type.`: Der Inhalt wird nicht als JSON erkannt, etwa wegen einer Byte Order Mark oder weil er [zu groß](/docs/usage/rule_packages#format) ist.',
        ],
        [
          'Send plain UTF-8 JSON that begins with `{`, or large content in batches.',
          'Senden Sie reines UTF-8-JSON, das mit `{` beginnt, oder große Inhalte in Teilen.',
        ],
      ),
      cause(
        [
          '`Failed to parse time string …`: `lastUpdatedAt` is not a date.',
          '`Failed to parse time string …`: `lastUpdatedAt` ist kein Datum.',
        ],
        ['Write `2026-03-01T08:00:00+00:00`.', 'Schreiben Sie `2026-03-01T08:00:00+00:00`.'],
      ),
    ],
  }),
  entry('tasks-undefined', {
    place: 'rulePackage',
    message: 'Tasks undefined.',
    status: '400',
    meaning: [
      'A batch has no `tasks`, or an empty list.',
      'Ein Batch hat kein `tasks` oder eine leere Liste.',
    ],
    causes: [
      cause(
        [
          'Your program found no change and sent the batch nevertheless.',
          'Ihr Programm fand keine Änderung und sendete den Batch trotzdem.',
        ],
        [
          'Skip the call when there is nothing to do.',
          'Lassen Sie den Aufruf weg, wenn es nichts zu tun gibt.',
        ],
      ),
    ],
  }),
  entry('task-data-not-valid', {
    place: 'rulePackage',
    message: 'Task data not valid: store_rule_item; Data: …',
    status: '200',
    meaning: [
      'An entry of `errors`: the task was skipped because its data breaks the schema. The text names the task and repeats the data.',
      'Ein Eintrag in `errors`: Die Aufgabe wurde übersprungen, weil ihre Daten das Schema verletzen. Der Text nennt die Aufgabe und wiederholt die Daten.',
    ],
    causes: [
      cause(
        [
          'A required key is missing, there is an unknown one, or a number came as text.',
          'Ein Pflichtschlüssel fehlt, es gibt einen unbekannten, oder eine Zahl kam als Text.',
        ],
        [
          'Compare with [the tasks](/docs/api/rule_package#batch).',
          'Vergleichen Sie mit [den Aufgaben](/docs/api/rule_package#batch).',
        ],
      ),
    ],
  }),
  entry('rule-not-available', {
    place: 'rulePackage',
    message: 'Rule not available: 6f0f7c57-6f2d-4b3e-9a3c-1c9d4a7f1e10',
    status: '200',
    meaning: [
      'An entry of `errors`: an item names a rule that the package does not have.',
      'Ein Eintrag in `errors`: Ein Eintrag nennt eine Regel, die das Paket nicht hat.',
    ],
    causes: [
      cause(
        [
          'The rule was not stored yet, or its own task failed.',
          'Die Regel wurde noch nicht gespeichert, oder ihre eigene Aufgabe ist gescheitert.',
        ],
        [
          'Send `store_rule` before or in the same batch.',
          'Senden Sie `store_rule` vorher oder im selben Batch.',
        ],
      ),
    ],
  }),
];

/** Answers that carry no message of the API. */
export const httpErrors: readonly ErrorEntry[] = [
  entry('http-302', {
    place: 'http',
    message: [
      'Status 302 to /setup/ or /administration/update/finalize',
      'Status 302 nach /setup/ oder /administration/update/finalize',
    ],
    status: '302',
    meaning: [
      'The installation or an update is not finished.',
      'Die Installation oder ein Update ist nicht abgeschlossen.',
    ],
    causes: [
      cause(
        [
          'New files were installed, and nobody opened mosparo since. GET requests to the statistic and rule package API are redirected; POST requests and the health API are not.',
          'Neue Dateien sind da, und seither hat niemand mosparo geöffnet. GET-Anfragen an die Statistik- und die Regelpaket-API werden umgeleitet, POST-Anfragen und die Health-API nicht.',
        ],
        [
          'Open mosparo in the browser once and finish the [update](/docs/administration/updates).',
          'Öffnen Sie mosparo einmal im Browser und schließen Sie das [Update](/docs/administration/updates) ab.',
        ],
      ),
    ],
  }),
  entry('http-400', {
    place: 'http',
    message: ['Status 400 without errorMessage', 'Status 400 ohne errorMessage'],
    status: '400',
    meaning: [
      'The framework refused the request before mosparo looked at it. With `Accept: application/json`, expect JSON with `title`, `status` and `detail` instead of `error` and `errorMessage`.',
      'Das Framework hat die Anfrage abgewiesen, bevor mosparo sie ansah. Mit `Accept: application/json` ist JSON mit `title`, `status` und `detail` statt `error` und `errorMessage` zu erwarten.',
    ],
    causes: [
      cause(
        [
          'The body is not valid JSON although the content type says so.',
          'Der Body ist kein gültiges JSON, obwohl der Content-Type das sagt.',
        ],
        [
          'Send one JSON document, without anything around it.',
          'Senden Sie ein JSON-Dokument und nichts darum herum.',
        ],
      ),
      cause(
        [
          '`metadata` was sent as an object, or another text parameter as a list or an object.',
          '`metadata` wurde als Objekt gesendet oder ein anderer Textparameter als Liste oder Objekt.',
        ],
        ['Send a text that contains JSON.', 'Senden Sie einen Text, der JSON enthält.'],
      ),
    ],
  }),
  entry('http-403-html', {
    place: 'http',
    message: ['Status 403 with an HTML page', 'Status 403 mit einer HTML-Seite'],
    also: [['No access', 'Kein Zugriff']],
    status: '403',
    meaning: [
      'Usually the API allow list; without `Accept: application/json` the message does not come as JSON.',
      'Meist die Liste erlaubter Adressen der API; ohne `Accept: application/json` kommt die Meldung nicht als JSON.',
    ],
    causes: [
      cause(
        [
          'The address of the caller [is not allowed](/docs/api/troubleshooting#ip-not-allowed).',
          'Die Adresse des Aufrufers [ist nicht erlaubt](/docs/api/troubleshooting#ip-not-allowed).',
        ],
        [
          'Send `Accept: application/json` to see the address, and add it to the list.',
          'Senden Sie `Accept: application/json`, um die Adresse zu sehen, und nehmen Sie sie in die Liste auf.',
        ],
      ),
      cause(
        [
          'A firewall or the web server refuses the request before PHP.',
          'Eine Firewall oder der Webserver weist die Anfrage vor PHP ab.',
        ],
        [
          'Look for the request in the log of the web server.',
          'Suchen Sie die Anfrage im Log des Webservers.',
        ],
      ),
    ],
  }),
  entry('http-404', {
    place: 'http',
    message: ['Status 404', 'Status 404'],
    also: [
      ['Not found', 'Nicht gefunden'],
      ['No route found for …', 'No route found for …'],
      ['… object not found by …', '… object not found by …'],
      ['404 Not Found', '404 Not Found'],
    ],
    status: '404',
    meaning: [
      'Not a problem of the signature. Browsers see a page with the title "Not found". With `Accept` exactly `application/json` the answer is JSON; its `errorMessage` names the path for which there is no route, or the kind of object that was not found.',
      'Kein Problem der Signatur. Browser zeigen eine Seite mit dem Titel „Nicht gefunden“. Ist `Accept` genau `application/json`, kommt JSON; `errorMessage` nennt den Pfad, zu dem es keine Route gibt, oder die Art des Objekts, das nicht gefunden wurde.',
    ],
    causes: [
      cause(
        [
          'The path is wrong, or the web server does not pass it on to `index.php`.',
          'Der Pfad ist falsch, oder der Webserver reicht ihn nicht an `index.php` weiter.',
        ],
        [
          'Open `/api/v1/statistic/by-date` in the browser: mosparo answers `No authorization header found.` when the path arrives.',
          'Öffnen Sie `/api/v1/statistic/by-date` im Browser: mosparo antwortet `No authorization header found.`, wenn der Pfad ankommt.',
        ],
      ),
      cause(
        [
          'Health API: your address is not in `MOSPARO_HEALTH_ALLOW_LIST`.',
          'Health-API: Ihre Adresse steht nicht in `MOSPARO_HEALTH_ALLOW_LIST`.',
        ],
        [
          'See [the allow list of the health API](/docs/api/health#allow-list).',
          'Siehe [die Liste der Health-API](/docs/api/health#allow-list).',
        ],
      ),
      cause(
        [
          'Rule package API: the package or the rule does not exist in the project of the public key.',
          'Regelpaket-API: Das Paket oder die Regel gibt es im Projekt des öffentlichen Schlüssels nicht.',
        ],
        ['Check the number.', 'Prüfen Sie die Nummer.'],
      ),
      cause(
        [
          'Stylesheet of the box, body `404 Not Found`: no project has this UUID.',
          'Stylesheet der Box, Body `404 Not Found`: Kein Projekt hat diese UUID.',
        ],
        [
          'Copy the UUID again from the general settings.',
          'Kopieren Sie die UUID erneut aus den Haupteinstellungen.',
        ],
      ),
    ],
  }),
  entry('http-405', {
    place: 'http',
    message: ['Status 405', 'Status 405'],
    also: [['Method Not Allowed', 'Method Not Allowed']],
    status: '405',
    meaning: [
      'The rule package API and the health API accept one method for each path.',
      'Die Regelpaket-API und die Health-API nehmen je Pfad nur eine Methode an.',
    ],
    causes: [
      cause(
        [
          'The wrong method: `import` and `batch` need POST, `hash-index`, `rules`, `rule-items` and the health check need GET.',
          'Die falsche Methode: `import` und `batch` brauchen POST, `hash-index`, `rules`, `rule-items` und die Zustandsprüfung GET.',
        ],
        [
          'Use the method that the table of the endpoint shows.',
          'Verwenden Sie die Methode, die beim Endpunkt steht.',
        ],
      ),
      cause(
        [
          'A redirect turned a POST into a GET.',
          'Eine Umleitung hat aus einem POST ein GET gemacht.',
        ],
        [
          'Call the final address, with `https`.',
          'Rufen Sie die endgültige Adresse auf, mit `https`.',
        ],
      ),
    ],
  }),
  entry('http-413', {
    place: 'http',
    message: ['Status 413', 'Status 413'],
    also: [['Request Entity Too Large', 'Request Entity Too Large']],
    status: '413',
    meaning: [
      'The web server or a proxy in front of mosparo refuses the size of the request. The answer does not come from mosparo.',
      'Der Webserver oder ein Proxy vor mosparo lehnt die Größe der Anfrage ab. Die Antwort kommt nicht von mosparo.',
    ],
    causes: [
      cause(
        [
          'A large rule package, or a form with very long texts.',
          'Ein großes Regelpaket oder ein Formular mit sehr langen Texten.',
        ],
        [
          'Raise `client_max_body_size` (nginx) or `LimitRequestBody` (Apache), and `post_max_size` of PHP; send rule packages as [batches](/docs/api/rule_package#batch).',
          'Erhöhen Sie `client_max_body_size` (nginx) oder `LimitRequestBody` (Apache) und `post_max_size` von PHP; senden Sie Regelpakete als [Batches](/docs/api/rule_package#batch).',
        ],
      ),
    ],
  }),
  entry('http-500', {
    place: 'http',
    message: ['Status 500', 'Status 500'],
    status: '500',
    meaning: [
      'mosparo stopped with an error; `var/log/prod-<date>.log` has it. Treat the form as not verified.',
      'mosparo brach mit einem Fehler ab; er steht in `var/log/prod-<Datum>.log`. Behandeln Sie das Formular als nicht überprüft.',
    ],
    causes: [
      cause(
        [
          '`verify` or `store-metadata` was called for a submission that was rated as spam and therefore has no validation token.',
          '`verify` oder `store-metadata` wurde für eine Einsendung aufgerufen, die als Spam bewertet wurde und deshalb keinen Validierungscode hat.',
        ],
        [
          'Do not call `verify` when the posted validation token is empty.',
          'Rufen Sie `verify` nicht auf, wenn der mitgesendete Validierungscode leer ist.',
        ],
      ),
      cause(
        [
          '`check-form-data` came without `ignoredFields`, or `store-form-data` without `formData`.',
          '`check-form-data` kam ohne `ignoredFields` oder `store-form-data` ohne `formData`.',
        ],
        ['Always send both lists.', 'Senden Sie immer beide Listen.'],
      ),
      cause(
        [
          'A batch has a `lastUpdatedAt` with milliseconds.',
          'Ein Batch hat ein `lastUpdatedAt` mit Millisekunden.',
        ],
        ['Write `2026-03-01T08:00:00+00:00`.', 'Schreiben Sie `2026-03-01T08:00:00+00:00`.'],
      ),
      cause(
        [
          'A batch removes a rule that still has items, or `page` or `perPage` is `0`.',
          'Ein Batch entfernt eine Regel, die noch Einträge hat, oder `page` oder `perPage` ist `0`.',
        ],
        [
          'Remove the items first; count pages from 1.',
          'Entfernen Sie zuerst die Einträge; zählen Sie Seiten ab 1.',
        ],
      ),
      cause(
        ['The database is not reachable.', 'Die Datenbank ist nicht erreichbar.'],
        [
          'Ask the [health API](/docs/api/health).',
          'Fragen Sie die [Health-API](/docs/api/health).',
        ],
      ),
    ],
  }),
];
