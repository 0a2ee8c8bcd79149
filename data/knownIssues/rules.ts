import type {KnownIssues} from './types';

export const rulesIssues = {
  'text-question-mark': {
    title: {en: 'Text: `?` is not a wildcard', de: 'Text: `?` ist kein Platzhalter'},
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'In items of the type **Text**, `?` is not a wildcard for one character: `v?agra` does not find `viagra`.',
      de: 'In Einträgen vom Typ **Text** ist `?` kein Platzhalter für ein einzelnes Zeichen: `v?agra` findet `viagra` nicht.',
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
      en: 'Case is ignored only for the letters A–Z. An item `Über` does not find `über`, and Cyrillic or Greek letters are compared exactly.',
      de: 'Groß- und Kleinschreibung ist nur bei den Buchstaben A–Z egal. Ein Eintrag `Über` findet `über` nicht, und kyrillische oder griechische Buchstaben werden exakt verglichen.',
    },
    remedy: {
      en: 'Add both spellings, or use a regular expression with the flags `iu`, such as `/über/iu`.',
      de: 'Tragen Sie das Wort groß und klein geschrieben ein, oder verwenden Sie einen regulären Ausdruck mit den Schaltern `iu`, etwa `/über/iu`.',
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
      en: 'An item of the type **Exact word** never matches when its value contains `/`. Letters beyond A–Z count as the end of a word, so `ber` matches `über`.',
      de: 'Ein Eintrag vom Typ **Ganzes Wort** passt nie, wenn sein Wert `/` enthält. Buchstaben außerhalb von A–Z gelten als Wortgrenze, deshalb passt `ber` auf `über`.',
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
      en: 'In multi-line text fields, an address is found only when white space, or the start or end of the text, is directly before and after it. A period, comma, bracket or `mailto:` hides it. Of two addresses with a single space or line break between them, the second one is missed.',
      de: 'In mehrzeiligen Textfeldern wird eine Adresse nur gefunden, wenn direkt davor und dahinter ein Leerzeichen, ein Zeilenumbruch, der Anfang oder das Ende des Textes steht. Neben Punkt, Komma, Klammer oder `mailto:` wird sie nicht gefunden, und von zwei Adressen mit nur einem Leerzeichen oder Zeilenumbruch dazwischen wird die zweite übersehen.',
    },
    remedy: {
      en: 'Add a Word item of the type **Text** with the same address.',
      de: 'Tragen Sie zusätzlich einen Wort-Eintrag vom Typ **Text** mit derselben Adresse ein.',
    },
  },
  'domain-exact-host': {
    title: {en: 'Domain: subdomains are not found', de: 'Domain: Subdomains werden nicht gefunden'},
    effect: 'changes-steps',
    page: '/docs/usage/rule_types',
    text: {
      en: 'A domain item covers exactly one host. Subdomains, including `www.`, are not found, nor is a host with a port.',
      de: 'Ein Domain-Eintrag erfasst genau einen Host. Subdomains, auch `www.`, werden nicht gefunden, ebenso wenig ein Host mit Port.',
    },
    remedy: {
      en: 'Add every host, or a Word item of the type **Text** with the domain: it finds the name everywhere.',
      de: 'Tragen Sie jeden Host ein, oder einen Wort-Eintrag vom Typ **Text** mit der Domain: Er findet den Namen überall.',
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
      en: 'In multi-line text fields, a domain is found only after `@` or `://`, and only when a slash or the end of the whole text follows. A space, line break or period after it hides it.',
      de: 'In mehrzeiligen Textfeldern wird eine Domain nur nach `@` oder `://` gefunden, und nur, wenn ein Schrägstrich oder das Ende des ganzen Textes folgt. Mit einem Leerzeichen, Zeilenumbruch oder Punkt dahinter wird sie nicht gefunden.',
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
      en: 'A URL item matches only the identical URL, not longer ones that begin with it. In multi-line text fields, a URL without a path is missed when text follows on the same line, and punctuation after a URL counts as part of it. The help text in the editor recommends `//` at the start: such a value is refused, and it would never match.',
      de: 'Ein URL-Eintrag passt nur auf die identische URL, nicht auf längere, die mit ihr beginnen. In mehrzeiligen Textfeldern wird eine URL ohne Pfad übersehen, wenn in derselben Zeile Text folgt, und Satzzeichen hinter einer URL gelten als Teil der URL. Der Hilfetext im Editor empfiehlt `//` am Anfang: Ein solcher Wert wird abgelehnt, und er würde nie passen.',
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
      en: 'The editor refuses a URL with a two-letter top-level domain, only one dot and nothing after it, such as `https://example.ch`.',
      de: 'Der Editor lehnt eine URL mit zweibuchstabiger Top-Level-Domain, nur einem Punkt und nichts dahinter ab, etwa `https://example.ch`.',
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
      en: 'IPv4 subnets work from /8 to /31. Items with /32 and with /0 to /7 never match.',
      de: 'IPv4-Subnetze funktionieren von /8 bis /31. Einträge mit /32 und mit /0 bis /7 passen nie.',
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
      en: 'IPv6 subnets work with the prefix lengths /16–/20, /32–/36, /48–/52 and /64–/127. With /0–/4 and /128 an item never matches. All other lengths, for example /29, /40, /44, /56 and /60, make saving fail with a server error. A network part that ends with a zero group misses addresses: `2001:db8::/48` does not find `2001:db8::1`.',
      de: 'IPv6-Subnetze funktionieren mit den Präfixlängen /16–/20, /32–/36, /48–/52 und /64–/127. Mit /0–/4 und /128 passt ein Eintrag nie. Alle anderen Längen, zum Beispiel /29, /40, /44, /56 und /60, lassen das Speichern mit einem Serverfehler scheitern. Endet der Netzanteil mit einer Nullgruppe, werden Adressen nicht gefunden: `2001:db8::/48` findet `2001:db8::1` nicht.',
    },
    remedy: {
      en: 'Split the network into lengths that work (a /56 into 256 /64 networks), use a wider one with a lower rating, or use an AS number. Security guidelines and the IP allow list accept every length.',
      de: 'Teilen Sie das Netz in Längen auf, die funktionieren (ein /56 in 256-mal /64), verwenden Sie ein größeres mit kleinerer Bewertung oder eine AS-Nummer. Sicherheitsrichtlinien und die Liste der erlaubten IP-Adressen unterstützen jede Länge.',
    },
  },
  'unicode-block-never-matches': {
    title: {en: 'Unicode block: items never match', de: 'Unicode-Block: Einträge passen nie'},
    effect: 'blocks',
    page: '/docs/usage/rule_types',
    text: {
      en: 'Items of the type **Block** never match, no matter what the field contains.',
      de: 'Einträge vom Typ **Block** passen nie, egal was im Feld steht.',
    },
    remedy: {
      en: 'Use a Word item of the type **Regular Expression**, see [these patterns](/docs/usage/rule_types#unicode-patterns).',
      de: 'Verwenden Sie einen Wort-Eintrag vom Typ **Regular Expression**, siehe [diese Muster](/docs/usage/rule_types#unicode-patterns).',
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
      en: 'Emptying the field **Spam rating factor** of a field rule stores 0, not “no factor”. From then on, all items of the rule give 0 points.',
      de: 'Das Leeren des Feldes **Spam-Bewertungsfaktor** einer Feldregel speichert 0 und nicht „kein Faktor“. Von da an geben alle Einträge der Regel 0\u00a0Punkte.',
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
      en: 'An empty rating becomes 0 when you add several items at once, import a text file, or import a CSV line without a third column. The help text promises 1.0.',
      de: 'Eine leere Bewertung wird zu 0, wenn Sie mehrere Einträge auf einmal hinzufügen, eine Textdatei importieren oder eine CSV-Zeile ohne dritte Spalte importieren. Der Hilfetext verspricht 1.0.',
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
      en: 'While **Random values** is on, text fields that share one name, or whose name ends with `[]`, break the check. The same applies to multi-line fields if **Match textarea** is on. mosparo answers with HTTP 500, and the box shows “An error occurred. Please try again.”',
      de: 'Solange **Zufallswerte** eingeschaltet ist, lassen Textfelder, die sich einen Namen teilen oder deren Name auf `[]` endet, die Prüfung scheitern. Dasselbe gilt für mehrzeilige Felder, wenn **Mehrzeiliges Textfeld einschliessen** eingeschaltet ist. mosparo antwortet mit HTTP 500, und die Box zeigt „Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.“',
    },
    remedy: {
      en: 'Give every text field its own name, or the class `mosparo__ignored-field`, or leave the rule off in projects with such forms.',
      de: 'Geben Sie jedem Textfeld einen eigenen Namen oder die Klasse `mosparo__ignored-field`, oder lassen Sie die Regel in Projekten mit solchen Formularen ausgeschaltet.',
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
      en: 'When several new rows in the item table of a rule are saved at the same moment, the table can confuse them with the last one until the page is reloaded. Editing or deleting such a row then changes the wrong item.',
      de: 'Werden mehrere neue Zeilen der Eintragstabelle im selben Moment gespeichert, kann die Tabelle sie bis zum Neuladen der Seite für die letzte davon halten. Wer eine solche Zeile dann ändert oder löscht, trifft den falschen Eintrag.',
    },
    remedy: {
      en: 'Reload the page before you edit rows that you have added. For lists, use **Add multiple items** or an import.',
      de: 'Laden Sie die Seite neu, bevor Sie eben hinzugefügte Zeilen ändern. Verwenden Sie für Listen **Mehrere Einträge hinzufügen** oder einen Import.',
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
      en: 'The shared cache for rule items stores results by value only, regardless of the kind of field and the switches of the rule tester. If a value was checked in a text field first, items of the types Email, Domain and Website are missed when it appears again in another field. A test with one of its two switches off hides the items of that part from real checks of the same value.',
      de: 'Der gemeinsame Cache für Regeleinträge speichert Ergebnisse nur nach dem Wert, ohne die Art des Feldes und die Schalter des Regel-Testers. Wurde ein Wert zuerst in einem Textfeld geprüft, werden Einträge der Typen E-Mail, Domain und Website übersehen, wenn er in einem anderen Feld wiederkommt. Ein Test, bei dem einer seiner beiden Schalter aus ist, verbirgt die Einträge dieses Teils bei echten Prüfungen desselben Werts.',
    },
    remedy: {
      en: 'Leave `MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS` at `0` unless checks are too slow, choose a short `MOSPARO_RULE_ITEMS_CACHE_TTL`, and test with both switches on.',
      de: 'Lassen Sie `MOSPARO_USE_SHARED_CACHE_FOR_RULE_ITEMS` auf `0`, solange Prüfungen nicht zu langsam sind, wählen Sie eine kurze `MOSPARO_RULE_ITEMS_CACHE_TTL`, und testen Sie mit beiden Schaltern an.',
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
      en: 'A `rating` or `spamRatingFactor` of 0 in the content of a rule package counts as 1. So does a missing one, with a PHP warning in the log.',
      de: 'Ein `rating` oder `spamRatingFactor` von 0 im Inhalt eines Regelpakets zählt als 1. Ein fehlender Wert ebenso, mit einer PHP-Warnung im Protokoll.',
    },
    remedy: {
      en: 'Always write both values, and leave out an item that should not count. The incremental interface of the API keeps a 0.',
      de: 'Schreiben Sie immer beide Werte, und lassen Sie einen Eintrag weg, der nicht zählen soll. Die inkrementelle Schnittstelle der API behält eine 0.',
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
      en: 'Every download of a package from a URL leaves its copy in the temporary directory of PHP, in a file whose name begins with `rp`. Imports from the standard input and through the API leave one that begins with `rp-`. mosparo never deletes them.',
      de: 'Jeder Download eines Pakets von einer URL hinterlässt seine Kopie im temporären Verzeichnis von PHP, in einer Datei, deren Name mit `rp` beginnt. Importe von der Standardeingabe und über die API hinterlassen eine, die mit `rp-` beginnt. mosparo löscht sie nie.',
    },
    remedy: {
      en: 'With large packages or short intervals, delete old files by cron, for example with `find /tmp -maxdepth 1 -type f -user www-data -name "rp*" -mtime +1 -delete`. Many systems also empty the directory when they restart.',
      de: 'Löschen Sie bei großen Paketen oder kurzen Intervallen alte Dateien per Cronjob, zum Beispiel mit `find /tmp -maxdepth 1 -type f -user www-data -name "rp*" -mtime +1 -delete`. Viele Systeme leeren das Verzeichnis auch bei einem Neustart.',
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
      en: 'The page that updates the cache of a rule package shows **Failed** without the reason.',
      de: 'Die Seite, die den Cache eines Regelpakets aktualisiert, zeigt **Fehlgeschlagen** ohne den Grund.',
    },
    remedy: {
      en: 'Run `php bin/console mosparo:rule-package:refresh`, which prints the message, or look up `errorMessage` in the answer to the request `…/update-cache/execute` in the network tab of the browser.',
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
      en: 'One package that fails ends the refresh command and the web cron job: packages and projects that come after it are not refreshed.',
      de: 'Ein Paket, das scheitert, beendet den Aktualisierungsbefehl und den Web-Cronjob: Pakete und Projekte, die danach kämen, werden nicht aktualisiert.',
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
      en: 'If a part of a ZIP archive is refused, the import stays half finished: old and new content are mixed, and the interval has already started. The refresh command can then try the stored old archive at every run instead of loading a corrected one.',
      de: 'Wird ein Teil eines ZIP-Archivs abgelehnt, bleibt der Import halb fertig: Alter und neuer Inhalt sind gemischt, und das Intervall läuft schon. Der Aktualisierungsbefehl versucht es dann womöglich bei jedem Lauf mit dem gespeicherten alten Archiv, statt ein korrigiertes zu laden.',
    },
    remedy: {
      en: 'Publish the corrected archive with a new `lastUpdatedAt`, then choose **Update cache**. It may fail once more and thereby discard the old archive. The new one is loaded when the interval has passed. To load it at once, delete the package and add it again.',
      de: 'Veröffentlichen Sie das korrigierte Archiv mit einem neuen `lastUpdatedAt` und wählen Sie **Cache aktualisieren**. Das scheitert vielleicht noch einmal und verwirft dabei das alte Archiv; das neue wird geladen, sobald das Intervall vorbei ist. Um es sofort zu laden, löschen Sie das Paket und fügen es neu hinzu.',
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
      en: 'Whether PHP recognizes a file as JSON depends on its size. With PHP 8.2, the limit is 1 MiB (1,048,576 bytes). Newer versions of PHP may allow more. A larger file is refused with “Unknown rule package file type.”',
      de: 'Ob PHP eine Datei als JSON erkennt, hängt von ihrer Größe ab. Mit PHP 8.2 liegt die Grenze bei 1\u00a0MiB (1\u00a0048\u00a0576 Byte); neuere PHP-Versionen erlauben unter Umständen mehr. Eine größere Datei wird mit „Unknown rule package file type.“ abgelehnt.',
    },
    remedy: {
      en: 'Publish larger packages as a ZIP archive. The files inside it have no such limit.',
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
      en: '`mosparo:rule-package:import` ends with exit code 0 even when the content was refused. After a file that was refused or brought nothing new, mosparo keeps its type for this package: a later file of another type (for example JSON instead of ZIP) is refused, although it is valid.',
      de: '`mosparo:rule-package:import` endet mit dem Exit-Code 0, auch wenn der Inhalt abgelehnt wurde. Nach einer Datei, die abgelehnt wurde oder nichts Neues brachte, bleibt ihr Typ für dieses Paket gespeichert: Eine spätere Datei anderen Typs (etwa JSON statt ZIP) wird abgelehnt, obwohl sie stimmt.',
    },
    remedy: {
      en: 'Make your script look for `An error occurred` in the output. Delete a package that is stuck and add it again.',
      de: 'Lassen Sie Ihr Skript nach `An error occurred` in der Ausgabe suchen. Löschen Sie ein Paket, das hängt, und fügen Sie es neu hinzu.',
    },
  },
} satisfies KnownIssues;
