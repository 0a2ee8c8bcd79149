import {cause, entry, type ErrorEntry} from './types';

/** Answers that every signed API can give, in the order in which the server checks. */
export const signedErrors: readonly ErrorEntry[] = [
  entry('ip-not-allowed', {
    place: 'signed',
    message: 'Access to the API for this IP address (203.0.113.7) is not allowed.',
    status: '403',
    meaning: {
      en: 'The address of your backend is not in the list “API access”. The answer is an HTML page unless `Accept` is exactly `application/json`.',
      de: 'Die Adresse Ihres Backends steht nicht auf der Liste „API-Zugriff“. Die Antwort ist eine HTML-Seite, außer `Accept` ist genau `application/json`.',
    },
    causes: [
      cause(
        {
          en: 'The outgoing address of the website is not the one you expect, often IPv6.',
          de: 'Die ausgehende Adresse der Website ist eine andere als gedacht, oft IPv6.',
        },
        {
          en: 'Enter the address from the message in the [security settings](/docs/administration/security_settings).',
          de: 'Tragen Sie die Adresse aus der Meldung in den [Sicherheits-Einstellungen](/docs/administration/security_settings) ein.',
        },
      ),
      cause(
        {
          en: 'The message shows the address of a reverse proxy that mosparo does not trust.',
          de: 'Die Meldung zeigt die Adresse eines Reverse-Proxys, dem mosparo nicht vertraut.',
        },
        {
          en: 'Set up the [trusted proxies](/docs/installation/configure/reverse_proxy).',
          de: 'Richten Sie die [vertrauenswürdigen Proxys](/docs/installation/configure/reverse_proxy) ein.',
        },
      ),
      cause(
        {en: 'The list contains spaces.', de: 'Die Liste enthält Leerzeichen.'},
        {
          en: 'One address or subnet per line, without spaces.',
          de: 'Eine Adresse oder ein Subnetz pro Zeile, ohne Leerzeichen.',
        },
      ),
    ],
  }),
  entry('no-authorization-header', {
    place: 'signed',
    message: 'No authorization header found.',
    status: '400',
    meaning: {
      en: 'PHP received no header of the form `Authorization: Basic base64(publicKey:requestSignature)`.',
      de: 'PHP erhielt keinen Header der Form `Authorization: Basic base64(publicKey:requestSignature)`.',
    },
    causes: [
      cause(
        {
          en: 'Apache with CGI or FPM drops the header if the shipped `public/.htaccess` has no effect.',
          de: 'Apache mit CGI oder FPM verwirft den Header, wenn die mitgelieferte `public/.htaccess` nicht wirkt.',
        },
        {
          en: 'Allow `.htaccess`, or copy its rule into the [virtual host](/docs/installation/configure/apache).',
          de: 'Erlauben Sie die `.htaccess`, oder übernehmen Sie ihre Regel in den [virtuellen Host](/docs/installation/configure/apache).',
        },
      ),
      cause(
        {
          en: 'A redirect, for example from `http` to `https`: HTTP clients then drop the header.',
          de: 'Eine Umleitung, etwa von `http` auf `https`: HTTP-Clients lassen den Header dann weg.',
        },
        {en: 'Call the final address.', de: 'Rufen Sie die endgültige Adresse auf.'},
      ),
      cause(
        {
          en: 'Password protection of a proxy uses the header.',
          de: 'Der Passwortschutz eines Proxys verwendet den Header.',
        },
        {en: 'Exclude `/api/` from it.', de: 'Nehmen Sie `/api/` davon aus.'},
      ),
    ],
  }),
  entry('authorization-header-invalid', {
    place: 'signed',
    message: 'Authorization header invalid.',
    status: '200',
    causes: [
      cause(
        {
          en: 'The decoded header is not two parts with one colon: Base64 is missing or applied twice, or the scheme is `Bearer` or `basic`. The body has 401 as entry `0`.',
          de: 'Der dekodierte Header hat nicht zwei Teile mit einem Doppelpunkt: Base64 fehlt oder ist doppelt, oder das Schema ist `Bearer` oder `basic`. Im Body steht 401 als Eintrag `0`.',
        },
        {
          en: 'Encode `publicKey:requestSignature` once. Write `Basic ` with a capital B, or leave out the word.',
          de: 'Kodieren Sie `publicKey:requestSignature` einmal. Schreiben Sie `Basic ` mit großem B, oder lassen Sie das Wort weg.',
        },
      ),
    ],
  }),
  entry('no-project-for-public-key', {
    place: 'signed',
    message: 'No project available for the sent public key.',
    status: '403',
    causes: [
      cause(
        {
          en: 'The keys were reissued (which replaces both), mixed up or belong to another installation, or the project was deleted. Also from the frontend API.',
          de: 'Die Schlüssel wurden neu ausgestellt (das ersetzt beide), verwechselt oder gehören zu einer anderen Installation, oder das Projekt wurde gelöscht. Auch von der Frontend-API.',
        },
        {
          en: 'Copy both keys again. They have 43 characters and may begin with `-` or `_`. The UUID has 36.',
          de: 'Kopieren Sie beide Schlüssel erneut. Jeder hat 43 Zeichen und kann mit `-` oder `_` beginnen; die UUID hat 36.',
        },
      ),
    ],
  }),
  entry('request-invalid', {
    place: 'signed',
    message: 'Request invalid.',
    status: '400',
    reason: 'hmac_hash_invalid',
    meaning: {
      en: 'The signed text or the private key differs. The [API debug mode](/docs/api/api_debug_mode#example-signature) shows the text that the server signed.',
      de: 'Der signierte Text oder der geheime Schlüssel weicht ab. Der [API-Debugging-Modus](/docs/api/api_debug_mode#example-signature) zeigt den Text, den der Server signiert hat.',
    },
    causes: [
      cause(
        {
          en: 'The private key is from another project, or was cut off or changed by a configuration file.',
          de: 'Der geheime Schlüssel ist von einem anderen Projekt oder wurde abgeschnitten oder durch eine Konfigurationsdatei verändert.',
        },
        {
          en: 'Copy it again: 43 characters, used as text, never Base64-decoded.',
          de: 'Kopieren Sie ihn erneut: 43 Zeichen, als Text verwendet, nie Base64-dekodiert.',
        },
      ),
      cause(
        {
          en: '`Content-Type: application/json` is missing, so the server signs `/api/v1/verification/verify{}`.',
          de: '`Content-Type: application/json` fehlt; der Server signiert dann `/api/v1/verification/verify{}`.',
        },
        {
          en: 'Send the header, and one JSON document.',
          de: 'Senden Sie den Header und ein einziges JSON-Dokument.',
        },
      ),
      cause(
        {
          en: 'The signed text is not [canonical JSON](/docs/api/signing#canonical-json): `/` without a backslash, characters outside ASCII not as `\\uxxxx`, `[]` instead of `{}`, other order of keys, spaces.',
          de: 'Der signierte Text ist kein [kanonisches JSON](/docs/api/signing#canonical-json): `/` ohne Backslash, Zeichen außerhalb von ASCII nicht als `\\uxxxx`, `[]` statt `{}`, andere Reihenfolge, Leerzeichen.',
        },
        {
          en: 'Compare with the [test vectors](/docs/api/signing#test-vectors), character by character.',
          de: 'Vergleichen Sie Zeichen für Zeichen mit den [Testvektoren](/docs/api/signing#test-vectors).',
        },
      ),
      cause(
        {
          en: 'The web server adds a query argument, for example an nginx rewrite to `/index.php?q=…`.',
          de: 'Der Webserver hängt ein Query-Argument an, etwa durch eine Rewrite-Regel von nginx auf `/index.php?q=…`.',
        },
        {
          en: 'Use `try_files $uri /index.php$is_args$args`, see [nginx](/docs/installation/configure/nginx).',
          de: 'Verwenden Sie `try_files $uri /index.php$is_args$args`, siehe [nginx](/docs/installation/configure/nginx).',
        },
      ),
      cause(
        {
          en: 'Something else was signed: a path with prefix or final slash, the whole address, only the form data, a number as text or the reverse.',
          de: 'Etwas anderes wurde signiert: ein Pfad mit Präfix oder Schrägstrich am Ende, die ganze Adresse, nur die Formulardaten, eine Zahl als Text oder umgekehrt.',
        },
        {
          en: 'Sign [the path](/docs/api/signing#path-prefix) and all request data, with the [right types](/docs/api/signing#other-requests).',
          de: 'Signieren Sie [den Pfad](/docs/api/signing#path-prefix) und alle Anfragedaten, mit den [richtigen Typen](/docs/api/signing#other-requests).',
        },
      ),
      cause(
        {
          en: 'The signature has upper-case hex digits.',
          de: 'Die Signatur enthält Großbuchstaben.',
        },
        {en: 'Write them in lower case.', de: 'Verwenden Sie nur Kleinbuchstaben (`a`–`f`).'},
      ),
      cause(
        {
          en: 'Official JavaScript or Python client: a field name contains `/`, in JavaScript also characters outside ASCII.',
          de: 'Offizieller JavaScript- oder Python-Client: Ein Feldname enthält `/`, bei JavaScript auch Zeichen außerhalb von ASCII.',
        },
        {
          en: 'Use ASCII letters and digits in field names.',
          de: 'Verwenden Sie in Feldnamen ASCII-Buchstaben und Ziffern.',
        },
      ),
    ],
  }),
];

