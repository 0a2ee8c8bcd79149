import {cause, entry, type ErrorEntry} from './types';

/** The first two are mosparo's own, the others come from the browser and differ a little between browsers. */
export const consoleErrors: readonly ErrorEntry[] = [
  entry('container-missing', {
    place: 'console',
    message: 'Cannot find the mosparo container.',
    causes: [
      cause(
        {
          en: 'No element has the id of the first argument, or the script ran before the element existed.',
          de: 'Kein Element hat die id des ersten Arguments, oder das Skript lief, bevor es das Element gab.',
        },
        {
          en: 'Use the same id, without `#`. Create the object in the `load` event or after rendering the form.',
          de: 'Verwenden Sie dieselbe id, ohne `#`. Erzeugen Sie das Objekt im Ereignis `load` oder nach dem Rendern des Formulars.',
        },
      ),
    ],
  }),
  entry('form-missing', {
    place: 'console',
    message: 'Cannot find the form container.',
    causes: [
      cause(
        {
          en: 'The container is outside the `form` element, or a page builder moved it there.',
          de: 'Der Container liegt außerhalb des `form`-Elements, oder ein Seitenbaukasten hat ihn verschoben.',
        },
        {
          en: 'Put it inside `form`. The attribute `form` on fields is not enough.',
          de: 'Setzen Sie ihn in das `form`. Das Attribut `form` einzelner Felder genügt nicht.',
        },
      ),
    ],
  }),
  entry('cors-blocked', {
    place: 'console',
    message: "No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    also: [
      {
        en: 'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource',
        de: 'Quellübergreifende (Cross-Origin) Anfrage blockiert: Die Gleiche-Quelle-Regel verbietet das Lesen der externen Ressource',
      },
    ],
    meaning: {
      en: 'The browser may not read the answer of the frontend API, because the page is not in [Hosts](/docs/usage/settings#hosts) or the public key is wrong.',
      de: 'Der Browser darf die Antwort der Frontend-API nicht lesen, weil die Seite nicht in den [Hosts](/docs/usage/settings#hosts) steht oder der öffentliche Schlüssel falsch ist.',
    },
    causes: [
      cause(
        {
          en: 'The host of the page is not in the hosts of the project.',
          de: 'Der Host der Seite steht nicht in den Hosts des Projekts.',
        },
        {
          en: 'Add it, with its port, without scheme and path.',
          de: 'Tragen Sie ihn ein, mit Port, ohne Schema und Pfad.',
        },
      ),
      cause(
        {
          en: 'The public key is wrong or missing. Answers with 400 and 403 have no CORS headers.',
          de: 'Der öffentliche Schlüssel ist falsch oder fehlt. Antworten mit 400 und 403 haben keine CORS-Header.',
        },
        {
          en: 'Check the status in the network tab, then correct the key.',
          de: 'Prüfen Sie den Status im Netzwerk-Tab und berichtigen Sie den Schlüssel.',
        },
      ),
      cause(
        {
          en: 'Your own client sends JSON or custom headers: mosparo refuses the preflight request (OPTIONS).',
          de: 'Ein eigener Client sendet JSON oder eigene Header: Die Preflight-Anfrage (OPTIONS) weist mosparo ab.',
        },
        {
          en: 'Send `application/x-www-form-urlencoded` without custom headers.',
          de: 'Senden Sie `application/x-www-form-urlencoded` ohne eigene Header.',
        },
      ),
      cause(
        {
          en: 'The web server or a CDN adds CORS headers a second time.',
          de: 'Der Webserver oder ein CDN setzt CORS-Header ein zweites Mal.',
        },
        {en: 'Remove them for mosparo.', de: 'Entfernen Sie diese für mosparo.'},
      ),
    ],
  }),
  entry('csp-refused', {
    place: 'console',
    message:
      'Refused to connect because it violates the following Content Security Policy directive',
    also: [
      {en: 'Refused to load the script', de: 'Refused to load the script'},
      {en: 'Refused to load the stylesheet', de: 'Refused to load the stylesheet'},
      {en: 'Refused to execute inline script', de: 'Refused to execute inline script'},
    ],
    causes: [
      cause(
        {
          en: 'The policy does not allow the host of mosparo, or start code in the page.',
          de: 'Die Richtlinie erlaubt den Host von mosparo oder Startcode in der Seite nicht.',
        },
        {
          en: 'Add the host to `script-src`, `connect-src`, `style-src` and `img-src`, see [CSP](/docs/integration/csp).',
          de: 'Nehmen Sie den Host in `script-src`, `connect-src`, `style-src` und `img-src` auf, siehe [CSP](/docs/integration/csp).',
        },
      ),
    ],
  }),
  entry('mosparo-not-defined', {
    place: 'console',
    message: 'mosparo is not defined',
    causes: [
      cause(
        {
          en: 'Your code ran before `mosparo-frontend.js` (`defer`, consent tool), or the file did not load (404, ad blocker).',
          de: 'Ihr Code lief vor `mosparo-frontend.js` (`defer`, Consent-Werkzeug), oder die Datei wurde nicht geladen (404, Werbeblocker).',
        },
        {
          en: 'Wait for `load` or the consent. Open `https://mosparo.example.com/build/mosparo-frontend.js` in the browser.',
          de: 'Warten Sie auf `load` oder die Einwilligung. Öffnen Sie `https://mosparo.example.com/build/mosparo-frontend.js` im Browser.',
        },
      ),
    ],
  }),
  entry('new-missing', {
    place: 'console',
    message: "Cannot set properties of undefined (setting 'containerId')",
    also: [{en: 'this is undefined', de: 'this is undefined'}],
    causes: [
      cause(
        {en: '`mosparo` was called without `new`.', de: '`mosparo` wurde ohne `new` aufgerufen.'},
        {en: 'Write `new mosparo(…)`.', de: 'Schreiben Sie `new mosparo(…)`.'},
      ),
    ],
  }),
  entry('box-not-set-up', {
    place: 'console',
    message: "Cannot read properties of null (reading 'classList')",
    also: [
      {
        en: "Cannot read properties of null (reading 'value')",
        de: "Cannot read properties of null (reading 'value')",
      },
    ],
    causes: [
      cause(
        {
          en: 'A method such as `requestSubmitToken()` or `checkForm()` is called, but the box was not set up. The line above says why.',
          de: 'Eine Methode wie `requestSubmitToken()` oder `checkForm()` wird aufgerufen, aber die Box wurde nicht aufgebaut. Den Grund nennt die Zeile darüber.',
        },
        {
          en: 'Create the box when the form is in the document.',
          de: 'Erzeugen Sie die Box, wenn das Formular im Dokument steht.',
        },
      ),
    ],
  }),
  entry('crypto-digest', {
    place: 'console',
    message: "Cannot read properties of undefined (reading 'digest')",
    also: [{en: 'crypto.subtle is undefined', de: 'crypto.subtle is undefined'}],
    causes: [
      cause(
        {
          en: 'The proof of work needs `crypto.subtle`, which browsers do not offer with plain `http`.',
          de: 'Der Arbeitsnachweis braucht `crypto.subtle`; mit `http` bieten Browser das nicht an.',
        },
        {
          en: 'Use `https` or, for development, `localhost`. Otherwise switch off proof of work.',
          de: 'Verwenden Sie `https` oder beim Entwickeln `localhost`. Sonst schalten Sie den Arbeitsnachweis ab.',
        },
      ),
    ],
  }),
];
