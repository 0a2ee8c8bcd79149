import {cause, entry, type ErrorEntry} from './types';

/** Messages that visitors see in the box. Texts can be changed by translations of the project. */
export const boxErrors: readonly ErrorEntry[] = [
  entry('internal-error', {
    place: 'box',
    message: {
      en: 'An error occurred. Please try again.',
      de: 'Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.',
    },
    meaning: {
      en: 'The browser got no readable answer with status 200 from `request-submit-token` or `check-form-data`.',
      de: 'Der Browser erhielt auf `request-submit-token` oder `check-form-data` keine lesbare Antwort mit Status 200.',
    },
    causes: [
      cause(
        {
          en: 'The host of the page is missing from the hosts of the project (CORS). `example.com` and `www.example.com` are two hosts.',
          de: 'Der Host der Seite fehlt in den Hosts des Projekts (CORS). `example.com` und `www.example.com` sind zwei Hosts.',
        },
        {
          en: 'Add it to [Hosts](/docs/usage/settings#hosts) without `https://` and path, for example `www.example.com`, `localhost:8080` or `*.example.com`. Do not set CORS headers in the web server.',
          de: 'Tragen Sie ihn unter [Hosts](/docs/usage/settings#hosts) ohne `https://` und Pfad ein, etwa `www.example.com`, `localhost:8080` oder `*.example.com`. Setzen Sie keine CORS-Header im Webserver.',
        },
      ),
      cause(
        {
          en: 'The public key is wrong or was reissued. Without CORS headers, the answer 403 looks like a CORS problem.',
          de: 'Der öffentliche Schlüssel ist falsch oder wurde neu ausgestellt. Ohne CORS-Header sieht die Antwort 403 nach einem CORS-Problem aus.',
        },
        {
          en: 'Copy it again from the general settings of the project.',
          de: 'Kopieren Sie ihn erneut aus den Haupteinstellungen des Projekts.',
        },
      ),
      cause(
        {
          en: 'The Content Security Policy of the website blocks the connection.',
          de: 'Die Content Security Policy der Website verhindert die Verbindung.',
        },
        {
          en: 'Add the host of mosparo to `connect-src`, see [CSP](/docs/integration/csp).',
          de: 'Nehmen Sie den Host von mosparo in `connect-src` auf, siehe [CSP](/docs/integration/csp).',
        },
      ),
      cause(
        {
          en: 'The second argument of the script is wrong: no `https://`, the path of a page, or `http` on an `https` page.',
          de: 'Das zweite Argument des Skripts ist falsch: ohne `https://`, mit dem Pfad einer Seite oder `http` auf einer `https`-Seite.',
        },
        {
          en: 'Pass the host as the general settings show it, with scheme and without a slash at the end.',
          de: 'Übergeben Sie den Host, wie ihn die Haupteinstellungen zeigen, mit Schema und ohne Schrägstrich am Ende.',
        },
      ),
      cause(
        {
          en: 'mosparo is not reachable or answers with a server error (5xx).',
          de: 'mosparo ist nicht erreichbar oder antwortet mit einem Serverfehler (5xx).',
        },
        {
          en: 'Check the log of mosparo and the [health API](/docs/api/health).',
          de: 'Prüfen Sie das Protokoll von mosparo und die [Health-API](/docs/api/health).',
        },
      ),
    ],
  }),
  entry('got-no-token', {
    place: 'box',
    message: {
      en: 'mosparo returned no submit token.',
      de: 'mosparo hat keinen Absende-Token ausgestellt.',
    },
    meaning: {
      en: '`request-submit-token` returned status 200 with an error message, which is in the network tab.',
      de: 'Auf `request-submit-token` kam mit Status 200 eine Fehlermeldung; sie steht im Netzwerk-Tab.',
    },
    causes: [
      cause(
        {
          en: '`Required parameters missing.`: after an update, a cache still delivers the old script, which does not send `pageTitle` and `pageUrl`.',
          de: '`Required parameters missing.`: Nach einem Update liefert ein Cache noch das alte Skript, das `pageTitle` und `pageUrl` nicht sendet.',
        },
        {
          en: 'Reload without the cache (Ctrl+Shift+R, on a Mac Cmd+Shift+R). Empty the caches of website, CDN and proxy for `/build/mosparo-frontend.js`.',
          de: 'Laden Sie ohne Cache neu (Strg+Umschalt+R, am Mac Cmd+Umschalt+R). Leeren Sie die Caches von Website, CDN und Proxy für `/build/mosparo-frontend.js`.',
        },
      ),
      cause(
        {
          en: '`The given submit token does not exist or has already been used.`: a multi-step form passes on a token that is unknown or used up.',
          de: '`The given submit token does not exist or has already been used.`: Ein mehrstufiges Formular gibt einen unbekannten oder verbrauchten Token weiter.',
        },
        {
          en: 'Start the form with a new token, and discard it after the verification.',
          de: 'Beginnen Sie das Formular mit einem neuen Token, und verwerfen Sie ihn nach der Verifizierung.',
        },
      ),
    ],
  }),
  entry('no-submit-token-available', {
    place: 'box',
    message: {
      en: 'No submit token available. Validation of this form is not possible.',
      de: 'Kein Absende-Token verfügbar. Die Validierung Ihrer Daten ist nicht möglich.',
    },
    causes: [
      cause(
        {
          en: 'The box was ticked before it had a token: `request-submit-token` [failed](/docs/api/troubleshooting#internal-error), usually because of the hosts, is still running, or `requestSubmitTokenOnInit` is `false`.',
          de: 'Die Box wurde ohne Token angeklickt: `request-submit-token` ist [gescheitert](/docs/api/troubleshooting#internal-error), meist wegen der Hosts, läuft noch, oder `requestSubmitTokenOnInit` ist `false`.',
        },
        {
          en: 'Correct the hosts, tick the box again after a moment, or call `requestSubmitToken()` when the form is shown.',
          de: 'Berichtigen Sie die Hosts, klicken Sie nach einem Moment erneut, oder rufen Sie `requestSubmitToken()` auf, sobald das Formular erscheint.',
        },
      ),
    ],
  }),
  entry('spam-detected', {
    place: 'box',
    message: {
      en: 'Your data was caught by our spam protection.',
      de: 'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    },
    also: [
      {
        en: 'Your data got catched by our spam protection.',
        de: 'Your data got catched by our spam protection.',
      },
    ],
    meaning: {
      en: 'The box shows this text when `check-form-data` does not answer `valid: true`: for spam and for every error with status 200. Read the answer in the network tab first.',
      de: 'Die Box zeigt diesen Text, wenn `check-form-data` nicht mit `valid: true` antwortet: bei Spam und bei jedem Fehler mit Status 200. Lesen Sie zuerst die Antwort im Netzwerk-Tab.',
    },
    causes: [
      cause(
        {
          en: 'The points of the rules reached the spam score.',
          de: 'Die Punkte der Regeln haben den Spam-Grenzwert erreicht.',
        },
        {
          en: 'Read the rating details of the [submission](/docs/usage/submissions). Lower the rating of the rule that matched, or raise the spam score.',
          de: 'Lesen Sie die Details zur Bewertung der [Einsendung](/docs/usage/submissions). Senken Sie die Bewertung der passenden Regel, oder erhöhen Sie den Spam-Grenzwert.',
        },
      ),
      cause(
        {
          en: '`Submit token not valid.`: the form was sent before and shown again, or was open for more than a day.',
          de: '`Submit token not valid.`: Das Formular wurde schon gesendet und wieder angezeigt, oder es war länger als einen Tag offen.',
        },
        {
          en: 'Get a new token: reload the page, or call `resetState()` and `requestSubmitToken()`.',
          de: 'Holen Sie einen neuen Token: Laden Sie die Seite neu, oder rufen Sie `resetState()` und `requestSubmitToken()` auf.',
        },
      ),
      cause(
        {
          en: 'A browser extension or a password manager filled in the honeypot field.',
          de: 'Eine Browser-Erweiterung oder ein Passwortmanager hat das Honeypot-Feld ausgefüllt.',
        },
        {
          en: 'Give the [honeypot field](/docs/usage/security#honeypot) a name that autofill does not recognize.',
          de: 'Geben Sie dem [Honeypot-Feld](/docs/usage/security#honeypot) einen Namen, den Browser nicht automatisch ausfüllen.',
        },
      ),
      cause(
        {
          en: 'Your own client sent a wrong proof of work, or none.',
          de: 'Ein eigener Client hat einen falschen oder keinen Arbeitsnachweis gesendet.',
        },
        {
          en: 'Send `proofOfWorkNumber`, see [proof of work](/docs/api/frontend#proof-of-work).',
          de: 'Senden Sie `proofOfWorkNumber`, siehe [Arbeitsnachweis](/docs/api/frontend#proof-of-work).',
        },
      ),
    ],
  }),
  entry('locked-out', {
    place: 'box',
    message: {
      en: 'You are locked out. Please try again after …',
      de: 'Sie wurden temporär gesperrt. Bitte versuchen Sie es nach … erneut.',
    },
    meaning: {
      en: 'Too many requests came from this IP address. The lockout applies in every project that uses the feature. After the time shown, reload the page.',
      de: 'Von dieser IP-Adresse kamen zu viele Anfragen. Die Sperre gilt in jedem Projekt, das die Funktion verwendet. Laden Sie nach der angezeigten Zeit die Seite neu.',
    },
    causes: [
      cause(
        {
          en: 'mosparo does not trust the reverse proxy or CDN, so all visitors have one IP address.',
          de: 'mosparo vertraut dem Reverse-Proxy oder CDN nicht; deshalb haben alle dieselbe IP-Adresse.',
        },
        {
          en: 'Set up the [trusted proxies](/docs/installation/configure/reverse_proxy).',
          de: 'Richten Sie die [vertrauenswürdigen Proxys](/docs/installation/configure/reverse_proxy) ein.',
        },
      ),
      cause(
        {
          en: 'Many people share one address, for example in an office or a school.',
          de: 'Viele teilen sich eine Adresse, zum Beispiel in einem Büro oder einer Schule.',
        },
        {
          en: 'Allow more requests, or add the address to the [allow list](/docs/usage/security#ip-allow-list).',
          de: 'Erlauben Sie mehr Anfragen, oder setzen Sie die Adresse auf die [Liste der erlaubten IP-Adressen](/docs/usage/security#ip-allow-list).',
        },
      ),
      cause(
        {
          en: 'Somebody tests the form again and again.',
          de: 'Jemand testet das Formular immer wieder.',
        },
        {
          en: 'Wait (every attempt makes the lockout longer), or add your own address to the allow list. An administrator can [remove all lockouts](/docs/administration/system#reset).',
          de: 'Warten Sie (jeder Versuch verlängert die Sperre), oder setzen Sie die eigene Adresse auf die Liste. Administratoren können [alle Sperren aufheben](/docs/administration/system#reset).',
        },
      ),
    ],
  }),
  entry('delayed', {
    place: 'box',
    message: {
      en: 'Your request was delayed. Please wait for … seconds.',
      de: 'Ihre Anfrage wurde verzögert. Bitte warten Sie … Sekunden.',
    },
    causes: [
      cause(
        {
          en: 'Too many tokens for this IP address, for the same reasons as [the lockout](/docs/api/troubleshooting#locked-out). The box tries again one second after the end.',
          de: 'Zu viele Token für diese IP-Adresse, aus denselben Gründen wie bei [der Sperre](/docs/api/troubleshooting#locked-out). Die Box fragt eine Sekunde nach dem Ende erneut.',
        },
        {
          en: 'Wait: reloading the page multiplies the delay. An administrator can [remove all delays](/docs/administration/system#reset).',
          de: 'Warten Sie: Neuladen vervielfacht die Verzögerung. In der Administration lassen sich [alle Verzögerungen aufheben](/docs/administration/system#reset).',
        },
      ),
    ],
  }),
];
