import type {KnownIssues} from './types';

export const rulesIssues = {
  'text-question-mark': {
    title: {en: 'Text: `?` is not a wildcard', de: 'Text: `?` ist kein Platzhalter'},
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: '`v?agra` does not find `viagra`.',
      de: '`v?agra` findet `viagra` nicht.',
    },
    remedy: {
      en: 'Use `*`, or a regular expression such as `/v.agra/i`.',
      de: 'Verwenden Sie `*` oder einen regulären Ausdruck wie `/v.agra/i`.',
    },
  },
  'non-ascii-case': {
    title: {
      en: 'Case is ignored only for A–Z',
      de: 'Groß- und Kleinschreibung ist nur bei A–Z egal',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: '`Über` does not find `über`; Cyrillic and Greek letters are compared exactly.',
      de: '`Über` findet `über` nicht; kyrillische und griechische Buchstaben werden exakt verglichen.',
    },
    remedy: {
      en: 'Add both spellings, or use a regular expression with the flags `iu`, such as `/über/iu`.',
      de: 'Tragen Sie beide Schreibweisen ein, oder verwenden Sie einen regulären Ausdruck mit den Schaltern `iu`, etwa `/über/iu`.',
    },
  },
  'exact-word-limits': {
    title: {
      en: 'Exact word: slashes and letters beyond A–Z',
      de: 'Ganzes Wort: Schrägstriche und Buchstaben außerhalb von A–Z',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'A value with `/` never matches. Letters beyond A–Z end a word, so `ber` matches `über`.',
      de: 'Ein Wert mit `/` passt nie. Buchstaben außerhalb von A–Z gelten als Wortgrenze, deshalb passt `ber` auf `über`.',
    },
    remedy: {
      en: 'Use a regular expression: `~(?<!\\d)24/7(?!\\d)~` or `/(?<!\\p{L})ber(?!\\p{L})/iu`.',
      de: 'Verwenden Sie einen regulären Ausdruck: `~(?<!\\d)24/7(?!\\d)~` oder `/(?<!\\p{L})ber(?!\\p{L})/iu`.',
    },
  },
  'email-in-text': {
    title: {
      en: 'Email: addresses in multi-line text are missed',
      de: 'E-Mail: Adressen in mehrzeiligem Text werden übersehen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'An address is found only with white space or an end of the text on both sides, so a period, comma, bracket or `mailto:` hides it. Of two addresses with a single space or line break between them, the second is missed.',
      de: 'Eine Adresse wird nur gefunden, wenn sie zwischen Leerzeichen, Zeilenumbrüchen oder den Enden des Textes steht, also nicht neben Punkt, Komma, Klammer oder `mailto:`. Von zwei Adressen mit nur einem Leerzeichen oder Zeilenumbruch dazwischen wird die zweite übersehen.',
    },
    remedy: {
      en: 'Add a Word item of the type **Text** with the same address.',
      de: 'Ergänzen Sie einen Wort-Eintrag vom Typ **Text** mit derselben Adresse.',
    },
  },
  'domain-exact-host': {
    title: {en: 'Domain: subdomains are not found', de: 'Domain: Subdomains werden nicht gefunden'},
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'An item covers exactly one host: not `www.`, and not the host with a port.',
      de: 'Ein Eintrag erfasst genau einen Host, also weder `www.` noch den Host mit Port.',
    },
    remedy: {
      en: 'Add every host, or a Word item of the type **Text** with the domain.',
      de: 'Tragen Sie jeden Host ein, oder einen Wort-Eintrag vom Typ **Text** mit der Domain.',
    },
  },
  'domain-in-text': {
    title: {
      en: 'Domain: names in multi-line text are missed',
      de: 'Domain: Namen in mehrzeiligem Text werden übersehen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'A domain is found only after `@` or `://`, and only when a slash or the end of the whole text follows.',
      de: 'Eine Domain wird nur nach `@` oder `://` gefunden, und nur, wenn ein Schrägstrich oder das Ende des ganzen Textes folgt.',
    },
    remedy: {
      en: 'For messages, use a Word item of the type **Text** with the domain.',
      de: 'Verwenden Sie für Nachrichten einen Wort-Eintrag vom Typ **Text** mit der Domain.',
    },
  },
  'website-whole-url': {
    title: {
      en: 'Website: only the identical URL matches',
      de: 'Website: Nur die identische URL passt',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'Longer URLs that begin with it do not. In multi-line text, a URL without a path is missed when text follows on the same line, and punctuation after a URL belongs to it. The editor refuses the `//` at the start that its help text recommends.',
      de: 'Längere URLs, die mit ihr beginnen, passen nicht. In mehrzeiligem Text wird eine URL ohne Pfad übersehen, wenn in derselben Zeile Text folgt, und Satzzeichen dahinter gehören zur URL. Das `//` am Anfang, das der Hilfetext empfiehlt, lehnt der Editor ab.',
    },
    remedy: {
      en: 'Use a Word item of the type **Text** with the part of the address that stays the same.',
      de: 'Verwenden Sie einen Wort-Eintrag vom Typ **Text** mit dem Teil der Adresse, der gleich bleibt.',
    },
  },
  'website-short-tld': {
    title: {
      en: 'Website: URLs such as `https://example.ch` are refused',
      de: 'Website: URLs wie `https://example.ch` werden abgelehnt',
    },
    effect: 'blocks',
    page: '/docs/usage/rule_types',
    text: {
      en: 'This affects two-letter top-level domains with only one dot and nothing after it.',
      de: 'Das betrifft zweibuchstabige Top-Level-Domains mit nur einem Punkt und nichts dahinter.',
    },
    remedy: {
      en: 'Use a Domain item for the host.',
      de: 'Verwenden Sie für den Host einen Domain-Eintrag.',
    },
  },
  'subnet-ipv4': {
    title: {
      en: 'IPv4 subnets: /32 and /0 to /7 never match',
      de: 'IPv4-Subnetze: /32 und /0 bis /7 passen nie',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'Subnets from /8 to /31 work.',
      de: 'Subnetze von /8 bis /31 funktionieren.',
    },
    remedy: {
      en: 'For a single address, use the item type **IP address**.',
      de: 'Verwenden Sie für eine einzelne Adresse den Eintragstyp **IP-Adresse**.',
    },
  },
  'subnet-ipv6': {
    title: {
      en: 'IPv6 subnets: many prefix lengths fail',
      de: 'IPv6-Subnetze: Viele Präfixlängen scheitern',
    },
    effect: 'blocks',
    page: '/docs/usage/rule_types',
    text: {
      en: '/16–/20, /32–/36, /48–/52 and /64–/127 work. /0–/4 and /128 never match. Saving others, such as /29, /40, /44, /56 and /60, fails with a server error. A network part that ends with a zero group misses addresses: `2001:db8::/48` does not find `2001:db8::1`.',
      de: '/16–/20, /32–/36, /48–/52 und /64–/127 funktionieren. /0–/4 und /128 passen nie. Das Speichern anderer Längen, etwa /29, /40, /44, /56 und /60, scheitert mit einem Serverfehler. Endet der Netzanteil mit einer Nullgruppe, werden Adressen nicht gefunden: `2001:db8::/48` findet `2001:db8::1` nicht.',
    },
    remedy: {
      en: 'Split the network into lengths that work (a /56 into 256 /64 networks), use a wider one with a lower rating, or an AS number. Guidelines and the IP allow list accept every length.',
      de: 'Teilen Sie das Netz in Längen auf, die funktionieren (ein /56 in 256-mal /64), verwenden Sie ein größeres mit kleinerer Bewertung oder eine AS-Nummer. Richtlinien und die Liste der erlaubten IP-Adressen unterstützen jede Länge.',
    },
  },
  'unicode-block-never-matches': {
    title: {en: 'Unicode block: items never match', de: 'Unicode-Block: Einträge passen nie'},
    effect: 'blocks',
    page: '/docs/usage/rule_types',
    text: {
      en: 'This applies to the type **Block**, whatever the field contains.',
      de: 'Das gilt für den Typ **Block**, egal was im Feld steht.',
    },
    remedy: {
      en: 'Use a Word item of the type **Regular Expression** with [these patterns](/docs/usage/rule_types#unicode-patterns).',
      de: 'Verwenden Sie einen Wort-Eintrag vom Typ **Regular Expression** mit [diesen Mustern](/docs/usage/rule_types#unicode-patterns).',
    },
  },
  'rule-factor-cleared': {
    title: {
      en: 'An emptied rating factor becomes 0',
      de: 'Ein geleerter Bewertungsfaktor wird zu 0',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: {
      en: 'If you empty **Spam rating factor** of a field rule, all its items give 0 points.',
      de: 'Wenn Sie **Spam-Bewertungsfaktor** einer Feldregel leeren, geben alle ihre Einträge 0\u00a0Punkte.',
    },
    remedy: {en: 'Enter 1 instead.', de: 'Tragen Sie stattdessen 1 ein.'},
  },
  'items-without-rating': {
    title: {
      en: 'Items without a rating get 0 points',
      de: 'Einträge ohne Bewertung erhalten 0 Punkte',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: {
      en: 'This happens to several items added at once, text files, and CSV lines without a third column. The help text promises 1.0.',
      de: 'Das betrifft mehrere auf einmal hinzugefügte Einträge, Textdateien und CSV-Zeilen ohne dritte Spalte. Der Hilfetext verspricht 1.0.',
    },
    remedy: {
      en: 'Always give a rating, in CSV with a decimal point (`1.5`).',
      de: 'Geben Sie immer eine Bewertung an, in CSV mit Dezimalpunkt (`1.5`).',
    },
  },
  'random-values-list-fields': {
    title: {
      en: 'Random values: fields with the same name cause an error',
      de: 'Zufallswerte: Felder mit gleichem Namen lösen einen Fehler aus',
    },
    effect: 'blocks',
    page: '/docs/usage/submission_rules',
    text: {
      en: 'Text fields that share a name or whose name ends with `[]` break the check; with **Match textarea**, multi-line fields do too. mosparo answers with HTTP 500. The box shows “An error occurred. Please try again.”',
      de: 'Textfelder, die sich einen Namen teilen oder deren Name auf `[]` endet, lassen die Prüfung scheitern, mit **Mehrzeiliges Textfeld einschliessen** auch mehrzeilige Felder. mosparo antwortet mit HTTP 500. Die Box zeigt „Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.“',
    },
    remedy: {
      en: 'Give every text field its own name or the class `mosparo__ignored-field`, or leave the rule off.',
      de: 'Geben Sie jedem Textfeld einen eigenen Namen oder die Klasse `mosparo__ignored-field`, oder lassen Sie die Regel ausgeschaltet.',
    },
  },
  'items-added-together': {
    title: {
      en: 'Rows added at the same moment are mixed up',
      de: 'Gleichzeitig hinzugefügte Zeilen werden verwechselt',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: {
      en: 'Editing or deleting one of these rows of the item table can then change the wrong item.',
      de: 'Das Ändern oder Löschen einer dieser Zeilen der Eintragstabelle kann dann den falschen Eintrag treffen.',
    },
    remedy: {
      en: 'Reload the page before you edit new rows. For lists, use **Add multiple items** or an import.',
      de: 'Laden Sie die Seite neu, bevor Sie neue Zeilen ändern. Verwenden Sie für Listen **Mehrere Einträge hinzufügen** oder einen Import.',
    },
  },
  'shared-cache-value-only': {
    title: {
      en: 'The shared cache for rule items hides matches',
      de: 'Der gemeinsame Cache für Regeleinträge verbirgt Treffer',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rules',
    text: {
      en: 'Results are stored by value, regardless of the kind of field. If a value was first checked in a text field, Email, Domain and Website items miss it in other fields. A rule test with a switch off hides the items of that part from real checks of the same value.',
      de: 'Ergebnisse werden nach dem Wert gespeichert, ohne die Art des Feldes. Wurde ein Wert zuerst in einem Textfeld geprüft, übersehen ihn Einträge der Typen E-Mail, Domain und Website in anderen Feldern. Ein Regel-Test mit einem ausgeschalteten Schalter verbirgt die Einträge dieses Teils bei echten Prüfungen desselben Werts.',
    },
    remedy: {
      en: 'Keep `MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS` at `0` unless checks are too slow, choose a short `MOSPARO_RULE_ITEMS_CACHE_TTL`, and test with both switches on.',
      de: 'Lassen Sie `MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS` auf `0`, solange Prüfungen nicht zu langsam sind, wählen Sie eine kurze `MOSPARO_RULE_ITEMS_CACHE_TTL`, und lassen Sie im Regel-Tester beide Schalter an.',
    },
  },
  'package-zero-rating': {
    title: {
      en: 'Rule packages: a rating of 0 counts as 1',
      de: 'Regelpakete: Eine Bewertung von 0 zählt als 1',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: {
      en: 'This applies to `rating` and `spamRatingFactor`, and to missing values, with a PHP warning in the log.',
      de: 'Das gilt für `rating` und `spamRatingFactor`, auch für fehlende Werte, mit einer PHP-Warnung im Protokoll.',
    },
    remedy: {
      en: 'Always write both values, and leave out items that should not count. The incremental API keeps a 0.',
      de: 'Schreiben Sie immer beide Werte, und lassen Sie einen Eintrag weg, der nicht zählen soll. Die inkrementelle API behält eine 0.',
    },
  },
  'package-temporary-files': {
    title: {
      en: 'Rule packages: temporary files are never deleted',
      de: 'Regelpakete: Temporäre Dateien werden nie gelöscht',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: {
      en: 'Every download from a URL leaves a file that begins with `rp` in PHP’s temporary directory, and every import from standard input or through the API one that begins with `rp-`.',
      de: 'Jeder Download von einer URL hinterlässt im temporären Verzeichnis von PHP eine Datei, deren Name mit `rp` beginnt. Importe von der Standardeingabe und über die API hinterlassen eine, die mit `rp-` beginnt.',
    },
    remedy: {
      en: 'Delete old files by cron: `find /tmp -maxdepth 1 -type f -user www-data -name "rp*" -mtime +1 -delete`. Many systems also do so on restart.',
      de: 'Löschen Sie alte Dateien per Cronjob: `find /tmp -maxdepth 1 -type f -user www-data -name "rp*" -mtime +1 -delete`. Viele Systeme tun das auch bei einem Neustart.',
    },
  },
  'package-failed-silently': {
    title: {
      en: 'Rule packages: an update fails without a reason',
      de: 'Regelpakete: Eine Aktualisierung scheitert ohne Angabe von Gründen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: {
      en: 'The page that updates the cache of a package shows only **Failed**.',
      de: 'Die Seite, die den Cache aktualisiert, zeigt nur **Fehlgeschlagen**.',
    },
    remedy: {
      en: 'Run `php bin/console mosparo:rule-package:refresh`, which prints the reason, or find `errorMessage` in the answer to `…/update-cache/execute` in the browser’s network tab.',
      de: 'Führen Sie `php bin/console mosparo:rule-package:refresh` aus, das die Meldung ausgibt, oder lesen Sie im Netzwerk-Tab des Browsers `errorMessage` in der Antwort auf die Anfrage `…/update-cache/execute`.',
    },
  },
  'package-refresh-stops': {
    title: {
      en: 'Rule packages: one failure stops all later refreshes',
      de: 'Regelpakete: Ein Fehler beendet alle weiteren Aktualisierungen',
    },
    effect: 'blocks',
    page: '/docs/usage/rule_packages',
    text: {
      en: 'With the refresh command and the web cron job, all packages and projects after the failed one are left out.',
      de: 'Beim Aktualisierungsbefehl und beim Web-Cronjob entfallen alle Pakete und Projekte nach dem gescheiterten.',
    },
    remedy: {
      en: 'Fix the package, or set it to inactive until it works again.',
      de: 'Reparieren Sie das Paket, oder setzen Sie es auf inaktiv, bis es wieder funktioniert.',
    },
  },
  'package-zip-half-imported': {
    title: {
      en: 'Rule packages: a refused ZIP archive is half imported',
      de: 'Regelpakete: Ein abgelehntes ZIP-Archiv wird halb importiert',
    },
    effect: 'blocks',
    page: '/docs/usage/rule_packages',
    text: {
      en: 'Old and new content are mixed, and the interval has already started. The refresh command may then try the stored archive at every run instead of loading a corrected one.',
      de: 'Alter und neuer Inhalt sind gemischt, und das Intervall läuft schon. Der Aktualisierungsbefehl versucht es dann womöglich bei jedem Lauf mit dem gespeicherten Archiv, statt ein korrigiertes zu laden.',
    },
    remedy: {
      en: 'Publish the corrected archive with a new `lastUpdatedAt`, then choose **Update cache**. If it fails once more, the old archive is discarded, and the new one loads after the interval. To load it at once, delete the package and add it again.',
      de: 'Veröffentlichen Sie das korrigierte Archiv mit einem neuen `lastUpdatedAt` und wählen Sie **Cache aktualisieren**. Scheitert das noch einmal, wird das alte Archiv verworfen und das neue nach dem Intervall geladen. Um es sofort zu laden, löschen Sie das Paket und fügen es neu hinzu.',
    },
  },
  'package-json-size': {
    title: {
      en: 'Rule packages: large JSON files are refused',
      de: 'Regelpakete: Große JSON-Dateien werden abgelehnt',
    },
    effect: 'blocks',
    page: '/docs/usage/rule_packages',
    text: {
      en: '“Unknown rule package file type.” appears, because PHP does not recognize large files as JSON. With PHP 8.2, the limit is 1 MiB (1,048,576 bytes), in newer versions perhaps more.',
      de: 'Es erscheint „Unknown rule package file type.“, weil PHP große Dateien nicht als JSON erkennt. Mit PHP 8.2 liegt die Grenze bei 1\u00a0MiB (1.048.576 Byte), in neueren Versionen vielleicht höher.',
    },
    remedy: {
      en: 'Publish larger packages as a ZIP archive: files inside it have no such limit.',
      de: 'Veröffentlichen Sie größere Pakete als ZIP-Archiv. Für die Dateien darin gibt es keine solche Grenze.',
    },
  },
  'package-cli-result': {
    title: {
      en: 'Rule packages: the import command hides failures',
      de: 'Regelpakete: Der Importbefehl verschweigt Fehler',
    },
    effect: 'changes-steps',
    page: '/docs/usage/rule_packages',
    text: {
      en: '`mosparo:rule-package:import` ends with exit code 0 even when it refused the content. After a file that it refused or that brought nothing new, it also refuses a valid file of another type (JSON instead of ZIP).',
      de: '`mosparo:rule-package:import` endet mit dem Exit-Code 0, auch wenn der Inhalt abgelehnt wurde. Nach einer Datei, die abgelehnt wurde oder nichts Neues brachte, wird auch eine gültige Datei anderen Typs (JSON statt ZIP) abgelehnt.',
    },
    remedy: {
      en: 'Have your script look for `An error occurred` in the output. Delete a package that is stuck and add it again.',
      de: 'Lassen Sie Ihr Skript nach `An error occurred` in der Ausgabe suchen. Löschen Sie ein Paket, das hängt, und fügen Sie es neu hinzu.',
    },
  },
} satisfies KnownIssues;
