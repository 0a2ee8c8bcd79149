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
      'The browser did not get an answer with status 200 from the frontend API, or was not allowed to read it. The network tab of the developer tools shows the request `request-submit-token` or `check-form-data`.',
      'Der Browser hat von der Frontend-API keine Antwort mit dem Status 200 erhalten oder durfte sie nicht lesen. Im Netzwerk-Tab der Entwicklerwerkzeuge sehen Sie die Anfrage `request-submit-token` oder `check-form-data`.',
    ],
    causes: [
      cause(
        [
          'The host of the page is missing in the hosts of the project, so that the browser blocks the answer (CORS). `example.com` and `www.example.com` are two hosts, and a port belongs to the host.',
          'Der Host der Seite fehlt in den Hosts des Projekts, und der Browser sperrt die Antwort (CORS). `example.com` und `www.example.com` sind zwei Hosts, und ein Port gehört zum Host.',
        ],
        [
          'Add the host in the general settings of the project, without `https://` and without a path: `www.example.com`, `localhost:8080` or `*.example.com`. Do not add CORS headers in the web server.',
          'Tragen Sie den Host in den Haupteinstellungen des Projekts ein, ohne `https://` und ohne Pfad: `www.example.com`, `localhost:8080` oder `*.example.com`. Fügen Sie keine CORS-Header im Webserver hinzu.',
        ],
      ),
      cause(
        [
          'The public key is wrong. The answer is 403 and has no CORS headers, so that it looks like a CORS problem.',
          'Der öffentliche Schlüssel ist falsch. Die Antwort ist 403 und hat keine CORS-Header, deshalb sieht es nach einem CORS-Problem aus.',
        ],
        [
          'Copy the public key again from the general settings of the project. Someone may have reissued the keys.',
          'Kopieren Sie den öffentlichen Schlüssel erneut aus den Haupteinstellungen des Projekts. Vielleicht hat jemand die Schlüssel neu ausgestellt.',
        ],
      ),
      cause(
        [
          'The Content Security Policy of the website does not allow the connection.',
          'Die Content Security Policy der Website erlaubt die Verbindung nicht.',
        ],
        [
          'Add the host of mosparo to `connect-src`, see [custom integration](/docs/integration/custom#csp).',
          'Nehmen Sie den Host von mosparo in `connect-src` auf, siehe [eigene Integration](/docs/integration/custom#csp).',
        ],
      ),
      cause(
        [
          'The second argument of the script is not the right address: without `https://`, with the path of a page, or `http` on a page that is served with `https`.',
          'Das zweite Argument des Skripts ist nicht die richtige Adresse: ohne `https://`, mit dem Pfad einer Seite oder `http` auf einer Seite, die mit `https` ausgeliefert wird.',
        ],
        [
          'Give the host as the general settings show it, with scheme and without a slash at the end.',
          'Geben Sie den Host so an, wie ihn die Haupteinstellungen zeigen, mit Schema und ohne Schrägstrich am Ende.',
        ],
      ),
      cause(
        [
          'mosparo answers with a server error (5xx), or is not reachable.',
          'mosparo antwortet mit einem Serverfehler (5xx) oder ist nicht erreichbar.',
        ],
        [
          'Look into the log of mosparo and ask the [health API](/docs/api/health).',
          'Sehen Sie ins Log von mosparo und fragen Sie die [Health-API](/docs/api/health).',
        ],
      ),
    ],
  }),
  entry('got-no-token', {
    place: 'box',
    message: ['mosparo returned no submit token.', 'mosparo hat keinen Absende-Token ausgestellt.'],
    meaning: [
      'mosparo answered with status 200, but without a token: the answer is an error message. Read it in the network tab, request `request-submit-token`.',
      'mosparo hat mit dem Status 200 geantwortet, aber ohne Token: Die Antwort ist eine Fehlermeldung. Lesen Sie sie im Netzwerk-Tab, Anfrage `request-submit-token`.',
    ],
    causes: [
      cause(
        [
          'After an update, the browser or a cache still delivers the old script, which does not send `pageTitle` and `pageUrl`. The answer is `Required parameters missing.`',
          'Nach einem Update liefert der Browser oder ein Cache noch das alte Skript, das `pageTitle` und `pageUrl` nicht sendet. Die Antwort lautet `Required parameters missing.`',
        ],
        [
          'Reload the page without the cache (Ctrl+Shift+R, on a Mac Cmd+Shift+R), and empty the caches of your website, of a CDN and of a proxy for `/build/mosparo-frontend.js`.',
          'Laden Sie die Seite ohne Cache neu (Strg+Umschalt+R, am Mac Cmd+Umschalt+R), und leeren Sie die Caches der Website, eines CDN und eines Proxys für `/build/mosparo-frontend.js`.',
        ],
      ),
      cause(
        [
          'A step of a multi-step form hands on a token that is unknown or already used. The answer is `The given submit token does not exist or has already been used.`',
          'Ein Schritt eines mehrstufigen Formulars gibt einen Token weiter, der unbekannt oder schon verbraucht ist. Die Antwort lautet `The given submit token does not exist or has already been used.`',
        ],
        [
          'Start the form over with a new token. Never keep a token beyond the verification.',
          'Beginnen Sie das Formular mit einem neuen Token von vorn. Heben Sie einen Token nie über die Überprüfung hinaus auf.',
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
    meaning: [
      'Somebody ticked the box before it had a submit token. The reason lies in the request `request-submit-token` before.',
      'Die Box wurde angeklickt, bevor sie einen Absende-Token hatte. Der Grund liegt in der Anfrage `request-submit-token` davor.',
    ],
    causes: [
      cause(
        [
          'The token request failed. The hosts of the project contain a scheme or a path, or lack the host of the page.',
          'Die Anfrage nach dem Token ist gescheitert. Die Hosts des Projekts enthalten ein Schema oder einen Pfad, oder der Host der Seite fehlt.',
        ],
        [
          'Correct the hosts of the project as described for [the internal error](/docs/api/troubleshooting#internal-error).',
          'Berichtigen Sie die Hosts des Projekts wie beim [allgemeinen Fehler](/docs/api/troubleshooting#internal-error) beschrieben.',
        ],
      ),
      cause(
        [
          'The option `requestSubmitTokenOnInit` is `false`, and nothing asked for a token.',
          'Die Option `requestSubmitTokenOnInit` ist `false`, und nichts hat einen Token angefordert.',
        ],
        [
          'Call `requestSubmitToken()` on the object when the form is shown.',
          'Rufen Sie `requestSubmitToken()` am Objekt auf, sobald das Formular angezeigt wird.',
        ],
      ),
      cause(
        [
          'The connection is slow, and the token request was still running.',
          'Die Verbindung ist langsam, und die Anfrage nach dem Token lief noch.',
        ],
        [
          'Tick the box again after a moment.',
          'Klicken Sie die Box nach einem Moment noch einmal an.',
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
      'The answer of `check-form-data` did not say `valid: true`. The script shows the same text for spam and for every error with status 200, so look at the answer in the network tab first.',
      'Die Antwort von `check-form-data` sagte nicht `valid: true`. Das Skript zeigt denselben Text bei Spam und bei jedem Fehler mit dem Status 200; sehen Sie sich deshalb zuerst die Antwort im Netzwerk-Tab an.',
    ],
    causes: [
      cause(
        [
          'Rules gave the submission so many points that it reached the spam score.',
          'Die Regeln haben der Einsendung so viele Punkte gegeben, dass der Spam-Grenzwert erreicht ist.',
        ],
        [
          'Open the submission and read the rating details. Lower the rating of the rule that hit, or raise the spam score. See [submissions](/docs/usage/submissions).',
          'Öffnen Sie die Einsendung und lesen Sie die Details zur Bewertung. Senken Sie die Bewertung der Regel, die getroffen hat, oder heben Sie den Spam-Grenzwert an. Siehe [Einsendungen](/docs/usage/submissions).',
        ],
      ),
      cause(
        [
          'The answer is `Submit token not valid.`: the form was sent before and shown again, or was open for longer than a day.',
          'Die Antwort lautet `Submit token not valid.`: Das Formular wurde schon einmal gesendet und wieder angezeigt, oder es war länger als einen Tag offen.',
        ],
        [
          'Give the box a new token: reload the page, or call `resetState()` and `requestSubmitToken()`.',
          'Geben Sie der Box einen neuen Token: Laden Sie die Seite neu, oder rufen Sie `resetState()` und `requestSubmitToken()` auf.',
        ],
      ),
      cause(
        [
          'The honeypot field was filled in, by a browser extension or a password manager.',
          'Das Honeypot-Feld wurde ausgefüllt, von einer Browser-Erweiterung oder einem Passwortmanager.',
        ],
        [
          'Choose a name for the honeypot field that autofill does not know, in the security settings of the project.',
          'Wählen Sie in den Sicherheitseinstellungen des Projekts einen Namen für das Honeypot-Feld, den das automatische Ausfüllen nicht kennt.',
        ],
      ),
      cause(
        [
          'The proof of work was wrong or missing, because an own client does not send it.',
          'Der Arbeitsnachweis war falsch oder fehlte, weil ein eigener Client ihn nicht sendet.',
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
      'Too many requests came from this IP address, and the automatic lockout refuses the check until the time that is shown. A lockout belongs to the address: it acts in every project of the installation that uses the feature. The box stays locked until the page is reloaded, also when the time is over.',
      'Von dieser IP-Adresse kamen zu viele Anfragen, und die automatische Sperre weist die Prüfung bis zur angezeigten Zeit ab. Eine Sperre gehört zur Adresse: Sie wirkt in jedem Projekt der Installation, das die Funktion verwendet. Die Box bleibt gesperrt, bis die Seite neu geladen wird, auch wenn die Zeit um ist.',
    ],
    causes: [
      cause(
        [
          'Behind a reverse proxy or a CDN, all visitors have the same IP address because the proxy is not trusted.',
          'Hinter einem Reverse-Proxy oder CDN haben alle Besucherinnen und Besucher dieselbe IP-Adresse, weil mosparo dem Proxy nicht vertraut.',
        ],
        [
          'Set up the trusted proxies, see [reverse proxy](/docs/installation/configure/reverse_proxy).',
          'Richten Sie die vertrauenswürdigen Proxys ein, siehe [Reverse-Proxy](/docs/installation/configure/reverse_proxy).',
        ],
      ),
      cause(
        [
          'Many people share one address, for example in an office or a school.',
          'Viele Menschen teilen sich eine Adresse, zum Beispiel in einem Büro oder einer Schule.',
        ],
        [
          'Raise the number of allowed requests, or put the address on the allow list in the [security settings of the project](/docs/usage/settings#ip-allow-list).',
          'Erlauben Sie mehr Anfragen, oder setzen Sie die Adresse in den [Sicherheitseinstellungen des Projekts](/docs/usage/settings#ip-allow-list) auf die Liste der immer erlaubten Adressen.',
        ],
      ),
      cause(
        ['Somebody tests the form again and again.', 'Jemand testet das Formular immer wieder.'],
        [
          'Wait, or put your own address on the allow list. Every new attempt makes the lockout longer. An administrator can remove all lockouts with "Reset lockouts" under "Throughput statistics" in the administration.',
          'Warten Sie, oder setzen Sie die eigene Adresse auf die Liste. Jeder neue Versuch verlängert die Sperre. In der Administration lassen sich unter „Durchsatzstatistiken“ mit „Sperren zurücksetzen“ alle Sperren aufheben.',
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
    meaning: [
      'Too many tokens were requested from this IP address. The box counts the seconds down and asks again by itself, one second after the end.',
      'Von dieser IP-Adresse wurden zu viele Token angefordert. Die Box zählt die Sekunden herunter und fragt eine Sekunde nach dem Ende selbst noch einmal.',
    ],
    causes: [
      cause(
        [
          'The same reasons as for [the lockout](/docs/api/troubleshooting#locked-out): an untrusted proxy, a shared address, or many tests.',
          'Dieselben Gründe wie bei [der Sperre](/docs/api/troubleshooting#locked-out): ein nicht vertrauenswürdiger Proxy, eine gemeinsame Adresse oder viele Tests.',
        ],
        [
          'Wait until the countdown ends. Reloading the page multiplies the delay. An administrator can remove all delays with "Reset delays" under "Throughput statistics".',
          'Warten Sie das Ende des Countdowns ab. Neuladen der Seite vervielfacht die Verzögerung. In der Administration lassen sich unter „Durchsatzstatistiken“ mit „Verzögerungen zurücksetzen“ alle Verzögerungen aufheben.',
        ],
      ),
    ],
  }),
];
