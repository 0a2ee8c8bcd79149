import {cause, entry, type ErrorEntry} from './types';

export const statisticErrors: readonly ErrorEntry[] = [
  entry('invalid-range', {
    place: 'statistic',
    message: 'Invalid range.',
    causes: [
      cause(
        {
          en: '`range` is `0`, empty, or does not begin with a number, for example `P1D`.',
          de: '`range` ist `0`, leer oder beginnt nicht mit einer Zahl, etwa `P1D`.',
        },
        {
          en: 'Give seconds, for example `86400`, or leave it out.',
          de: 'Geben Sie Sekunden an, etwa `86400`, oder lassen Sie den Parameter weg.',
        },
      ),
    ],
  }),
  entry('start-date-future', {
    place: 'statistic',
    message: 'The start date cannot be in the future.',
    causes: [
      cause(
        {
          en: '`startDate` is tomorrow in the time zone of the server.',
          de: '`startDate` liegt in der Zeitzone des Servers noch in der Zukunft.',
        },
        {
          en: 'Use the date of the server, or yesterday.',
          de: 'Verwenden Sie das Datum des Servers oder den Vortag.',
        },
      ),
    ],
  }),
  entry('start-date-format', {
    place: 'statistic',
    message: 'The start date has an invalid format. Excepted format: YYYY-MM-DD',
    causes: [
      cause(
        {
          en: '`startDate` is not a date, for example `31/12/2026`. “Excepted” is mosparo’s typing error.',
          de: '`startDate` ist kein Datum, etwa `31/12/2026`. „Excepted“ ist ein Schreibfehler von mosparo.',
        },
        {en: 'Write `2026-12-31`.', de: 'Schreiben Sie `2026-12-31`.'},
      ),
    ],
  }),
];

