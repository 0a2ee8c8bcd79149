import {cause, entry, type ErrorEntry} from './types';

/** Messages that visitors see in the box. Texts can be changed by translations of the project. */
export const boxErrors: readonly ErrorEntry[] = [
  entry('internal-error', {
    place: 'box',
    message: [
      'An error occurred. Please try again.',
      'Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.',
    ],
    meaning: [
      'The browser got no readable answer with status 200 from `request-submit-token` or `check-form-data`.',
      'Der Browser erhielt auf `request-submit-token` oder `check-form-data` keine lesbare Antwort mit Status 200.',
    ],
    causes: [
      cause(
        [
          'The host of the page is missing from the hosts of the project (CORS). `example.com` and `www.example.com` are two hosts.',
          'Der Host der Seite fehlt in den Hosts des Projekts (CORS). `example.com` und `www.example.com` sind zwei Hosts.',
        ],
        [
          'Add it to [Hosts](/docs/usage/settings#hosts) without `https://` and path, for example `www.example.com`, `localhost:8080` or `*.example.com`. Do not set CORS headers in the web server.',
          'Tragen Sie ihn unter [Hosts](/docs/usage/settings#hosts) ohne `https://` und Pfad ein, etwa `www.example.com`, `localhost:8080` oder `*.example.com`. Setzen Sie keine CORS-Header im Webserver.',
        ],
      ),
      cause(
        [
          'The public key is wrong or was reissued. Without CORS headers, the answer 403 looks like a CORS problem.',
          'Der öffentliche Schlüssel ist falsch oder wurde neu ausgestellt. Ohne CORS-Header sieht die Antwort 403 nach einem CORS-Problem aus.',
        ],
        [
          'Copy it again from the general settings of the project.',
          'Kopieren Sie ihn erneut aus den Haupteinstellungen des Projekts.',
        ],
      ),
      cause(
        [
          'The Content Security Policy of the website blocks the connection.',
          'Die Content Security Policy der Website verhindert die Verbindung.',
        ],
        [
          'Add the host of mosparo to `connect-src`, see [CSP](/docs/integration/csp).',
          'Nehmen Sie den Host von mosparo in `connect-src` auf, siehe [CSP](/docs/integration/csp).',
        ],
      ),
      cause(
        [
          'The second argument of the script is wrong: no `https://`, the path of a page, or `http` on an `https` page.',
          'Das zweite Argument des Skripts ist falsch: ohne `https://`, mit dem Pfad einer Seite oder `http` auf einer `https`-Seite.',
        ],
        [
          'Pass the host as the general settings show it, with scheme and without a slash at the end.',
          'Übergeben Sie den Host, wie ihn die Haupteinstellungen zeigen, mit Schema und ohne Schrägstrich am Ende.',
        ],
      ),
      cause(
        [
          'mosparo is not reachable or answers with a server error (5xx).',
          'mosparo ist nicht erreichbar oder antwortet mit einem Serverfehler (5xx).',
        ],
        [
          'Check the log of mosparo and the [health API](/docs/api/health).',
          'Prüfen Sie das Protokoll von mosparo und die [Health-API](/docs/api/health).',
        ],
      ),
    ],
  }),
  entry('got-no-token', {
    place: 'box',
    message: ['mosparo returned no submit token.', 'mosparo hat keinen Absende-Token ausgestellt.'],
    meaning: [
      '`request-submit-token` returned status 200 with an error message, which is in the network tab.',
      'Auf `request-submit-token` kam mit Status 200 eine Fehlermeldung; sie steht im Netzwerk-Tab.',
    ],
    causes: [
      cause(
        [
          '`Required parameters missing.`: after an update, a cache still delivers the old script, which does not send `pageTitle` and `pageUrl`.',
          '`Required parameters missing.`: Nach einem Update liefert ein Cache noch das alte Skript, das `pageTitle` und `pageUrl` nicht sendet.',
        ],
        [
          'Reload without the cache (Ctrl+Shift+R, on a Mac Cmd+Shift+R). Empty the caches of website, CDN and proxy for `/build/mosparo-frontend.js`.',
          'Laden Sie ohne Cache neu (Strg+Umschalt+R, am Mac Cmd+Umschalt+R). Leeren Sie die Caches von Website, CDN und Proxy für `/build/mosparo-frontend.js`.',
        ],
      ),
      cause(
        [
          '`The given submit token does not exist or has already been used.`: a multi-step form passes on a token that is unknown or used up.',
          '`The given submit token does not exist or has already been used.`: Ein mehrstufiges Formular gibt einen unbekannten oder verbrauchten Token weiter.',
        ],
        [
          'Start the form with a new token, and discard it after the verification.',
          'Beginnen Sie das Formular mit einem neuen Token, und verwerfen Sie ihn nach der Verifizierung.',
        ],
      ),
    ],
  }),
  entry('no-submit-token-available', {
    place: 'box',
    message: [
      'No submit token available. Validation of this form is not possible.',
      'Kein Absende-Token verfügbar. Die Validierung Ihrer Daten ist nicht möglich.',
    ],
    causes: [
      cause(
        [
          'The box was ticked before it had a token: `request-submit-token` [failed](/docs/api/troubleshooting#internal-error), usually because of the hosts, is still running, or `requestSubmitTokenOnInit` is `false`.',
          'Die Box wurde ohne Token angeklickt: `request-submit-token` ist [gescheitert](/docs/api/troubleshooting#internal-error), meist wegen der Hosts, läuft noch, oder `requestSubmitTokenOnInit` ist `false`.',
        ],
        [
          'Correct the hosts, tick the box again after a moment, or call `requestSubmitToken()` when the form is shown.',
          'Berichtigen Sie die Hosts, klicken Sie nach einem Moment erneut, oder rufen Sie `requestSubmitToken()` auf, sobald das Formular erscheint.',
        ],
      ),
    ],
  }),
  entry('spam-detected', {
    place: 'box',
    message: [
      'Your data was caught by our spam protection.',
      'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    ],
    also: [
      [
        'Your data got catched by our spam protection.',
        'Your data got catched by our spam protection.',
      ],
    ],
    meaning: [
      'The box shows this text when `check-form-data` does not answer `valid: true`: for spam and for every error with status 200. Read the answer in the network tab first.',
      'Die Box zeigt diesen Text, wenn `check-form-data` nicht mit `valid: true` antwortet: bei Spam und bei jedem Fehler mit Status 200. Lesen Sie zuerst die Antwort im Netzwerk-Tab.',
    ],
    causes: [
      cause(
        [
          'The points of the rules reached the spam score.',
          'Die Punkte der Regeln haben den Spam-Grenzwert erreicht.',
        ],
        [
          'Read the rating details of the [submission](/docs/usage/submissions). Lower the rating of the rule that matched, or raise the spam score.',
          'Lesen Sie die Details zur Bewertung der [Einsendung](/docs/usage/submissions). Senken Sie die Bewertung der passenden Regel, oder erhöhen Sie den Spam-Grenzwert.',
        ],
      ),
      cause(
        [
          '`Submit token not valid.`: the form was sent before and shown again, or was open for more than a day.',
          '`Submit token not valid.`: Das Formular wurde schon gesendet und wieder angezeigt, oder es war länger als einen Tag offen.',
        ],
        [
          'Get a new token: reload the page, or call `resetState()` and `requestSubmitToken()`.',
          'Holen Sie einen neuen Token: Laden Sie die Seite neu, oder rufen Sie `resetState()` und `requestSubmitToken()` auf.',
        ],
      ),
      cause(
        [
          'A browser extension or a password manager filled in the honeypot field.',
          'Eine Browser-Erweiterung oder ein Passwortmanager hat das Honeypot-Feld ausgefüllt.',
        ],
        [
          'Give the [honeypot field](/docs/usage/security#honeypot) a name that autofill does not recognize.',
          'Geben Sie dem [Honeypot-Feld](/docs/usage/security#honeypot) einen Namen, den Browser nicht automatisch ausfüllen.',
        ],
      ),
      cause(
        [
          'Your own client sent a wrong proof of work, or none.',
          'Ein eigener Client hat einen falschen oder keinen Arbeitsnachweis gesendet.',
        ],
        [
          'Send `proofOfWorkNumber`, see [proof of work](/docs/api/frontend#proof-of-work).',
          'Senden Sie `proofOfWorkNumber`, siehe [Arbeitsnachweis](/docs/api/frontend#proof-of-work).',
        ],
      ),
    ],
  }),
  entry('locked-out', {
    place: 'box',
    message: [
      'You are locked out. Please try again after …',
      'Sie wurden temporär gesperrt. Bitte versuchen Sie es nach … erneut.',
    ],
    meaning: [
      'Too many requests came from this IP address. The lockout applies in every project that uses the feature. After the time shown, reload the page.',
      'Von dieser IP-Adresse kamen zu viele Anfragen. Die Sperre gilt in jedem Projekt, das die Funktion verwendet. Laden Sie nach der angezeigten Zeit die Seite neu.',
    ],
    causes: [
      cause(
        [
          'mosparo does not trust the reverse proxy or CDN, so all visitors have one IP address.',
          'mosparo vertraut dem Reverse-Proxy oder CDN nicht; deshalb haben alle dieselbe IP-Adresse.',
        ],
        [
          'Set up the [trusted proxies](/docs/installation/configure/reverse_proxy).',
          'Richten Sie die [vertrauenswürdigen Proxys](/docs/installation/configure/reverse_proxy) ein.',
        ],
      ),
      cause(
        [
          'Many people share one address, for example in an office or a school.',
          'Viele teilen sich eine Adresse, zum Beispiel in einem Büro oder einer Schule.',
        ],
        [
          'Allow more requests, or add the address to the [allow list](/docs/usage/security#ip-allow-list).',
          'Erlauben Sie mehr Anfragen, oder setzen Sie die Adresse auf die [Liste der erlaubten IP-Adressen](/docs/usage/security#ip-allow-list).',
        ],
      ),
      cause(
        ['Somebody tests the form again and again.', 'Jemand testet das Formular immer wieder.'],
        [
          'Wait (every attempt makes the lockout longer), or add your own address to the allow list. An administrator can [remove all lockouts](/docs/administration/system#reset).',
          'Warten Sie (jeder Versuch verlängert die Sperre), oder setzen Sie die eigene Adresse auf die Liste. Administratoren können [alle Sperren aufheben](/docs/administration/system#reset).',
        ],
      ),
    ],
  }),
  entry('delayed', {
    place: 'box',
    message: [
      'Your request was delayed. Please wait for … seconds.',
      'Ihre Anfrage wurde verzögert. Bitte warten Sie … Sekunden.',
    ],
    causes: [
      cause(
        [
          'Too many tokens for this IP address, for the same reasons as [the lockout](/docs/api/troubleshooting#locked-out). The box tries again one second after the end.',
          'Zu viele Token für diese IP-Adresse, aus denselben Gründen wie bei [der Sperre](/docs/api/troubleshooting#locked-out). Die Box fragt eine Sekunde nach dem Ende erneut.',
        ],
        [
          'Wait: reloading the page multiplies the delay. An administrator can [remove all delays](/docs/administration/system#reset).',
          'Warten Sie: Neuladen vervielfacht die Verzögerung. In der Administration lassen sich [alle Verzögerungen aufheben](/docs/administration/system#reset).',
        ],
      ),
    ],
  }),
];
