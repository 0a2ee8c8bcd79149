import {cause, entry, type ErrorEntry} from './types';

/** The first two are mosparo's own, the others come from the browser and differ a little between browsers. */
export const consoleErrors: readonly ErrorEntry[] = [
  entry('container-missing', {
    place: 'console',
    message: 'Cannot find the mosparo container.',
    meaning: [
      'The page has no element with the id that the script was given. The box stays invisible.',
      'Auf der Seite gibt es kein Element mit der id, die das Skript erhalten hat. Die Box bleibt unsichtbar.',
    ],
    causes: [
      cause(
        [
          'The id in the HTML and the first argument differ.',
          'Die id im HTML und das erste Argument unterscheiden sich.',
        ],
        ['Use the same id, without `#`.', 'Verwenden Sie dieselbe id, ohne `#`.'],
      ),
      cause(
        [
          'The script runs before the element exists.',
          'Das Skript läuft, bevor es das Element gibt.',
        ],
        [
          'Make the object in the `load` event, at the end of the body, or after your framework has rendered the form.',
          'Erzeugen Sie das Objekt im Ereignis `load`, am Ende des Body oder nachdem Ihr Framework das Formular gezeichnet hat.',
        ],
      ),
    ],
  }),
  entry('form-missing', {
    place: 'console',
    message: 'Cannot find the form container.',
    meaning: [
      'The container exists, but stands outside a `form` element.',
      'Den Container gibt es, er steht aber außerhalb eines `form`-Elements.',
    ],
    causes: [
      cause(
        [
          'The container was put beside the form, or the page builder moved it.',
          'Der Container steht neben dem Formular, oder ein Seitenbaukasten hat ihn verschoben.',
        ],
        [
          'Put the container inside `form`, at any depth. The attribute `form` of single fields is no substitute.',
          'Setzen Sie den Container in das `form`, beliebig tief. Das Attribut `form` einzelner Felder ersetzt das nicht.',
        ],
      ),
    ],
  }),
  entry('cors-blocked', {
    place: 'console',
    message: [
      "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
      "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    ],
    also: [
      [
        'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource',
        'Quellübergreifende (Cross-Origin) Anfrage blockiert: Die Gleiche-Quelle-Regel verbietet das Lesen der externen Ressource',
      ],
    ],
    meaning: [
      'The browser may not read the answer of the frontend API. Nothing is blocked on the server: it processes the request and only leaves the header out.',
      'Der Browser darf die Antwort der Frontend-API nicht lesen. Auf dem Server wird nichts gesperrt: Er verarbeitet die Anfrage und lässt nur den Header weg.',
    ],
    causes: [
      cause(
        [
          'The host of the page is not in the hosts of the project.',
          'Der Host der Seite steht nicht in den Hosts des Projekts.',
        ],
        [
          'Add it, with its port, without scheme and path. [CORS in the frontend API](/docs/api/frontend#cors) has the exact rules.',
          'Tragen Sie ihn ein, mit Port, ohne Schema und Pfad. Die genauen Regeln stehen unter [CORS in der Frontend-API](/docs/api/frontend#cors).',
        ],
      ),
      cause(
        [
          'The public key is wrong or missing: answers with 400 and 403 carry no CORS headers.',
          'Der öffentliche Schlüssel ist falsch oder fehlt: Antworten mit 400 und 403 tragen keine CORS-Header.',
        ],
        [
          'Look at the status of the request in the network tab, then correct the key.',
          'Sehen Sie sich im Netzwerk-Tab den Status der Anfrage an, dann berichtigen Sie den Schlüssel.',
        ],
      ),
      cause(
        [
          'An own client sends JSON or own headers, so that the browser asks with OPTIONS first. mosparo refuses that preflight request.',
          'Ein eigener Client sendet JSON oder eigene Header, und der Browser fragt zuerst mit OPTIONS. Diese Preflight-Anfrage weist mosparo ab.',
        ],
        [
          'Send `application/x-www-form-urlencoded` without own headers.',
          'Senden Sie `application/x-www-form-urlencoded` ohne eigene Header.',
        ],
      ),
      cause(
        [
          'The web server or a CDN sets CORS headers of its own, and there are two of them.',
          'Der Webserver oder ein CDN setzt eigene CORS-Header, und nun sind es zwei.',
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
    meaning: [
      'The website forbids its pages to load something from the host of mosparo, or to run the start code of the box inside the page.',
      'Die Website verbietet ihren Seiten, etwas vom Host von mosparo zu laden oder den Startcode der Box in der Seite auszuführen.',
    ],
    causes: [
      cause(
        [
          'The policy does not name the host of mosparo.',
          'In der Richtlinie fehlt der Host von mosparo.',
        ],
        [
          'Add it to `script-src`, `connect-src`, `style-src` and `img-src`, see [custom integration](/docs/integration/custom#csp).',
          'Nehmen Sie ihn in `script-src`, `connect-src`, `style-src` und `img-src` auf, siehe [eigene Integration](/docs/integration/custom#csp).',
        ],
      ),
    ],
  }),
  entry('mosparo-not-defined', {
    place: 'console',
    message: 'mosparo is not defined',
    meaning: [
      'Your code ran before `mosparo-frontend.js`, or the file did not arrive.',
      'Ihr Code lief vor `mosparo-frontend.js`, oder die Datei kam nicht an.',
    ],
    causes: [
      cause(
        [
          'The script is loaded with `defer` or by a consent tool, and runs later than your code.',
          'Das Skript wird mit `defer` oder von einem Consent-Werkzeug geladen und läuft später als Ihr Code.',
        ],
        [
          'Wait for the `load` event, or for the consent.',
          'Warten Sie auf das Ereignis `load` oder auf die Einwilligung.',
        ],
      ),
      cause(
        [
          'The address is wrong (404), or an ad blocker stops it.',
          'Die Adresse ist falsch (404), oder ein Werbeblocker hält sie auf.',
        ],
        [
          'Open `https://mosparo.example.com/build/mosparo-frontend.js` with your host in the browser.',
          'Öffnen Sie `https://mosparo.example.com/build/mosparo-frontend.js` mit Ihrem Host im Browser.',
        ],
      ),
    ],
  }),
  entry('new-missing', {
    place: 'console',
    message: "Cannot set properties of undefined (setting 'containerId')",
    also: [['this is undefined', 'this is undefined']],
    meaning: [
      'The function `mosparo` was called without `new`.',
      'Die Funktion `mosparo` wurde ohne `new` aufgerufen.',
    ],
    causes: [
      cause(
        [
          'The word `new` is missing in your start code.',
          'In Ihrem Startcode fehlt das Wort `new`.',
        ],
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
    meaning: [
      'Your code calls a method such as `requestSubmitToken()` or `checkForm()` on a box that could not be set up.',
      'Ihr Code ruft eine Methode wie `requestSubmitToken()` oder `checkForm()` an einer Box auf, die nicht aufgebaut werden konnte.',
    ],
    causes: [
      cause(
        [
          'The container or the form was not there: a line above, the console says [Cannot find the mosparo container.](/docs/api/troubleshooting#container-missing) or [Cannot find the form container.](/docs/api/troubleshooting#form-missing)',
          'Container oder Formular fehlte: Eine Zeile darüber steht in der Konsole [Cannot find the mosparo container.](/docs/api/troubleshooting#container-missing) oder [Cannot find the form container.](/docs/api/troubleshooting#form-missing)',
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
    meaning: [
      'The proof of work needs `crypto.subtle`, and browsers offer it in secure contexts only.',
      'Der Arbeitsnachweis braucht `crypto.subtle`, und das gibt es im Browser nur in sicheren Kontexten.',
    ],
    causes: [
      cause(
        [
          'The website is served with plain `http`.',
          'Die Website wird mit unverschlüsseltem `http` ausgeliefert.',
        ],
        [
          'Use `https` or, for development, `localhost`. Otherwise switch proof of work off.',
          'Verwenden Sie `https` oder für die Entwicklung `localhost`. Sonst schalten Sie den Arbeitsnachweis ab.',
        ],
      ),
    ],
  }),
];
