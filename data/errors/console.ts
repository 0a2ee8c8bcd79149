import {cause, entry, type ErrorEntry} from './types';

/** The first two are mosparo's own, the others come from the browser and differ a little between browsers. */
export const consoleErrors: readonly ErrorEntry[] = [
  entry('container-missing', {
    place: 'console',
    message: 'Cannot find the mosparo container.',
    causes: [
      cause(
        [
          'No element has the id of the first argument, or the script ran before the element existed.',
          'Kein Element hat die id des ersten Arguments, oder das Skript lief, bevor es das Element gab.',
        ],
        [
          'Use the same id, without `#`. Create the object in the `load` event or after your framework has rendered the form.',
          'Verwenden Sie dieselbe id, ohne `#`. Erzeugen Sie das Objekt im Ereignis `load` oder nachdem Ihr Framework das Formular gerendert hat.',
        ],
      ),
    ],
  }),
  entry('form-missing', {
    place: 'console',
    message: 'Cannot find the form container.',
    causes: [
      cause(
        [
          'The container is outside the `form` element, or a page builder moved it there.',
          'Der Container liegt außerhalb des `form`-Elements, oder ein Seitenbaukasten hat ihn verschoben.',
        ],
        [
          'Put it inside `form`, at any depth. The attribute `form` on individual fields is not enough.',
          'Setzen Sie ihn in das `form`, beliebig tief. Das Attribut `form` einzelner Felder genügt nicht.',
        ],
      ),
    ],
  }),
  entry('cors-blocked', {
    place: 'console',
    message: "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    also: [
      [
        'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource',
        'Quellübergreifende (Cross-Origin) Anfrage blockiert: Die Gleiche-Quelle-Regel verbietet das Lesen der externen Ressource',
      ],
    ],
    meaning: [
      'The browser may not read the answer of the frontend API. mosparo processed the request but left out the header.',
      'Der Browser darf die Antwort der Frontend-API nicht lesen. Der Server hat die Anfrage verarbeitet, aber den Header weggelassen.',
    ],
    causes: [
      cause(
        [
          'The host of the page is not in the hosts of the project.',
          'Der Host der Seite steht nicht in den Hosts des Projekts.',
        ],
        [
          'Add it to [Hosts](/docs/usage/settings#hosts), with its port, without scheme and path.',
          'Tragen Sie ihn unter [Hosts](/docs/usage/settings#hosts) ein, mit Port, ohne Schema und Pfad.',
        ],
      ),
      cause(
        [
          'The public key is wrong or missing. Answers with 400 and 403 have no CORS headers.',
          'Der öffentliche Schlüssel ist falsch oder fehlt. Antworten mit 400 und 403 haben keine CORS-Header.',
        ],
        [
          'Check the status in the network tab, then correct the key.',
          'Prüfen Sie den Status im Netzwerk-Tab und berichtigen Sie den Schlüssel.',
        ],
      ),
      cause(
        [
          'Your own client sends JSON or custom headers, and mosparo refuses the resulting preflight request (OPTIONS).',
          'Ein eigener Client sendet JSON oder eigene Header, und die Preflight-Anfrage (OPTIONS), die dadurch entsteht, weist mosparo ab.',
        ],
        [
          'Send `application/x-www-form-urlencoded` without custom headers.',
          'Senden Sie `application/x-www-form-urlencoded` ohne eigene Header.',
        ],
      ),
      cause(
        [
          'The web server or a CDN adds CORS headers a second time.',
          'Der Webserver oder ein CDN setzt CORS-Header ein zweites Mal.',
        ],
        ['Remove them for mosparo.', 'Entfernen Sie diese für mosparo.'],
      ),
    ],
  }),
  entry('csp-refused', {
    place: 'console',
    message:
      'Refused to connect because it violates the following Content Security Policy directive',
    also: [
      ['Refused to load the script', 'Refused to load the script'],
      ['Refused to load the stylesheet', 'Refused to load the stylesheet'],
      ['Refused to execute inline script', 'Refused to execute inline script'],
    ],
    causes: [
      cause(
        [
          'The policy of the website does not allow the host of mosparo, or the start code of the box in the page.',
          'Die Richtlinie der Website erlaubt den Host von mosparo oder den Startcode der Box in der Seite nicht.',
        ],
        [
          'Add the host to `script-src`, `connect-src`, `style-src` and `img-src`, see [CSP](/docs/integration/csp).',
          'Nehmen Sie den Host in `script-src`, `connect-src`, `style-src` und `img-src` auf, siehe [CSP](/docs/integration/csp).',
        ],
      ),
    ],
  }),
  entry('mosparo-not-defined', {
    place: 'console',
    message: 'mosparo is not defined',
    causes: [
      cause(
        [
          'Your code ran before `mosparo-frontend.js` (`defer`, consent tool), or the file did not load (404, ad blocker).',
          'Ihr Code lief vor `mosparo-frontend.js` (`defer`, Consent-Werkzeug), oder die Datei wurde nicht geladen (404, Werbeblocker).',
        ],
        [
          'Wait for the `load` event or the consent. Open `https://mosparo.example.com/build/mosparo-frontend.js` with your host in the browser.',
          'Warten Sie auf das Ereignis `load` oder die Einwilligung. Öffnen Sie `https://mosparo.example.com/build/mosparo-frontend.js` mit Ihrem Host im Browser.',
        ],
      ),
    ],
  }),
  entry('new-missing', {
    place: 'console',
    message: "Cannot set properties of undefined (setting 'containerId')",
    also: [['this is undefined', 'this is undefined']],
    causes: [
      cause(
        ['`mosparo` was called without `new`.', '`mosparo` wurde ohne `new` aufgerufen.'],
        ['Write `new mosparo(…)`.', 'Schreiben Sie `new mosparo(…)`.'],
      ),
    ],
  }),
  entry('box-not-set-up', {
    place: 'console',
    message: "Cannot read properties of null (reading 'classList')",
    also: [
      [
        "Cannot read properties of null (reading 'value')",
        "Cannot read properties of null (reading 'value')",
      ],
    ],
    causes: [
      cause(
        [
          'Your code calls a method such as `requestSubmitToken()` or `checkForm()`, but the box could not be set up. The line above says why.',
          'Ihr Code ruft eine Methode wie `requestSubmitToken()` oder `checkForm()` auf, aber die Box wurde nicht aufgebaut. Den Grund nennt die Zeile darüber.',
        ],
        [
          'Create the box when the form is in the document.',
          'Erzeugen Sie die Box, wenn das Formular im Dokument steht.',
        ],
      ),
    ],
  }),
  entry('crypto-digest', {
    place: 'console',
    message: "Cannot read properties of undefined (reading 'digest')",
    also: [['crypto.subtle is undefined', 'crypto.subtle is undefined']],
    causes: [
      cause(
        [
          'The proof of work needs `crypto.subtle`, which browsers do not offer on pages with plain `http`.',
          'Der Arbeitsnachweis braucht `crypto.subtle`; auf Seiten mit `http` bieten Browser das nicht an.',
        ],
        [
          'Use `https` or, for development, `localhost`. Otherwise switch off proof of work.',
          'Verwenden Sie `https` oder beim Entwickeln `localhost`. Sonst schalten Sie den Arbeitsnachweis ab.',
        ],
      ),
    ],
  }),
];
