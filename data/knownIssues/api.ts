import type {KnownIssues} from './types';

export const apiIssues = {
  'api-header-invalid-status': {
    text: {
      en: 'The answer `Authorization header invalid.` has the HTTP status 200 instead of 401; the number 401 lands in the body as an entry named `0`.',
      de: 'Die Antwort `Authorization header invalid.` hat den HTTP-Status 200 statt 401; die Zahl 401 landet als Eintrag mit dem Namen `0` im Body.',
    },
    remedy: {
      en: 'Never trust the status alone. Check the property `error` of every answer.',
      de: 'Verlassen Sie sich nie auf den Status allein. Prüfen Sie in jeder Antwort die Eigenschaft `error`.',
    },
  },
  'api-verify-after-spam': {
    text: {
      en: 'A submission that was rated as spam has no validation token. Expect HTTP status 500 if you call `verify` or `store-metadata` for it.',
      de: 'Eine Einsendung, die als Spam bewertet wurde, hat keinen Validierungscode. Rechnen Sie mit dem HTTP-Status 500, wenn Sie dafür `verify` oder `store-metadata` aufrufen.',
    },
    remedy: {
      en: 'Refuse a form whose `_mosparo_validationToken` is missing or empty before you call mosparo, and treat every status other than 200 as "not verified".',
      de: 'Weisen Sie ein Formular ohne oder mit leerem `_mosparo_validationToken` ab, bevor Sie mosparo fragen, und behandeln Sie jeden anderen Status als 200 als „nicht überprüft“.',
    },
  },
  'api-list-items': {
    text: {
      en: 'In a list such as `colors[]`, additional items that only the backend received are not noticed. The field counts as `valid`.',
      de: 'In einer Liste wie `colors[]` fallen zusätzliche Einträge, die nur beim Backend ankamen, nicht auf. Das Feld gilt als `valid`.',
    },
    remedy: {
      en: 'Compare fixed choices with the allowed values in the backend, and avoid lists of free texts.',
      de: 'Vergleichen Sie feste Auswahlwerte im Backend mit den erlaubten Werten, und verzichten Sie auf Listen mit freiem Text.',
    },
  },
  'api-debug-dump': {
    text: {
      en: 'With the API debug mode on, a wrong signature also calls a debug print function of the framework. HTML can therefore stand before the JSON of the answer, so that a JSON parser fails.',
      de: 'Bei eingeschaltetem API-Debugging-Modus ruft eine falsche Signatur auch eine Debug-Ausgabe des Frameworks auf. Vor dem JSON der Antwort kann deshalb HTML stehen, an dem ein JSON-Parser scheitert.',
    },
    remedy: {
      en: 'Look at the raw body of the answer. The signed text is in it too.',
      de: 'Sehen Sie sich den rohen Body der Antwort an. Der signierte Text steht auch dort.',
    },
  },
  'api-simulation-lower-case': {
    text: {
      en: 'Step 2 of the verification simulation says that field names must be changed to lower case. That is wrong; the values that it shows keep the case.',
      de: 'Schritt 2 der Verifizierungs-Simulation sagt, Feldnamen müssten in Kleinbuchstaben umgewandelt werden. Das stimmt nicht; die angezeigten Werte behalten die Schreibweise.',
    },
    remedy: {
      en: 'Leave the names as they are.',
      de: 'Lassen Sie die Namen, wie sie sind.',
    },
  },
  'api-preflight': {
    text: {
      en: 'The frontend API answers a preflight request (OPTIONS) with status 400, because such a request has no body and therefore no public key.',
      de: 'Die Frontend-API beantwortet eine Preflight-Anfrage (OPTIONS) mit dem Status 400, weil eine solche Anfrage keinen Body und damit keinen öffentlichen Schlüssel hat.',
    },
    remedy: {
      en: 'Send `application/x-www-form-urlencoded` without own headers. The browser then needs no preflight.',
      de: 'Senden Sie `application/x-www-form-urlencoded` ohne eigene Header. Dann braucht der Browser keinen Preflight.',
    },
  },
  'api-missing-lists': {
    text: {
      en: '`check-form-data` without `ignoredFields` in `formData`, and `store-form-data` with `metadata` but without `formData`, end in HTTP status 500.',
      de: '`check-form-data` ohne `ignoredFields` in `formData` und `store-form-data` mit `metadata`, aber ohne `formData`, enden mit dem HTTP-Status 500.',
    },
    remedy: {
      en: 'Always send `formData` with both lists, `ignoredFields` may be empty.',
      de: 'Senden Sie immer `formData` mit beiden Listen, `ignoredFields` darf leer sein.',
    },
  },
  'api-proof-of-work-last-number': {
    text: {
      en: 'The script of the box never tries the highest number. If the server chose it, the check is rated as spam; the chance is one in `proofOfWorkMaxNumber`.',
      de: 'Das Skript der Box probiert die höchste Zahl nie. Hat der Server gerade sie gewählt, wird die Prüfung als Spam bewertet; die Chance ist eins zu `proofOfWorkMaxNumber`.',
    },
    remedy: {
      en: 'In an own client, try the numbers from 0 up to and including the highest.',
      de: 'Probieren Sie in einem eigenen Client die Zahlen von 0 bis einschließlich der höchsten.',
    },
  },
  'api-silent-mode-verdict': {
    text: {
      en: 'In silent mode the rules run last and decide alone: a filled honeypot field or a wrong proof of work is not spam any more if the rules give too few points.',
      de: 'Im stillen Modus laufen die Regeln zuletzt und entscheiden allein: Ein ausgefülltes Honeypot-Feld oder ein falscher Arbeitsnachweis ist kein Spam mehr, wenn die Regeln zu wenige Punkte vergeben.',
    },
    remedy: {
      en: 'If you rely on honeypot or proof of work, leave the silent mode off.',
      de: 'Lassen Sie den stillen Modus aus, wenn Sie sich auf Honeypot oder Arbeitsnachweis verlassen.',
    },
  },
  'api-silent-mode-statistic': {
    text: {
      en: 'In silent mode a spam submission that is verified counts twice as spam: once at the check and once at the verification.',
      de: 'Im stillen Modus zählt eine überprüfte Spam-Einsendung doppelt als Spam: einmal bei der Prüfung und einmal bei der Überprüfung.',
    },
    remedy: {
      en: 'Keep it in mind when you read the spam numbers of projects in silent mode.',
      de: 'Berücksichtigen Sie das, wenn Sie die Spam-Zahlen von Projekten im stillen Modus lesen.',
    },
  },
  'api-english-translation-wins': {
    text: {
      en: 'A translation of the project that exists for `en` only is shown in every language, because `en` is always the last language in the list and translations of the project win over the shipped texts.',
      de: 'Eine Übersetzung des Projekts, die es nur für `en` gibt, erscheint in jeder Sprache, weil `en` immer die letzte Sprache der Liste ist und Übersetzungen des Projekts den mitgelieferten Texten vorgehen.',
    },
    remedy: {
      en: 'Add the translation for the other languages of your website too.',
      de: 'Ergänzen Sie die Übersetzung auch für die anderen Sprachen Ihrer Website.',
    },
  },
  'api-batch-milliseconds': {
    text: {
      en: 'A `lastUpdatedAt` with fractions of a second in the task `update_rule_package` ends in HTTP status 500.',
      de: 'Ein `lastUpdatedAt` mit Sekundenbruchteilen in der Aufgabe `update_rule_package` endet mit dem HTTP-Status 500.',
    },
    remedy: {
      en: 'Write `2026-03-01T08:00:00+00:00` or `2026-03-01T08:00:00Z`. In JavaScript, cut the milliseconds off `toISOString()`.',
      de: 'Schreiben Sie `2026-03-01T08:00:00+00:00` oder `2026-03-01T08:00:00Z`. Schneiden Sie in JavaScript die Millisekunden von `toISOString()` ab.',
    },
  },
  'api-import-zero-rating': {
    text: {
      en: 'The import stores a `rating` or a `spamRatingFactor` of 0 as "not given", and that counts as 1.',
      de: 'Der Import speichert ein `rating` oder einen `spamRatingFactor` von 0 als „nicht angegeben“, und das zählt als 1.',
    },
    remedy: {
      en: 'Leave such items out, or store them with the incremental interface, which keeps the 0.',
      de: 'Lassen Sie solche Einträge weg, oder speichern Sie sie über die inkrementelle Schnittstelle, die die 0 behält.',
    },
  },
  'api-update-redirect': {
    text: {
      en: 'Between new files and the finished update, GET requests to the statistic and rule package API and to the stylesheet of the box are redirected to the update page.',
      de: 'Solange neue Dateien da sind, das Update aber nicht abgeschlossen ist, werden GET-Anfragen an die Statistik- und die Regelpaket-API und nach dem Stylesheet der Box auf die Update-Seite umgeleitet.',
    },
    remedy: {
      en: 'Do not follow redirects in your client, treat status 302 as "try again later", and finish the update.',
      de: 'Folgen Sie in Ihrem Client keinen Umleitungen, behandeln Sie den Status 302 als „später noch einmal“, und schließen Sie das Update ab.',
    },
  },
  'api-access-hint': {
    text: {
      en: 'The hint of the card says that it limits the verification and statistic API. It limits the rule package API as well.',
      de: 'Der Hinweis der Karte sagt, sie beschränke die Verifizierungs- und die Statistik-API. Sie beschränkt auch die Regelpaket-API.',
    },
    remedy: {
      en: 'Add the address of the machine that imports rule packages.',
      de: 'Nehmen Sie die Adresse des Rechners auf, der Regelpakete importiert.',
    },
  },
} satisfies KnownIssues;
