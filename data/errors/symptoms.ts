import {cause, entry, type ErrorEntry} from './types';

/** What readers see when there is no message to look for. */
export const symptoms: readonly ErrorEntry[] = [
  entry('some-submissions-fail', {
    place: 'symptom',
    message: [
      'Some real submissions fail (10 to 30 percent)',
      'Ein Teil der echten Einsendungen scheitert (10 bis 30 Prozent)',
    ],
    meaning: [
      'The signing is right, otherwise everything would fail. Single values differ between browser and backend, or tokens are used twice. Open a failed submission and read its verification issues.',
      'Die Signatur stimmt, sonst würde alles scheitern. Einzelne Werte weichen zwischen Browser und Backend ab, oder Token werden doppelt verwendet. Öffnen Sie eine gescheiterte Einsendung und lesen Sie ihre Verifizierungsprobleme.',
    ],
    causes: [
      cause(
        [
          'The backend normalizes values before verifying: trim, conversion to a number (leading zeros of postal codes and phone numbers disappear), lower-case email addresses.',
          'Das Backend normalisiert Werte vor der Überprüfung: Leerzeichen abschneiden, Umwandlung in Zahlen (führende Nullen von Postleitzahlen und Telefonnummern verschwinden), kleingeschriebene E-Mail-Adressen.',
        ],
        [
          'Verify the raw values first, then normalize.',
          'Überprüfen Sie zuerst die rohen Werte, normalisieren Sie danach.',
        ],
      ),
      cause(
        [
          'Multi-line messages with CR LF, quotes with added backslashes, `&` and `<` turned into entities.',
          'Mehrzeilige Nachrichten mit CR LF, Anführungszeichen mit zusätzlichen Backslashes, `&` und `<` als Entities.',
        ],
        [
          'See [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
          'Siehe [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
        ],
      ),
      cause(
        [
          'Double posts and second verifications: [Submit token not found or not valid.](/docs/api/troubleshooting#submit-token-not-found)',
          'Doppeltes Absenden und zweite Überprüfungen: [Submit token not found or not valid.](/docs/api/troubleshooting#submit-token-not-found)',
        ],
        [
          'Verify once, and give a repeated form a new token.',
          'Überprüfen Sie einmal, und geben Sie einem wiederholten Formular einen neuen Token.',
        ],
      ),
      cause(
        [
          'Fields that only some visitors fill in or see: conditional and disabled fields.',
          'Felder, die nur manche ausfüllen oder sehen: bedingte und deaktivierte Felder.',
        ],
        [
          'See [Missing in form data.](/docs/api/troubleshooting#missing-in-form-data)',
          'Siehe [Missing in form data.](/docs/api/troubleshooting#missing-in-form-data)',
        ],
      ),
    ],
  }),
  entry('works-in-tests', {
    place: 'symptom',
    message: [
      'Works in my tests, fails for some visitors',
      'In meinen Tests geht es, bei manchen scheitert es',
    ],
    meaning: [
      'Tests use short ASCII texts, people do not. Test with the text below in every field: it contains what usually breaks.',
      'Getestet wird mit kurzen ASCII-Texten, Menschen schreiben anders. Testen Sie jedes Feld mit dem Text unten: Er enthält, woran es üblicherweise scheitert.',
    ],
    causes: [
      cause(
        [
          'Accents, umlauts, emoji, apostrophes, quotes, leading and trailing spaces, line breaks.',
          'Akzente, Umlaute, Emoji, Apostrophe, Anführungszeichen, Leerzeichen am Anfang und Ende, Zeilenumbrüche.',
        ],
        [
          'Hash the UTF-8 bytes as received; only CR LF becomes LF.',
          'Hashen Sie die UTF-8-Bytes, wie sie ankamen; nur aus CR LF wird LF.',
        ],
      ),
      cause(
        [
          'Autofill fills the honeypot field or a field that the visitor does not see.',
          'Automatisches Ausfüllen füllt das Honeypot-Feld oder ein Feld, das niemand sieht.',
        ],
        ['Rename the honeypot field.', 'Benennen Sie das Honeypot-Feld um.'],
      ),
      cause(
        [
          'Visitors are faster than the minimum time, or many share one IP address.',
          'Manche sind schneller als die Mindestzeit, oder viele teilen sich eine IP-Adresse.',
        ],
        [
          'Look at the submissions, [Verification failed.](/docs/api/troubleshooting#verification-failed) and [the lockout](/docs/api/troubleshooting#locked-out).',
          'Sehen Sie in die Einsendungen, siehe [Verification failed.](/docs/api/troubleshooting#verification-failed) und [die Sperre](/docs/api/troubleshooting#locked-out).',
        ],
      ),
      cause(
        [
          'The form stays open for hours, or is opened from the history of the browser.',
          'Das Formular bleibt stundenlang offen oder kommt aus dem Verlauf des Browsers zurück.',
        ],
        [
          'Request a new token in the event `pageshow` when the page comes from the back/forward cache.',
          'Fordern Sie im Ereignis `pageshow` einen neuen Token an, wenn die Seite aus dem Vor-/Zurück-Cache kommt.',
        ],
      ),
    ],
  }),
  entry('always-invalid', {
    place: 'symptom',
    message: ['Every verification fails', 'Jede Überprüfung scheitert'],
    meaning: [
      'Read `errorMessage` and `issues` of the answer first; each has its own section on this page. Without a message, go through this list.',
      'Lesen Sie zuerst `errorMessage` und `issues` der Antwort; beides hat auf dieser Seite eigene Abschnitte. Ohne Meldung gehen Sie diese Liste durch.',
    ],
    causes: [
      cause(
        [
          'The request is not signed right: [Request invalid.](/docs/api/troubleshooting#request-invalid)',
          'Die Anfrage ist nicht richtig signiert: [Request invalid.](/docs/api/troubleshooting#request-invalid)',
        ],
        [
          'Run your code against the [test vectors](/docs/api/verification#test-vectors).',
          'Prüfen Sie Ihren Code mit den [Testvektoren](/docs/api/verification#test-vectors).',
        ],
      ),
      cause(
        [
          'The HTTP client sends form fields or several parts instead of one JSON document.',
          'Der HTTP-Client sendet Formularfelder oder mehrere Teile statt eines JSON-Dokuments.',
        ],
        [
          'Send the whole request data as one JSON body.',
          'Senden Sie die ganzen Anfragedaten als einen JSON-Body.',
        ],
      ),
      cause(
        [
          '`valid` is `true`, but the client library says "not submittable": its `formData` is not the one it signed, so the verification signatures differ.',
          '`valid` ist `true`, aber die Client-Bibliothek sagt „nicht absendbar“: Ihr `formData` ist nicht das signierte, deshalb unterscheiden sich die Verifizierungssignaturen.',
        ],
        ['Sign and send the same object.', 'Signieren und senden Sie dasselbe Objekt.'],
      ),
      cause(
        [
          'A field name breaks: one letter only, dots or spaces under PHP, nested names, purely numeric names.',
          'Ein Feldname macht Probleme: nur ein Buchstabe, Punkte oder Leerzeichen unter PHP, verschachtelte Namen, reine Zahlen.',
        ],
        [
          'See [the preparation](/docs/api/verification#step-prepare).',
          'Siehe [die Vorbereitung](/docs/api/verification#step-prepare).',
        ],
      ),
    ],
  }),
  entry('no-token-after-update', {
    place: 'symptom',
    message: ['No submit token after an update', 'Kein Absende-Token nach einem Update'],
    meaning: [
      'The script has no version in its name, so caches keep the old one. See [mosparo returned no submit token.](/docs/api/troubleshooting#got-no-token)',
      'Das Skript hat keine Version im Namen, deshalb behalten Caches das alte. Siehe [mosparo hat keinen Absende-Token ausgestellt.](/docs/api/troubleshooting#got-no-token)',
    ],
    causes: [
      cause(
        [
          'The cache of the browser, of the website, of a CDN or of a reverse proxy.',
          'Der Cache des Browsers, der Website, eines CDN oder eines Reverse-Proxys.',
        ],
        [
          'Empty them for `/build/mosparo-frontend.js`. If you include the file yourself, add a query such as `?v=1.5.4`.',
          'Leeren Sie ihn für `/build/mosparo-frontend.js`. Binden Sie die Datei selbst ein, hängen Sie etwa `?v=1.5.4` an.',
        ],
      ),
      cause(
        ['The update is not finished.', 'Das Update ist nicht abgeschlossen.'],
        [
          'Open mosparo in the browser and follow the steps.',
          'Öffnen Sie mosparo im Browser und folgen Sie den Schritten.',
        ],
      ),
    ],
  }),
  entry('equal-never-triggers', {
    place: 'symptom',
    message: ['Equal submissions are never blocked', 'Gleiche Einsendungen werden nie blockiert'],
    meaning: [
      'mosparo compares all fields that the browser sends, not the ones of the backend. One field that differs makes two submissions different.',
      'mosparo vergleicht alle Felder, die der Browser sendet, nicht die des Backends. Ein abweichendes Feld macht zwei Einsendungen verschieden.',
    ],
    causes: [
      cause(
        [
          'A text field changes each time: a time stamp, a random number, a math puzzle.',
          'Ein Textfeld ändert sich jedes Mal: ein Zeitstempel, eine Zufallszahl, eine Rechenaufgabe.',
        ],
        [
          'Ignore that field with the class `mosparo__ignored-field`, or make it `type="hidden"`.',
          'Ignorieren Sie dieses Feld mit der Klasse `mosparo__ignored-field`, oder machen Sie es zu `type="hidden"`.',
        ],
      ),
      cause(
        [
          'The verification already fails at a field. Equal submissions are counted only when all fields are right.',
          'Die Überprüfung scheitert schon an einem Feld. Gezählt wird nur, wenn alle Felder stimmen.',
        ],
        ['Repair the fields first.', 'Bringen Sie zuerst die Felder in Ordnung.'],
      ),
      cause(
        [
          'The option "Based on IP address" is on, and the spam comes from many addresses; or the time frame (300 seconds by default, counted from the token) is too short.',
          'Die Option „Basierend auf der IP-Adresse“ ist an, und der Spam kommt von vielen Adressen; oder der Zeitraum (ab Werk 300 Sekunden, gezählt ab dem Token) ist zu kurz.',
        ],
        [
          'Change these [settings](/docs/usage/settings#equal-submissions).',
          'Ändern Sie diese [Einstellungen](/docs/usage/settings#equal-submissions).',
        ],
      ),
      cause(
        ['The backend never verifies.', 'Das Backend überprüft gar nicht.'],
        [
          'Equal submissions are refused in `verify` only.',
          'Gleiche Einsendungen weist nur `verify` ab.',
        ],
      ),
    ],
  }),
  entry('list-empty', {
    place: 'symptom',
    message: ['The list of submissions stays empty', 'Die Liste der Einsendungen bleibt leer'],
    meaning: [
      'The list shows submissions that were verified or are spam. A form that works in the browser, but is never verified, leaves no trace there.',
      'Die Liste zeigt Einsendungen, die überprüft wurden oder Spam sind. Ein Formular, das im Browser funktioniert, aber nie überprüft wird, hinterlässt dort keine Spur.',
    ],
    causes: [
      cause(
        [
          'The backend does not call `verify`, or gets an error such as a wrong key.',
          'Das Backend ruft `verify` nicht auf oder erhält einen Fehler wie einen falschen Schlüssel.',
        ],
        ['Log the answer of `verify`.', 'Protokollieren Sie die Antwort von `verify`.'],
      ),
      cause(
        [
          'The website uses the keys of another project.',
          'Die Website verwendet die Schlüssel eines anderen Projekts.',
        ],
        ['Compare the public key.', 'Vergleichen Sie den öffentlichen Schlüssel.'],
      ),
    ],
  }),
  entry('box-missing', {
    place: 'symptom',
    message: ['The box does not appear', 'Die Box erscheint nicht'],
    meaning: [
      'Open the console of the developer tools.',
      'Öffnen Sie die Konsole der Entwicklerwerkzeuge.',
    ],
    causes: [
      cause(
        [
          '[Cannot find the mosparo container.](/docs/api/troubleshooting#container-missing) or [Cannot find the form container.](/docs/api/troubleshooting#form-missing)',
          '[Cannot find the mosparo container.](/docs/api/troubleshooting#container-missing) oder [Cannot find the form container.](/docs/api/troubleshooting#form-missing)',
        ],
        ['Correct the id or the place.', 'Berichtigen Sie die id oder die Stelle.'],
      ),
      cause(
        [
          'The script did not load: [mosparo is not defined](/docs/api/troubleshooting#mosparo-not-defined).',
          'Das Skript wurde nicht geladen: [mosparo is not defined](/docs/api/troubleshooting#mosparo-not-defined).',
        ],
        ['Correct the address.', 'Berichtigen Sie die Adresse.'],
      ),
      cause(
        [
          'The project uses the invisible design. Then this is right.',
          'Das Projekt verwendet die unsichtbare Darstellung. Dann ist das richtig so.',
        ],
        [
          'Send the form: an overlay appears while the data is checked.',
          'Senden Sie das Formular ab: Während der Prüfung erscheint ein Overlay.',
        ],
      ),
    ],
  }),
  entry('box-without-style', {
    place: 'symptom',
    message: ['The box has no style', 'Die Box hat keine Gestaltung'],
    meaning: [
      'The stylesheet of the project did not load.',
      'Das Stylesheet des Projekts wurde nicht geladen.',
    ],
    causes: [
      cause(
        [
          'Neither a `link` element nor the option `loadCssResource` is there.',
          'Es gibt weder ein `link`-Element noch die Option `loadCssResource`.',
        ],
        ['Set `loadCssResource: true`.', 'Setzen Sie `loadCssResource: true`.'],
      ),
      cause(
        [
          'The UUID is wrong (404), or it differs between the address of the stylesheet and the third argument of the script.',
          'Die UUID ist falsch (404), oder sie unterscheidet sich zwischen der Adresse des Stylesheets und dem dritten Argument des Skripts.',
        ],
        [
          'Copy the UUID from the general settings.',
          'Kopieren Sie die UUID aus den Haupteinstellungen.',
        ],
      ),
      cause(
        [
          'The Content Security Policy lacks the host in `style-src`.',
          'In der Content Security Policy fehlt der Host in `style-src`.',
        ],
        ['Add it.', 'Ergänzen Sie ihn.'],
      ),
      cause(
        [
          'An update is not finished, and the file of the project in `public/resources` is missing: the address of the stylesheet is redirected to the update page (302).',
          'Ein Update ist nicht abgeschlossen, und die Datei des Projekts in `public/resources` fehlt: Die Adresse des Stylesheets leitet auf die Update-Seite um (302).',
        ],
        [
          'Open mosparo in the browser and finish the [update](/docs/administration/updates).',
          'Öffnen Sie mosparo im Browser und schließen Sie das [Update](/docs/administration/updates) ab.',
        ],
      ),
    ],
  }),
  entry('box-loads-forever', {
    place: 'symptom',
    message: ['The box loads forever', 'Die Box lädt endlos'],
    meaning: [
      'The box waits for the proof of work, for the end of a delay, or for an answer that it can read.',
      'Die Box wartet auf den Arbeitsnachweis, auf das Ende einer Verzögerung oder auf eine Antwort, die sie lesen kann.',
    ],
    causes: [
      cause(
        [
          'The page is served with `http`: see [the console](/docs/api/troubleshooting#crypto-digest).',
          'Die Seite wird mit `http` ausgeliefert: siehe [die Konsole](/docs/api/troubleshooting#crypto-digest).',
        ],
        ['Use `https`.', 'Verwenden Sie `https`.'],
      ),
      cause(
        [
          'The complexity is very high; each level makes the work ten times as long.',
          'Die Komplexität ist sehr hoch; jede Stufe macht die Arbeit zehnmal so lang.',
        ],
        [
          'Use 5, the default. See [settings](/docs/usage/settings#proof-of-work).',
          'Verwenden Sie 5, den Standardwert. Siehe [Einstellungen](/docs/usage/settings#proof-of-work).',
        ],
      ),
      cause(
        [
          'A proxy or a firewall answers in the place of mosparo with an HTML page and status 200; the console shows a `SyntaxError` of `JSON.parse`.',
          'Ein Proxy oder eine Firewall antwortet anstelle von mosparo mit einer HTML-Seite und dem Status 200; die Konsole zeigt einen `SyntaxError` von `JSON.parse`.',
        ],
        [
          'Exclude `/api/v1/frontend/` from maintenance pages and bot challenges.',
          'Nehmen Sie `/api/v1/frontend/` von Wartungsseiten und Bot-Abfragen aus.',
        ],
      ),
    ],
  }),
  entry('tick-disappears', {
    place: 'symptom',
    message: [
      'The tick disappears and the form is not sent',
      'Das Häkchen verschwindet und das Formular wird nicht gesendet',
    ],
    meaning: [
      'The data changed after the check. The script stops the submit and fires the event `submit-aborted`.',
      'Die Daten haben sich nach der Prüfung geändert. Das Skript hält das Absenden an und löst das Ereignis `submit-aborted` aus.',
    ],
    causes: [
      cause(
        [
          'A script changes fields on submit: masks, rich-text editors, trackers that fill in campaign fields.',
          'Ein Skript ändert Felder beim Absenden: Masken, Rich-Text-Editoren, Tracker, die Kampagnenfelder füllen.',
        ],
        [
          'Do it earlier, in the event `before-get-form-data`, or ignore these fields.',
          'Tun Sie es früher, im Ereignis `before-get-form-data`, oder ignorieren Sie diese Felder.',
        ],
      ),
      cause(
        [
          'Callbacks such as `onGetFieldValue` return another value each time.',
          'Callbacks wie `onGetFieldValue` liefern jedes Mal einen anderen Wert.',
        ],
        [
          'Return the same value for the same content.',
          'Liefern Sie bei gleichem Inhalt denselben Wert.',
        ],
      ),
    ],
  }),
  entry('overlay-stays', {
    place: 'symptom',
    message: [
      'Invisible mode: the overlay stays and nothing is sent',
      'Unsichtbarer Modus: Das Overlay bleibt, und nichts wird gesendet',
    ],
    meaning: [
      'The check could not start or got no usable answer: the proof of work or a delay was still running, the address is locked out, there was no submit token, or mosparo answered with an HTTP error. The script does not try again by itself; a reload helps.',
      'Die Prüfung konnte nicht beginnen oder erhielt keine brauchbare Antwort: Arbeitsnachweis oder Verzögerung liefen noch, die Adresse ist gesperrt, es gab keinen Absende-Token, oder mosparo antwortete mit einem HTTP-Fehler. Das Skript versucht es nicht von selbst noch einmal; Neuladen hilft.',
    ],
    causes: [
      cause(
        ['The complexity is high for the device.', 'Die Komplexität ist für das Gerät hoch.'],
        [
          'Lower it, or enable the button only after the box stopped loading (class `mosparo__loading`).',
          'Senken Sie sie, oder geben Sie die Schaltfläche erst frei, wenn die Box nicht mehr lädt (Klasse `mosparo__loading`).',
        ],
      ),
      cause(
        [
          'The callback `onFormDataValid` or `onFormDataStored` is set. The script then leaves the overlay to you, with `onFormDataValid` also after a refusal.',
          'Der Callback `onFormDataValid` oder `onFormDataStored` ist gesetzt. Das Skript überlässt Ihnen dann das Overlay, bei `onFormDataValid` auch nach einer Ablehnung.',
        ],
        [
          'Remove the class `mosparo__loader-visible` from the element `.mosparo__loader-container`; after a refusal, do it in `onCheckForm`.',
          'Entfernen Sie die Klasse `mosparo__loader-visible` vom Element `.mosparo__loader-container`; nach einer Ablehnung tun Sie das in `onCheckForm`.',
        ],
      ),
      cause(
        [
          'The overlay is gone, but your own submit code did not run or the wrong button was used: the form has no element with `type="submit"`, so that the script calls `form.submit()`, or it has several.',
          'Das Overlay ist weg, aber Ihr eigener Code zum Absenden lief nicht, oder die falsche Schaltfläche wurde benutzt: Das Formular hat kein Element mit `type="submit"`, und das Skript ruft `form.submit()` auf, oder es hat mehrere.',
        ],
        [
          'Give the button `type="submit"`. With several buttons use the callback `doSubmitFormInvisible`.',
          'Geben Sie der Schaltfläche `type="submit"`. Bei mehreren Schaltflächen verwenden Sie den Callback `doSubmitFormInvisible`.',
        ],
      ),
    ],
  }),
  entry('wrong-language', {
    place: 'symptom',
    message: ['The box speaks the wrong language', 'Die Box spricht die falsche Sprache'],
    meaning: [
      'mosparo chooses the language by the settings of the project, see [language](/docs/api/frontend#language).',
      'mosparo wählt die Sprache nach den Einstellungen des Projekts, siehe [Sprache](/docs/api/frontend#language).',
    ],
    causes: [
      cause(
        [
          'A translation of the project exists for `en` only, and is shown to everybody.',
          'Eine Übersetzung des Projekts gibt es nur für `en`, und alle sehen sie.',
        ],
        [
          'Add it for every language of your website.',
          'Ergänzen Sie sie für jede Sprache Ihrer Website.',
        ],
      ),
      cause(
        [
          'The browser prefers another language than the page. mosparo looks at its first language only.',
          'Der Browser bevorzugt eine andere Sprache als die Seite. mosparo beachtet nur seine erste Sprache.',
        ],
        [
          'Choose another language source, or set the option `language`.',
          'Wählen Sie eine andere Sprachquelle, oder setzen Sie die Option `language`.',
        ],
      ),
    ],
  }),
];
