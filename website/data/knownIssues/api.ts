import type {KnownIssues} from './types';

export const apiIssues = {
  'api-header-invalid-status': {
    title: {
      en: 'An invalid authorization header is answered with status 200',
      de: 'Ein ungültiger Authorization-Header wird mit Status 200 beantwortet',
    },
    effect: 'changes-steps',
    page: '/docs/api/verification',
    text: {
      en: '`Authorization header invalid.` comes with HTTP status 200 instead of 401. The number 401 is in the body as an entry named `0`.',
      de: '`Authorization header invalid.` kommt mit dem HTTP-Status 200 statt 401; die Zahl 401 steht als Eintrag mit dem Namen `0` im Body.',
    },
    remedy: {
      en: 'Check the property `error` of every answer, not only the status.',
      de: 'Prüfen Sie in jeder Antwort die Eigenschaft `error`, nicht nur den Status.',
    },
  },
  'api-verify-after-spam': {
    title: {
      en: 'Verifying spam ends in status 500',
      de: 'Das Verifizieren von Spam endet mit Status 500',
    },
    effect: 'changes-steps',
    page: '/docs/api/verification',
    text: {
      en: 'Spam has no validation token, so `verify` and `store-metadata` answer with HTTP status 500.',
      de: 'Spam hat keinen Validierungscode. Deshalb antworten `verify` und `store-metadata` mit dem HTTP-Status 500.',
    },
    remedy: {
      en: 'Refuse a form whose `_mosparo_validationToken` is missing or empty before you call mosparo, and treat every status other than 200 as “not verified”.',
      de: 'Lehnen Sie ein Formular ohne oder mit leerem `_mosparo_validationToken` ab, bevor Sie verifizieren, und behandeln Sie jeden anderen Status als 200 als „nicht verifiziert“.',
    },
  },
  'api-list-items': {
    title: {
      en: 'Additional list items are not detected',
      de: 'Zusätzliche Einträge einer Liste fallen nicht auf',
    },
    effect: 'changes-steps',
    page: '/docs/api/verification',
    text: {
      en: 'If only the backend received additional items of a list such as `colors[]`, the field still counts as `valid`.',
      de: 'Kamen zusätzliche Einträge einer Liste wie `colors[]` nur beim Backend an, gilt das Feld trotzdem als `valid`.',
    },
    remedy: {
      en: 'Let the backend compare fixed choices with the allowed values, and use no lists of free text such as `tags[]` where spam matters.',
      de: 'Vergleichen Sie feste Auswahlwerte im Backend mit den erlaubten Werten, und verwenden Sie keine Listen mit freiem Text wie `tags[]`, wo Spam schaden kann.',
    },
  },
  'api-debug-dump': {
    title: {
      en: 'API debug mode: HTML before the JSON',
      de: 'API-Debugging-Modus: HTML vor dem JSON',
    },
    effect: 'changes-steps',
    page: '/docs/api/api_debug_mode',
    text: {
      en: 'After a wrong signature, expect HTML before the JSON, which breaks JSON parsers, and status 200 instead of 400.',
      de: 'Rechnen Sie bei einer falschen Signatur mit HTML vor dem JSON, woran ein JSON-Parser scheitert, und mit dem Status 200 statt 400.',
    },
    remedy: {
      en: 'Read the raw body, which also has the signed text, and ignore the status.',
      de: 'Sehen Sie sich den rohen Body an, der auch den signierten Text enthält, und beachten Sie den Status nicht.',
    },
  },
  'api-preflight': {
    title: {en: 'Preflight requests are refused', de: 'Preflight-Anfragen werden abgelehnt'},
    effect: 'changes-steps',
    page: '/docs/api/frontend',
    text: {
      en: 'The frontend API answers OPTIONS with status 400, because the public key is missing.',
      de: 'Die Frontend-API beantwortet OPTIONS mit dem Status 400, weil der öffentliche Schlüssel fehlt.',
    },
    remedy: {
      en: 'Send `application/x-www-form-urlencoded` without additional headers. The browser then sends no preflight.',
      de: 'Senden Sie `application/x-www-form-urlencoded` ohne eigene Header. Dann sendet der Browser keinen Preflight.',
    },
  },
  'api-accept-language': {
    title: {
      en: 'Accept-Language: * ends in status 500',
      de: 'Accept-Language: * endet mit Status 500',
    },
    effect: 'changes-steps',
    page: '/docs/api/frontend',
    text: {
      en: '`request-submit-token` takes the star for the name of a language. `fetch` in Node.js sends it by default; browsers do not.',
      de: '`request-submit-token` hält den Stern für den Namen einer Sprache. `fetch` in Node.js sendet ihn von sich aus, Browser nicht.',
    },
    remedy: {
      en: 'Send `Accept-Language: en` or the parameter `language`.',
      de: 'Senden Sie `Accept-Language: en` oder den Parameter `language`.',
    },
  },
  'api-missing-lists': {
    title: {en: 'Missing lists end in status 500', de: 'Fehlende Listen enden mit Status 500'},
    effect: 'changes-steps',
    page: '/docs/api/frontend',
    text: {
      en: '`check-form-data` without `ignoredFields` in `formData`, and `store-form-data` with `metadata` but without `formData`, fail with HTTP status 500.',
      de: '`check-form-data` ohne `ignoredFields` in `formData` und `store-form-data` mit `metadata`, aber ohne `formData`, enden mit dem HTTP-Status 500.',
    },
    remedy: {
      en: 'Always send `formData` with the lists `fields` and `ignoredFields`. The second may be empty.',
      de: 'Senden Sie immer `formData` mit den Listen `fields` und `ignoredFields`; die zweite darf leer sein.',
    },
  },
  'api-english-translation-wins': {
    title: {
      en: 'An English translation appears in every language',
      de: 'Eine englische Übersetzung erscheint in jeder Sprache',
    },
    effect: 'changes-steps',
    page: '/docs/usage/box_texts',
    text: {
      en: 'This affects texts that the project translates for `en` only: `en` is always the last language tried, and texts of the project override shipped ones.',
      de: 'Das betrifft Texte, die das Projekt nur für `en` übersetzt: `en` ist immer die letzte Sprache der Suche, und Texte des Projekts haben Vorrang.',
    },
    remedy: {
      en: 'Add the translation for the other languages of your website too.',
      de: 'Ergänzen Sie die Übersetzung auch für die anderen Sprachen Ihrer Website.',
    },
  },
  'api-batch-milliseconds': {
    title: {
      en: 'Fractions of a second end in status 500',
      de: 'Sekundenbruchteile enden mit Status 500',
    },
    effect: 'changes-steps',
    page: '/docs/api/rule_package',
    text: {
      en: 'This affects `lastUpdatedAt` in the batch task `update_rule_package`.',
      de: 'Das betrifft `lastUpdatedAt` in der Batch-Aufgabe `update_rule_package`.',
    },
    remedy: {
      en: 'Write `2026-03-01T08:00:00+00:00` or `2026-03-01T08:00:00Z`. In JavaScript, remove the milliseconds from `toISOString()`.',
      de: 'Schreiben Sie `2026-03-01T08:00:00+00:00` oder `2026-03-01T08:00:00Z`. Schneiden Sie in JavaScript die Millisekunden von `toISOString()` ab.',
    },
  },
  'api-update-redirect': {
    title: {
      en: 'Redirects while an update is not finished',
      de: 'Umleitungen, solange ein Update nicht abgeschlossen ist',
    },
    effect: 'changes-steps',
    page: '/docs/api/statistic',
    text: {
      en: 'GET requests to the statistic and rule package APIs lead to the update page. So do requests for the stylesheet of the box if it is not a file in `public/resources`.',
      de: 'GET-Anfragen an die Statistik- und die Regelpaket-API führen auf die Update-Seite. Anfragen nach dem Stylesheet der Box ebenso, wenn es nicht als Datei in `public/resources` liegt.',
    },
    remedy: {
      en: 'Do not follow redirects in your client, treat status 302 as “try again later”, and finish the update.',
      de: 'Folgen Sie in Ihrem Client keinen Umleitungen, behandeln Sie den Status 302 als „später noch einmal“, und schließen Sie das Update ab.',
    },
  },
} satisfies KnownIssues;
