import {cause, entry, type ErrorEntry} from './types';

/** Answers that every signed API can give, in the order in which the server checks. */
export const signedErrors: readonly ErrorEntry[] = [
  entry('ip-not-allowed', {
    place: 'signed',
    message: 'Access to the API for this IP address (203.0.113.7) is not allowed.',
    status: '403',
    meaning: [
      'The address of your backend is not in the list of the card "API access". You get this text only if the header `Accept` is exactly `application/json`; otherwise an HTML page with status 403.',
      'Die Adresse Ihres Backends steht nicht auf der Liste der Karte „API-Zugriff“. Diesen Text gibt es nur, wenn der Header `Accept` genau `application/json` ist; sonst eine HTML-Seite mit dem Status 403.',
    ],
    causes: [
      cause(
        [
          'The web server of the website has another outgoing address than you think, often IPv6.',
          'Der Webserver der Website hat eine andere ausgehende Adresse als gedacht, oft IPv6.',
        ],
        [
          'Enter the address that the message shows, in the [security settings](/docs/administration/security_settings) of the administration.',
          'Tragen Sie die Adresse aus der Meldung in den [Sicherheits-Einstellungen](/docs/administration/security_settings) der Administration ein.',
        ],
      ),
      cause(
        [
          'mosparo stands behind a proxy that it does not trust: the message shows the address of the proxy.',
          'mosparo steht hinter einem Proxy, dem es nicht vertraut: Die Meldung zeigt die Adresse des Proxys.',
        ],
        [
          'Set up the trusted proxies, see [reverse proxy](/docs/installation/configure/reverse_proxy).',
          'Richten Sie die vertrauenswürdigen Proxys ein, siehe [Reverse-Proxy](/docs/installation/configure/reverse_proxy).',
        ],
      ),
      cause(
        ['There are spaces in the list.', 'In der Liste stehen Leerzeichen.'],
        [
          'Write one address or subnet a line, without spaces.',
          'Schreiben Sie eine Adresse oder ein Subnetz je Zeile, ohne Leerzeichen.',
        ],
      ),
    ],
  }),
  entry('no-authorization-header', {
    place: 'signed',
    message: 'No authorization header found.',
    status: '400',
    meaning: [
      'PHP did not see an `Authorization` header, or it was empty.',
      'PHP hat keinen Header `Authorization` gesehen, oder er war leer.',
    ],
    causes: [
      cause(
        [
          'Apache with CGI or FPM drops the header, because the rule of the shipped `public/.htaccess` does not act.',
          'Apache mit CGI oder FPM verwirft den Header, weil die Regel der mitgelieferten `public/.htaccess` nicht wirkt.',
        ],
        [
          'Allow `.htaccess` or copy the rule into the virtual host, see [Apache](/docs/installation/configure/apache).',
          'Erlauben Sie die `.htaccess` oder übernehmen Sie die Regel in den virtuellen Host, siehe [Apache](/docs/installation/configure/apache).',
        ],
      ),
      cause(
        [
          'A redirect lies in between, from `http` to `https` or to another host. HTTP clients drop the header then.',
          'Dazwischen liegt eine Umleitung, von `http` auf `https` oder auf einen anderen Host. HTTP-Clients lassen den Header dann weg.',
        ],
        ['Call the final address.', 'Rufen Sie die endgültige Adresse auf.'],
      ),
      cause(
        [
          'A proxy uses the header for a password protection of its own.',
          'Ein Proxy verwendet den Header für einen eigenen Passwortschutz.',
        ],
        ['Exclude `/api/` from it.', 'Nehmen Sie `/api/` davon aus.'],
      ),
    ],
  }),
  entry('authorization-header-invalid', {
    place: 'signed',
    message: 'Authorization header invalid.',
    status: '200',
    meaning: [
      'The decoded header does not consist of exactly two parts with one colon between them. Mind the status: it is 200, and the number 401 stands in the body as an entry named `0`.',
      'Der dekodierte Header besteht nicht aus genau zwei Teilen mit einem Doppelpunkt dazwischen. Achten Sie auf den Status: Es ist 200, und die Zahl 401 steht als Eintrag `0` im Body.',
    ],
    causes: [
      cause(
        [
          'The text was not Base64-encoded, or encoded twice because the HTTP client does it too.',
          'Der Text wurde nicht Base64-kodiert, oder doppelt, weil der HTTP-Client es ebenfalls tut.',
        ],
        [
          'Either give user name and password to the client, or write the header yourself.',
          'Geben Sie entweder Benutzername und Passwort an den Client, oder schreiben Sie den Header selbst.',
        ],
      ),
      cause(
        [
          'The scheme is `Bearer` or `basic`. mosparo knows `Basic ` only, with a capital B.',
          'Das Schema ist `Bearer` oder `basic`. mosparo kennt nur `Basic ` mit großem B.',
        ],
        [
          'Write `Basic `, or leave the word out.',
          'Schreiben Sie `Basic `, oder lassen Sie das Wort weg.',
        ],
      ),
      cause(
        ['There is more than one colon.', 'Es gibt mehr als einen Doppelpunkt.'],
        [
          'Encode exactly `publicKey:requestSignature`.',
          'Kodieren Sie genau `publicKey:requestSignature`.',
        ],
      ),
    ],
  }),
  entry('request-invalid', {
    place: 'signed',
    message: 'Request invalid.',
    status: '400',
    reason: 'hmac_hash_invalid',
    meaning: [
      'The request signature is wrong. Key and project are known, so the signed text or the private key differs. The API debug mode shows the text that the server signed.',
      'Die Anfragesignatur ist falsch. Schlüssel und Projekt sind bekannt, also weicht der signierte Text oder der geheime Schlüssel ab. Der API-Debugging-Modus zeigt den Text, den der Server signiert hat.',
    ],
    causes: [
      cause(
        [
          'The private key is wrong, for example that of another project, or changed by trimming or a configuration file.',
          'Der geheime Schlüssel ist falsch, etwa der eines anderen Projekts, oder durch Kürzen oder eine Konfigurationsdatei verändert.',
        ],
        [
          'Copy it again: 43 characters, used as text, never Base64-decoded.',
          'Kopieren Sie ihn erneut: 43 Zeichen, als Text verwendet, nie Base64-dekodiert.',
        ],
      ),
      cause(
        [
          'The header `Content-Type: application/json` is missing. The server sees no data and signs `/api/v1/verification/verify{}`.',
          'Der Header `Content-Type: application/json` fehlt. Der Server sieht keine Daten und signiert `/api/v1/verification/verify{}`.',
        ],
        [
          'Send the header and a body that is one JSON document.',
          'Senden Sie den Header und einen Body, der ein JSON-Dokument ist.',
        ],
      ),
      cause(
        [
          'The signed text is not the [canonical JSON](/docs/api/verification#canonical-json): `/` without backslash, letters outside ASCII not as `\\uxxxx`, `[]` instead of `{}`, other order of the keys, spaces.',
          'Der signierte Text ist nicht das [kanonische JSON](/docs/api/verification#canonical-json): `/` ohne Backslash, Zeichen außerhalb von ASCII nicht als `\\uxxxx`, `[]` statt `{}`, andere Reihenfolge der Schlüssel, Leerzeichen.',
        ],
        [
          'Compare with the test vectors, character by character.',
          'Vergleichen Sie Zeichen für Zeichen mit den Testvektoren.',
        ],
      ),
      cause(
        [
          'The web server adds a query argument, for example an nginx rewrite to `/index.php?q=…`. Query arguments are signed too.',
          'Der Webserver hängt ein Query-Argument an, etwa eine nginx-Umschreibung auf `/index.php?q=…`. Query-Argumente werden mitsigniert.',
        ],
        [
          'Use `try_files $uri /index.php$is_args$args`, see [nginx](/docs/installation/configure/nginx).',
          'Verwenden Sie `try_files $uri /index.php$is_args$args`, siehe [nginx](/docs/installation/configure/nginx).',
        ],
      ),
      cause(
        [
          'The path differs: a prefix, a trailing slash, or the whole address was signed.',
          'Der Pfad weicht ab: ein Präfix, ein Schrägstrich am Ende, oder die ganze Adresse wurde signiert.',
        ],
        [
          'Sign the path only, see [path prefix](/docs/api/verification#path-prefix).',
          'Signieren Sie nur den Pfad, siehe [Pfadpräfix](/docs/api/verification#path-prefix).',
        ],
      ),
      cause(
        [
          'A number was signed as text or the other way round: `range`, `page` and `perPage` are numbers, all other query parameters texts.',
          'Eine Zahl wurde als Text signiert oder umgekehrt: `range`, `page` und `perPage` sind Zahlen, alle anderen Query-Parameter Texte.',
        ],
        [
          'See [sign other requests](/docs/api/verification#other-requests).',
          'Siehe [andere Anfragen signieren](/docs/api/verification#other-requests).',
        ],
      ),
      cause(
        [
          'Only the form data was signed, or the signature has upper-case hex digits.',
          'Nur die Formulardaten wurden signiert, oder die Signatur hat große Hexziffern.',
        ],
        [
          'Sign path and the whole request data; write hex digits in lower case.',
          'Signieren Sie Pfad und alle Anfragedaten; schreiben Sie Hexziffern klein.',
        ],
      ),
      cause(
        [
          'An official JavaScript or Python client meets field names with `/` or, in JavaScript, with letters outside ASCII.',
          'Ein offizieller JavaScript- oder Python-Client trifft auf Feldnamen mit `/` oder, bei JavaScript, mit Zeichen außerhalb von ASCII.',
        ],
        [
          'Rename the fields to plain ASCII letters and digits.',
          'Benennen Sie die Felder mit einfachen ASCII-Buchstaben und Ziffern.',
        ],
      ),
    ],
  }),
];