export const rulePackageErrors: readonly ErrorEntry[] = [
  entry('rule-package-not-found', {
    place: 'rulePackage',
    message: 'Rule package not found.',
    causes: [
      cause(
        {
          en: 'Wrong number: a package of another project, or the UUID of a package.',
          de: 'Falsche Nummer: ein Paket eines anderen Projekts oder die UUID eines Pakets.',
        },
        {
          en: 'Use the number on the page of the package, “How to import”.',
          de: 'Verwenden Sie die Nummer auf der Seite des Pakets, „Wie importieren“.',
        },
      ),
    ],
  }),
  entry('rule-package-type', {
    place: 'rulePackage',
    message: 'Rule package type (AUTOMATICALLY_FROM_URL) is not allowed.',
    reason: 'rule_package_type_invalid',
    causes: [
      cause(
        {
          en: 'Only “Manually via API” can be imported. This package is `AUTOMATICALLY_FROM_URL`, `AUTOMATICALLY_FROM_FILE` or `MANUALLY_VIA_CLI`.',
          de: 'Importieren lässt sich nur „Manuell über API“; dieses Paket ist `AUTOMATICALLY_FROM_URL`, `AUTOMATICALLY_FROM_FILE` oder `MANUALLY_VIA_CLI`.',
        },
        {
          en: 'Create a new package: the type cannot be changed.',
          de: 'Legen Sie ein neues Paket an: Der Typ lässt sich nicht ändern.',
        },
      ),
    ],
  }),
  entry('rule-package-hash', {
    place: 'rulePackage',
    message: 'The specified hash is invalid for the given content.',
    reason: 'rule_package_content_hash_invalid',
    causes: [
      cause(
        {
          en: '`rulePackageHash` belongs to text with another format, has upper-case digits, or is the whole line of `sha256sum`.',
          de: '`rulePackageHash` gehört zu einem anders formatierten Text, enthält Großbuchstaben oder ist die ganze Zeile von `sha256sum`.',
        },
        {
          en: 'Hash `rulePackageContent` before it goes into the body, and send 64 lower-case digits.',
          de: 'Hashen Sie `rulePackageContent`, bevor es in den Body kommt, und senden Sie 64 Hexziffern mit Kleinbuchstaben.',
        },
      ),
    ],
  }),
  entry('rule-package-empty', {
    place: 'rulePackage',
    message: 'Rule package content is empty.',
    causes: [
      cause(
        {
          en: 'Your program read an empty file.',
          de: 'Ihr Programm hat eine leere Datei gelesen.',
        },
        {
          en: 'Check its path. To empty a package, remove its rules with batch.',
          de: 'Prüfen Sie den Pfad. Um ein Paket zu leeren, entfernen Sie seine Regeln mit einem Batch.',
        },
      ),
    ],
  }),
  entry('tasks-undefined', {
    place: 'rulePackage',
    message: 'Tasks undefined.',
    status: '400',
    causes: [
      cause(
        {
          en: 'No `tasks`, or an empty list, because nothing changed.',
          de: '`tasks` fehlt oder ist leer, weil sich nichts geändert hat.',
        },
        {
          en: 'Skip the call when there is nothing to do.',
          de: 'Lassen Sie den Aufruf weg, wenn es nichts zu tun gibt.',
        },
      ),
    ],
  }),
  entry('task-data-not-valid', {
    place: 'rulePackage',
    message: 'Task data not valid: store_rule_item; Data: …',
    causes: [
      cause(
        {
          en: 'In `errors`: the task was skipped. A required key is missing, one is unknown, or a number was sent as text.',
          de: 'In `errors`: Die Aufgabe wurde übersprungen. Ein Pflichtschlüssel fehlt, einer ist unbekannt, oder eine Zahl kam als Text.',
        },
        {
          en: 'Compare with [the tasks](/docs/api/rule_package#batch).',
          de: 'Vergleichen Sie mit [den Aufgaben](/docs/api/rule_package#batch).',
        },
      ),
    ],
  }),
  entry('rule-not-available', {
    place: 'rulePackage',
    message: 'Rule not available: 6f0f7c57-6f2d-4b3e-9a3c-1c9d4a7f1e10',
    causes: [
      cause(
        {
          en: 'In `errors`: an item names a rule that was not stored yet, or whose own task failed.',
          de: 'In `errors`: Ein Eintrag nennt eine Regel, die noch nicht gespeichert wurde oder deren Aufgabe gescheitert ist.',
        },
        {
          en: 'Send `store_rule` before or in the same batch.',
          de: 'Senden Sie `store_rule` vorher oder im selben Batch.',
        },
      ),
    ],
  }),
  entry('general-error', {
    place: 'rulePackage',
    message: 'A general error occurred.',
    reason: 'general_error',
    meaning: {
      en: 'The API debug mode shows the reason as `exceptionMessage`.',
      de: 'Der API-Debugging-Modus nennt den Grund als `exceptionMessage`.',
    },
    causes: [
      cause(
        {
          en: '`The rule package content is not valid against the schema.`: a key is missing or unknown, or a list is empty.',
          de: '`The rule package content is not valid against the schema.`: Ein Schlüssel fehlt oder ist unbekannt, oder eine Liste ist leer.',
        },
        {
          en: 'Compare with [the content](/docs/api/rule_package#content).',
          de: 'Vergleichen Sie mit [dem Inhalt](/docs/api/rule_package#content).',
        },
      ),
      cause(
        {
          en: '`Unknown rule package file type.`: not recognized as JSON, because of a byte order mark or because it is [too large](/docs/usage/rule_package_format#format).',
          de: '`Unknown rule package file type.`: nicht als JSON erkannt, wegen eines Byte Order Mark oder weil der Inhalt [zu groß](/docs/usage/rule_package_format#format) ist.',
        },
        {
          en: 'Send plain UTF-8 JSON that begins with `{`, or large content in batches.',
          de: 'Senden Sie reines UTF-8-JSON, das mit `{` beginnt, oder große Inhalte in Batches.',
        },
      ),
      cause(
        {
          en: '`Failed to parse time string …`: `lastUpdatedAt` is not a date.',
          de: '`Failed to parse time string …`: `lastUpdatedAt` ist kein Datum.',
        },
        {
          en: 'Write `2026-03-01T08:00:00+00:00`.',
          de: 'Schreiben Sie `2026-03-01T08:00:00+00:00`.',
        },
      ),
    ],
  }),
];
