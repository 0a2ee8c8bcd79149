import {cause, entry, type ErrorEntry} from './types';

const changedValue = cause(
  [
    'The backend changes the value before it verifies: trim, number or date format, leading zeros lost in a conversion to a number, lower case, HTML escaping, Unicode normalization.',
    'Das Backend verändert den Wert vor der Überprüfung: Leerzeichen abschneiden, Zahlen- oder Datumsformat, führende Nullen durch Umwandlung in eine Zahl verloren, Kleinschreibung, HTML-Maskierung, Unicode-Normalisierung.',
  ],
  [
    'Verify the raw values first, exactly as they were received. Clean and convert them afterwards.',
    'Überprüfen Sie zuerst die rohen Werte, genau wie sie ankamen. Säubern und umwandeln gehört danach.',
  ],
);

/** Error answers of the verification API. */
export const verificationErrors: readonly ErrorEntry[] = [
  entry('required-parameter-missing', {
    place: 'verification',
    message: 'Required parameter missing.',
    status: '200',
    reason: 'required_parameter_missing',
    meaning: [
      'A parameter is missing: `submitToken`, `validationSignature` or `formSignature` for `verify`; the first two for `store-metadata`; `rulePackageId` or `rulePackageContent` for the import of a rule package.',
      'Ein Parameter fehlt: `submitToken`, `validationSignature` oder `formSignature` bei `verify`; die ersten beiden bei `store-metadata`; `rulePackageId` oder `rulePackageContent` beim Import eines Regelpakets.',
    ],
    causes: [
      cause(
        [
          'The posted form had no token: the box was removed, blocked, or the field names were changed on the way.',
          'Das abgesendete Formular hatte keinen Token: Die Box wurde entfernt oder blockiert, oder die Feldnamen wurden unterwegs geändert.',
        ],
        [
          'Refuse the form without asking mosparo when one of the two fields `_mosparo_submitToken` and `_mosparo_validationToken` is missing or empty.',
          'Weisen Sie das Formular ab, ohne mosparo zu fragen, wenn eines der beiden Felder `_mosparo_submitToken` und `_mosparo_validationToken` fehlt oder leer ist.',
        ],
      ),
      cause(
        [
          'A name is misspelled. Names are case-sensitive.',
          'Ein Name ist falsch geschrieben. Groß- und Kleinschreibung zählt.',
        ],
        [
          'Compare with [the parameters](/docs/api/verification#verify-parameters).',
          'Vergleichen Sie mit [den Parametern](/docs/api/verification#verify-parameters).',
        ],
      ),
    ],
  }),
  entry('submit-token-not-found', {
    place: 'verification',
    message: 'Submit token not found or not valid.',
    status: '200',
    reason: 'submit_token_not_found, submit_token_not_valid',
    meaning: [
      'The token is unknown to the project (`submit_token_not_found`), or it was verified before (`submit_token_not_valid`). Every token can be verified once, and a failed verification uses it up as well.',
      'Das Projekt kennt den Token nicht (`submit_token_not_found`), oder er wurde schon überprüft (`submit_token_not_valid`). Jeder Token lässt sich einmal überprüfen, und auch eine gescheiterte Überprüfung verbraucht ihn.',
    ],
    causes: [
      cause(
        [
          'The backend verifies twice: two validators or hooks, a retry after a timeout, or a queue that repeats the job.',
          'Das Backend überprüft zweimal: zwei Validatoren oder Hooks, eine Wiederholung nach einem Timeout oder eine Warteschlange, die den Auftrag wiederholt.',
        ],
        [
          'Call `verify` once for each post and keep the result.',
          'Rufen Sie `verify` je abgesendetem Formular einmal auf und merken Sie sich das Ergebnis.',
        ],
      ),
      cause(
        [
          'The visitor sent the form twice: double click, back button, or reload of the page after sending.',
          'Das Formular wurde zweimal gesendet: Doppelklick, Zurück-Taste oder Neuladen der Seite nach dem Absenden.',
        ],
        [
          'Disable the button after the first click and answer a post with a redirect.',
          'Sperren Sie die Schaltfläche nach dem ersten Klick und beantworten Sie das Absenden mit einer Umleitung.',
        ],
      ),
      cause(
        [
          'The form came back with an error of your own validation, and the old token was sent again.',
          'Das Formular kam mit einem Fehler Ihrer eigenen Prüfung zurück, und der alte Token wurde noch einmal gesendet.',
        ],
        [
          'Get a new token when the form is shown again; with AJAX by `resetState()` and `requestSubmitToken()`.',
          'Holen Sie einen neuen Token, wenn das Formular wieder erscheint; bei AJAX mit `resetState()` und `requestSubmitToken()`.',
        ],
      ),
      cause(
        [
          'The form was open for longer than the retention period (24 hours by default), and the cleanup deleted the token.',
          'Das Formular war länger offen als die Aufbewahrungsfrist (ab Werk 24 Stunden), und die Bereinigung hat den Token gelöscht.',
        ],
        [
          'Let the visitor send the form again with a new token.',
          'Lassen Sie das Formular mit einem neuen Token erneut absenden.',
        ],
      ),
      cause(
        [
          'Frontend and backend use keys of different projects.',
          'Frontend und Backend verwenden Schlüssel verschiedener Projekte.',
        ],
        ['Use the two keys of one project.', 'Verwenden Sie die beiden Schlüssel eines Projekts.'],
      ),
    ],
  }),
  entry('submission-does-not-exist', {
    place: 'verification',
    message: 'Submission does not exist.',
    status: '200',
    meaning: [
      'mosparo issued the token, but the data of the form was never checked. This does not use the token up.',
      'mosparo hat den Token ausgestellt, die Formulardaten wurden aber nie geprüft. Der Token ist dadurch nicht verbraucht.',
    ],
    causes: [
      cause(
        [
          'Somebody, usually a bot, posted the form without ticking the box.',
          'Jemand, meist ein Bot, hat das Formular gesendet, ohne die Box anzuklicken.',
        ],
        [
          'Nothing to repair: refuse the form.',
          'Nichts zu reparieren: Weisen Sie das Formular ab.',
        ],
      ),
      cause(
        [
          'Your script sends the form with `form.submit()`, which fires no submit event and skips the box.',
          'Ihr Skript sendet das Formular mit `form.submit()`; das löst kein submit-Ereignis aus und übergeht die Box.',
        ],
        ['Use `form.requestSubmit()`.', 'Verwenden Sie `form.requestSubmit()`.'],
      ),
      cause(
        [
          'A multi-step form never reached the check, because no step has `isLastStep`.',
          'Ein mehrstufiges Formular kam nie zur Prüfung, weil kein Schritt `isLastStep` hat.',
        ],
        ['Set `isLastStep` in the last step.', 'Setzen Sie `isLastStep` im letzten Schritt.'],
      ),
    ],
  }),
  entry('verification-failed', {
    place: 'verification',
    message: 'Verification failed.',
    status: '200',
    reason: 'minimum_time_invalid, validation_signature_invalid, too_many_equal_submissions',
    meaning: [
      'One of three checks failed before or after the fields were compared. The submission shows which one under "Verification issues"; the API debug mode names it in the answer. The token is used up.',
      'Eine von drei Prüfungen vor oder nach dem Vergleich der Felder ist gescheitert. Welche, zeigt die Einsendung unter „Verifizierungsprobleme“; der API-Debugging-Modus nennt sie in der Antwort. Der Token ist verbraucht.',
    ],
    causes: [
      cause(
        [
          '`minimum_time_invalid`: the form was sent faster than the minimum time. Short forms and autofill reach that too.',
          '`minimum_time_invalid`: Das Formular wurde schneller gesendet, als die Mindestzeit erlaubt. Das schaffen kurze Formulare und automatisches Ausfüllen auch.',
        ],
        [
          'Lower the minimum time in the [security settings of the project](/docs/usage/settings#minimum-time). The allow list does not exempt from it.',
          'Senken Sie die Mindestzeit in den [Sicherheitseinstellungen des Projekts](/docs/usage/settings#minimum-time). Die Liste immer erlaubter Adressen nimmt davon nicht aus.',
        ],
      ),
      cause(
        [
          '`validation_signature_invalid`: the validation token is not the one of the last check, or was signed with another key.',
          '`validation_signature_invalid`: Der Validierungscode ist nicht der der letzten Prüfung oder wurde mit einem anderen Schlüssel signiert.',
        ],
        [
          'Post the two hidden fields untouched. Sign the token as text with the private key; do not store it in a session, because every tick of the box makes a new one.',
          'Senden Sie die beiden versteckten Felder unverändert. Signieren Sie den Code als Text mit dem geheimen Schlüssel; merken Sie ihn sich nicht in einer Sitzung, denn jeder Klick auf die Box erzeugt einen neuen.',
        ],
      ),
      cause(
        [
          '`too_many_equal_submissions`: the same data came more often than the project allows, 3 times in 300 seconds by default if the feature is on. Repeated ticks of the box with the same data count.',
          '`too_many_equal_submissions`: Dieselben Daten kamen häufiger, als das Projekt erlaubt; ist die Funktion an, ab Werk dreimal in 300 Sekunden. Wiederholte Klicks auf die Box mit denselben Daten zählen mit.',
        ],
        [
          'Change the test data, wait, or raise the number. See [settings](/docs/usage/settings#equal-submissions).',
          'Ändern Sie die Testdaten, warten Sie, oder erhöhen Sie die Zahl. Siehe [Einstellungen](/docs/usage/settings#equal-submissions).',
        ],
      ),
    ],
  }),
  entry('metadata-not-allowed', {
    place: 'verification',
    message: 'Metadata is not allowed in this project.',
    status: '200',
    meaning: [
      '`store-metadata` needs a project that allows metadata. `verify` ignores metadata silently in that case.',
      '`store-metadata` braucht ein Projekt, das Metadaten erlaubt. `verify` übergeht Metadaten in diesem Fall stillschweigend.',
    ],
    causes: [
      cause(
        ['The setting is off, as by default.', 'Die Einstellung ist aus, wie ab Werk.'],
        [
          'Switch on "Metadata allowed" in the advanced settings of the project.',
          'Schalten Sie in den erweiterten Einstellungen des Projekts „Metadaten erlaubt“ ein.',
        ],
      ),
    ],
  }),
  entry('validation-signature-invalid', {
    place: 'verification',
    message: 'Validation signature invalid.',
    status: '200',
    reason: 'validation_signature_invalid',
    meaning: [
      '`store-metadata` got a `validationSignature` that does not fit the last check of the token.',
      '`store-metadata` erhielt eine `validationSignature`, die nicht zur letzten Prüfung des Tokens passt.',
    ],
    causes: [
      cause(
        [
          'The validation token of an older check was kept.',
          'Der Validierungscode einer älteren Prüfung wurde aufgehoben.',
        ],
        [
          'Use the pair of tokens with which `verify` succeeded.',
          'Verwenden Sie das Paar von Token, mit dem `verify` geklappt hat.',
        ],
      ),
    ],
  }),
];

