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
          en: 'Add it to [Hosts](/docs/usage/settings#hosts) without `https://` and path: `www.example.com`, `localhost:8080`. Do not set CORS headers in the web server.',
          de: 'Tragen Sie ihn unter [Hosts](/docs/usage/settings#hosts) ohne `https://` und Pfad ein: `www.example.com`, `localhost:8080`. Setzen Sie keine CORS-Header im Webserver.',
        },
      ),
      cause(
        {
          en: 'The public key is wrong or was reissued: the answer 403 looks like a CORS error.',
          de: 'Der öffentliche Schlüssel ist falsch oder wurde neu ausgestellt: Die Antwort 403 sieht nach einem CORS-Fehler aus.',
        },
        {
          en: 'Copy it again from the general settings.',
          de: 'Kopieren Sie ihn erneut aus den Haupteinstellungen.',
        },
      ),
      cause(
        {
          en: 'The Content Security Policy blocks the connection.',
          de: 'Die Content Security Policy verhindert die Verbindung.',
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
          en: 'Pass the host as the general settings show it.',
          de: 'Übergeben Sie den Host, wie ihn die Haupteinstellungen zeigen.',
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
      en: '`request-submit-token` returned an error with status 200, which the network tab shows.',
      de: 'Auf `request-submit-token` kam ein Fehler mit Status 200; der Netzwerk-Tab zeigt ihn.',
    },
    causes: [
      cause(
        {
          en: '`Required parameters missing.`: 1.5.0 refuses the script of older versions, which lacks `formActionUrl`; or your own client lacks a parameter.',
          de: '`Required parameters missing.`: 1.5.0 lehnt das Skript älterer Versionen ab, dem `formActionUrl` fehlt; oder einem eigenen Client fehlt ein Parameter.',
        },
        {
          en: '[Update 1.5.0](/docs/installation/update_problems#no-submit-token) and empty the caches for `/build/mosparo-frontend.js`. Your own client: send [all parameters](/docs/api/troubleshooting#required-parameters-missing).',
          de: '[Aktualisieren Sie 1.5.0](/docs/installation/update_problems#no-submit-token), und leeren Sie die Caches für `/build/mosparo-frontend.js`. Eigener Client: Senden Sie [alle Parameter](/docs/api/troubleshooting#required-parameters-missing).',
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
          en: 'Ticked without a token: `request-submit-token` is still running or [failed](/docs/api/troubleshooting#internal-error), usually because of the hosts, or `requestSubmitTokenOnInit` is `false`.',
          de: 'Angehakt ohne Token: `request-submit-token` läuft noch oder ist [gescheitert](/docs/api/troubleshooting#internal-error), meist wegen der Hosts, oder `requestSubmitTokenOnInit` ist `false`.',
        },
        {
          en: 'Correct the hosts, tick the box again after a moment, or call `requestSubmitToken()` when the form is shown.',
          de: 'Berichtigen Sie die Hosts, haken Sie die Box nach einem Moment erneut an, oder rufen Sie `requestSubmitToken()` auf, sobald das Formular erscheint.',
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
      en: 'The box shows this for spam and for every error of `check-form-data` with status 200. Read the answer in the network tab first.',
      de: 'Die Box zeigt dies bei Spam und bei jedem Fehler von `check-form-data` mit Status 200. Lesen Sie zuerst die Antwort im Netzwerk-Tab.',
    },
    causes: [
      cause(
        {
          en: 'The points of the rules reached the spam score.',
          de: 'Die Punkte der Regeln haben den Spam-Grenzwert erreicht.',
        },
        {
          en: 'Lower the rating of the rule that the [submission](/docs/usage/submissions) shows, or raise the spam score.',
          de: 'Senken Sie die Bewertung der Regel, die die [Einsendung](/docs/usage/submissions) zeigt, oder erhöhen Sie den Spam-Grenzwert.',
        },
      ),
      cause(
        {
          en: '`Submit token not valid.`: the form was sent before, or was open for more than a day.',
          de: '`Submit token not valid.`: Das Formular wurde schon gesendet oder war länger als einen Tag offen.',
        },
        {
          en: 'Reload the page, or call `resetState()` and `requestSubmitToken()`.',
          de: 'Laden Sie die Seite neu, oder rufen Sie `resetState()` und `requestSubmitToken()` auf.',
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
          en: 'Many people share one address (office, school).',
          de: 'Viele teilen sich eine Adresse (Büro, Schule).',
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
          en: 'Wait: every attempt makes the lockout longer. Or add your address to the allow list. An administrator can [remove all lockouts](/docs/administration/system#reset).',
          de: 'Warten Sie: Jeder Versuch verlängert die Sperre. Oder setzen Sie Ihre Adresse auf die Liste. Administratoren können [alle Sperren aufheben](/docs/administration/system#reset).',
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
          en: 'Too many tokens for this IP address, as with [the lockout](/docs/api/troubleshooting#locked-out). The box tries again one second after the end.',
          de: 'Zu viele Token für diese IP-Adresse, wie bei [der Sperre](/docs/api/troubleshooting#locked-out). Die Box fragt eine Sekunde nach dem Ende erneut.',
        },
        {
          en: 'Wait: reloading the page multiplies the delay. An administrator can [remove all delays](/docs/administration/system#reset).',
          de: 'Warten Sie: Neuladen vervielfacht die Verzögerung. In der Administration lassen sich [alle Verzögerungen aufheben](/docs/administration/system#reset).',
        },
      ),
    ],
  }),
];