/** Answers that carry no message of the API. */
export const httpErrors: readonly ErrorEntry[] = [
  entry('http-302', {
    place: 'http',
    message: {
      en: 'Status 302 to /setup/ or /administration/update/finalize',
      de: 'Status 302 nach /setup/ oder /administration/update/finalize',
    },
    status: '302',
    causes: [
      cause(
        {
          en: 'The setup or an update is not finished. An update redirects only GET requests to the statistic and rule package APIs.',
          de: 'Einrichtung oder Update ist nicht abgeschlossen. Ein Update leitet nur GET-Anfragen an Statistik- und Regelpaket-API um.',
        },
        {
          en: 'Open mosparo in the browser and [finish it](/docs/installation/update#finalize).',
          de: 'Öffnen Sie mosparo im Browser und [schließen Sie es ab](/docs/installation/update#finalize).',
        },
      ),
    ],
  }),
  entry('http-400', {
    place: 'http',
    message: {en: 'Status 400 without errorMessage', de: 'Status 400 ohne errorMessage'},
    status: '400',
    causes: [
      cause(
        {
          en: 'Invalid JSON in the body, or a text parameter such as `metadata` as a list or object. Invalid JSON is answered with `{"message":"Syntax error"}`.',
          de: 'Kein gültiges JSON im Body, oder ein Textparameter wie `metadata` als Liste oder Objekt. Auf ungültiges JSON kommt `{"message":"Syntax error"}`.',
        },
        {
          en: 'Send one JSON document, and JSON inside parameters as text.',
          de: 'Senden Sie ein einziges JSON-Dokument und JSON in Parametern als Text.',
        },
      ),
    ],
  }),
  entry('http-403-html', {
    place: 'http',
    message: {en: 'Status 403 with an HTML page', de: 'Status 403 mit einer HTML-Seite'},
    also: [{en: 'No access', de: 'Kein Zugriff'}],
    status: '403',
    causes: [
      cause(
        {
          en: 'Your address [is not allowed](/docs/api/troubleshooting#ip-not-allowed), or a firewall or the web server refused the request.',
          de: 'Ihre Adresse ist [nicht erlaubt](/docs/api/troubleshooting#ip-not-allowed), oder eine Firewall oder der Webserver hat die Anfrage abgewiesen.',
        },
        {
          en: 'Send `Accept: application/json` to see the address, or read the log of the web server.',
          de: 'Senden Sie `Accept: application/json`, um die Adresse zu sehen, oder lesen Sie das Protokoll des Webservers.',
        },
      ),
    ],
  }),
  entry('http-404', {
    place: 'http',
    message: 'Status 404',
    also: [
      {en: 'Not found', de: 'Nicht gefunden'},
      {en: 'No route found for …', de: 'No route found for …'},
      {en: '… object not found by …', de: '… object not found by …'},
      {en: '404 Not Found', de: '404 Not Found'},
    ],
    status: '404',
    meaning: {
      en: 'With `Accept` exactly `application/json`, `errorMessage` names the missing route or object.',
      de: 'Ist `Accept` genau `application/json`, nennt `errorMessage` die fehlende Route oder das fehlende Objekt.',
    },
    causes: [
      cause(
        {
          en: 'The path is wrong, or the web server does not pass it to `index.php`.',
          de: 'Der Pfad ist falsch, oder der Webserver reicht ihn nicht an `index.php` weiter.',
        },
        {
          en: 'Open `/api/v1/statistic/by-date` in the browser: `No authorization header found.` means that the path arrives.',
          de: 'Öffnen Sie `/api/v1/statistic/by-date` im Browser: Bei `No authorization header found.` kommt der Pfad an.',
        },
      ),
      cause(
        {
          en: 'Health API: your address is not in `MOSPARO_HEALTH_ALLOW_LIST`.',
          de: 'Health-API: Ihre Adresse steht nicht in `MOSPARO_HEALTH_ALLOW_LIST`.',
        },
        {
          en: 'Add it to the [allow list](/docs/api/health#allow-list).',
          de: 'Tragen Sie sie in die [Liste](/docs/api/health#allow-list) ein.',
        },
      ),
      cause(
        {
          en: 'Rule package API: the project of the public key has no such package or rule.',
          de: 'Regelpaket-API: Das Projekt des öffentlichen Schlüssels hat dieses Paket oder diese Regel nicht.',
        },
        {en: 'Check the number.', de: 'Prüfen Sie die Nummer.'},
      ),
      cause(
        {
          en: 'Stylesheet of the box, body `404 Not Found`: no project has this UUID.',
          de: 'Stylesheet der Box, Body `404 Not Found`: Kein Projekt hat diese UUID.',
        },
        {
          en: 'Copy the UUID again.',
          de: 'Kopieren Sie die UUID erneut.',
        },
      ),
    ],
  }),
  entry('http-405', {
    place: 'http',
    message: 'Status 405',
    also: [{en: 'Method Not Allowed', de: 'Method Not Allowed'}],
    status: '405',
    causes: [
      cause(
        {
          en: '`import` and `batch` need POST; `hash-index`, `rules`, `rule-items` and the health check need GET. Or a redirect turned POST into GET.',
          de: '`import` und `batch` brauchen POST; `hash-index`, `rules`, `rule-items` und die Zustandsprüfung GET. Oder eine Umleitung machte aus POST ein GET.',
        },
        {
          en: 'Use this method, and the final `https` address.',
          de: 'Verwenden Sie diese Methode und die endgültige `https`-Adresse.',
        },
      ),
    ],
  }),
  entry('http-413', {
    place: 'http',
    message: 'Status 413',
    also: [{en: 'Request Entity Too Large', de: 'Request Entity Too Large'}],
    status: '413',
    causes: [
      cause(
        {
          en: 'Too large for the web server or a proxy: a rule package, or very long texts.',
          de: 'Zu groß für den Webserver oder einen Proxy: ein Regelpaket oder sehr lange Texte.',
        },
        {
          en: 'Raise `client_max_body_size` (nginx) or `LimitRequestBody` (Apache), and `post_max_size` of PHP. Send rule packages as [batches](/docs/api/rule_package#batch).',
          de: 'Erhöhen Sie `client_max_body_size` (nginx) oder `LimitRequestBody` (Apache) und `post_max_size` von PHP. Senden Sie Regelpakete als [Batches](/docs/api/rule_package#batch).',
        },
      ),
    ],
  }),
  entry('http-500', {
    place: 'http',
    message: 'Status 500',
    status: '500',
    meaning: {
      en: 'The error is in `var/log/prod-<date>.log`. Treat the form as not verified.',
      de: 'Der Fehler steht in `var/log/prod-<Datum>.log`. Behandeln Sie das Formular als nicht verifiziert.',
    },
    causes: [
      cause(
        {
          en: '`verify` or `store-metadata` for spam, which has no validation token.',
          de: '`verify` oder `store-metadata` für Spam, der keinen Validierungscode hat.',
        },
        {
          en: 'Do not call `verify` if the posted validation token is empty.',
          de: 'Rufen Sie `verify` nicht auf, wenn der mitgesendete Validierungscode leer ist.',
        },
      ),
      cause(
        {
          en: 'The migrations of an update failed.',
          de: 'Die Migrationen eines Updates sind gescheitert.',
        },
        {
          en: 'Run them again [on the command line](/docs/installation/update_problems#error-500) or [without a shell](/docs/installation/update_problems#repair-without-shell).',
          de: 'Führen Sie sie erneut aus, [auf der Kommandozeile](/docs/installation/update_problems#error-500) oder [ohne Shell](/docs/installation/update_problems#repair-without-shell).',
        },
      ),
      cause(
        {en: 'The database is not reachable.', de: 'Die Datenbank ist nicht erreichbar.'},
        {
          en: 'Check the [health API](/docs/api/health).',
          de: 'Fragen Sie die [Health-API](/docs/api/health).',
        },
      ),
      cause(
        {
          en: '`check-form-data` came without `ignoredFields`, or `store-form-data` without `formData`.',
          de: '`check-form-data` kam ohne `ignoredFields` oder `store-form-data` ohne `formData`.',
        },
        {
          en: 'Always send `formData` with `fields` and `ignoredFields`.',
          de: 'Senden Sie immer `formData` mit `fields` und `ignoredFields`.',
        },
      ),
      cause(
        {
          en: '`request-submit-token` with `Accept-Language: *`, the default of `fetch` in Node.js, or with an invalid language (`Invalid "*" locale.` in the log).',
          de: '`request-submit-token` mit `Accept-Language: *`, dem Standard von `fetch` in Node.js, oder mit einer ungültigen Sprache (`Invalid "*" locale.` im Protokoll).',
        },
        {
          en: 'Send `Accept-Language: en`.',
          de: 'Senden Sie `Accept-Language: en`.',
        },
      ),
      cause(
        {
          en: 'A batch has a `lastUpdatedAt` with milliseconds, or removes a rule that still has items (not with SQLite); or `page` or `perPage` is `0`.',
          de: 'Ein Batch hat ein `lastUpdatedAt` mit Millisekunden oder entfernt eine Regel, die noch Einträge hat (nicht bei SQLite); oder `page` oder `perPage` ist `0`.',
        },
        {
          en: 'Write `2026-03-01T08:00:00+00:00`, remove the items first, count pages from 1.',
          de: 'Schreiben Sie `2026-03-01T08:00:00+00:00`, entfernen Sie zuerst die Einträge, zählen Sie Seiten ab 1.',
        },
      ),
    ],
  }),
];