/** Messages in `issues` of a verification, one for each field. */
export const fieldErrors: readonly ErrorEntry[] = [
  entry('field-not-valid', {
    place: 'field',
    message: 'Field not valid.',
    status: '200',
    reason: 'field_signature_invalid',
    meaning: [
      'The hash that the backend sent is not the hash of the value that the browser sent to mosparo.',
      'Der Hash, den das Backend gesendet hat, ist nicht der Hash des Werts, den der Browser an mosparo gesendet hat.',
    ],
    causes: [
      changedValue,
      cause(
        [
          'Multi-line text: the browser posts CR LF, mosparo checked LF.',
          'Mehrzeiliger Text: Der Browser sendet CR LF, mosparo hat LF geprüft.',
        ],
        [
          'Replace every CR LF by LF before hashing, also inside lists.',
          'Ersetzen Sie vor dem Hashen jedes CR LF durch LF, auch in Listen.',
        ],
      ),
      cause(
        [
          'Apostrophes and quotes: the platform adds backslashes (WordPress does), so that only some messages fail.',
          'Apostrophe und Anführungszeichen: Die Plattform fügt Backslashes hinzu (WordPress tut das), deshalb scheitern nur manche Nachrichten.',
        ],
        [
          'Remove them first, in WordPress with `wp_unslash()`.',
          'Entfernen Sie sie zuerst, in WordPress mit `wp_unslash()`.',
        ],
      ),
      cause(
        [
          'A script in the browser changes the field between the check and the post: phone masks, editors, trackers.',
          'Ein Skript im Browser ändert das Feld zwischen Prüfung und Absenden: Telefonmasken, Editoren, Tracker.',
        ],
        [
          'Let the script finish in the event `before-get-form-data`, or ignore the field.',
          'Lassen Sie das Skript im Ereignis `before-get-form-data` fertig werden, oder ignorieren Sie das Feld.',
        ],
      ),
      cause(
        [
          'A list against a single value: a multi select without `[]` in its name reaches PHP as one value.',
          'Eine Liste gegen einen einzelnen Wert: Eine Mehrfachauswahl ohne `[]` im Namen kommt in PHP als ein Wert an.',
        ],
        [
          'Name the field `colors[]`, and send a list.',
          'Nennen Sie das Feld `colors[]`, und senden Sie eine Liste.',
        ],
      ),
      cause(
        [
          'The hash has upper-case hex digits, or the text was not UTF-8.',
          'Der Hash hat große Hexziffern, oder der Text war kein UTF-8.',
        ],
        ['Use lower case and UTF-8.', 'Verwenden Sie Kleinschreibung und UTF-8.'],
      ),
    ],
  }),
  entry('missing-in-form-data', {
    place: 'field',
    message: 'Missing in form data, verification not possible.',
    status: '200',
    reason: 'field_not_in_received_data',
    meaning: [
      'The browser sent the field to mosparo, but it is not in the `formData` of the backend.',
      'Der Browser hat das Feld an mosparo gesendet, im `formData` des Backends steht es aber nicht.',
    ],
    causes: [
      cause(
        [
          'The name was changed: lower case, or dots and spaces that PHP turns into `_`.',
          'Der Name wurde geändert: Kleinschreibung, oder Punkte und Leerzeichen, die PHP in `_` verwandelt.',
        ],
        [
          'Use the `name` attribute exactly, with its upper and lower case.',
          'Verwenden Sie das Attribut `name` genau, mit Groß- und Kleinschreibung.',
        ],
      ),
      cause(
        [
          'A framework made nested data from `form[address][street]`.',
          'Ein Framework hat aus `form[address][street]` verschachtelte Daten gemacht.',
        ],
        [
          'Flatten it again to one key with brackets.',
          'Machen Sie daraus wieder einen flachen Schlüssel mit Klammern.',
        ],
      ),
      cause(
        [
          'An empty field or an empty list was left out.',
          'Ein leeres Feld oder eine leere Liste wurde weggelassen.',
        ],
        [
          'Send the hash of the empty text, and `[]` for an empty list.',
          'Senden Sie den Hash des leeren Texts und `[]` für eine leere Liste.',
        ],
      ),
      cause(
        [
          'The browser does not post the field: it is disabled, an `<input type="image">`, an `<output>`, or a button without `type` that was not clicked. Form plugins disable conditional fields that are hidden.',
          'Der Browser sendet das Feld nicht ab: Es ist deaktiviert, ein `<input type="image">`, ein `<output>` oder eine Schaltfläche ohne `type`, die nicht geklickt wurde. Formular-Plugins deaktivieren bedingte Felder, die verborgen sind.',
        ],
        [
          'Give the element itself, not its wrapper, the class `mosparo__ignored-field`, or exclude disabled fields with the option `inputFieldSelector`. See [ignored fields](/docs/integration/ignored_fields).',
          'Geben Sie dem Element selbst, nicht seiner Hülle, die Klasse `mosparo__ignored-field`, oder schließen Sie deaktivierte Felder mit der Option `inputFieldSelector` aus. Siehe [ignorierte Felder](/docs/integration/ignored_fields).',
        ],
      ),
      cause(
        ['The name has one character only.', 'Der Name hat nur ein Zeichen.'],
        [
          'Use names with at least two characters.',
          'Verwenden Sie Namen mit mindestens zwei Zeichen.',
        ],
      ),
      cause(
        [
          'A multi-step form: only the fields of the last step were sent.',
          'Ein mehrstufiges Formular: Nur die Felder des letzten Schritts wurden gesendet.',
        ],
        [
          'Send the fields of all steps in one `verify` call.',
          'Senden Sie die Felder aller Schritte in einem Aufruf von `verify`.',
        ],
      ),
    ],
  }),
  entry('form-data-is-empty', {
    place: 'field',
    message: 'Form data is empty.',
    status: '200',
    meaning: [
      'There is nothing to compare, on the side of the browser or of the backend. Such a form cannot be verified.',
      'Es gibt nichts zu vergleichen, auf der Seite des Browsers oder des Backends. Ein solches Formular lässt sich nicht überprüfen.',
    ],
    causes: [
      cause(
        ['`formData` was not sent, or is empty.', '`formData` wurde nicht gesendet oder ist leer.'],
        ['Send the hashes of all fields.', 'Senden Sie die Hashes aller Felder.'],
      ),
      cause(
        [
          'The form has ignored fields only: checkboxes, radio buttons, hidden and password fields.',
          'Das Formular hat nur ignorierte Felder: Kästchen, Optionsfelder, versteckte und Passwortfelder.',
        ],
        [
          'Add a text field, a textarea or a select.',
          'Fügen Sie ein Textfeld, ein mehrzeiliges Feld oder eine Auswahlliste hinzu.',
        ],
      ),
    ],
  }),
];
