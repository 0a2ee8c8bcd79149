import {cause, entry, type ErrorEntry} from './types';

/** Error answers of the verification API, and the messages in its `issues`. */
export const verificationErrors: readonly ErrorEntry[] = [
  entry('required-parameter-missing', {
    place: 'verification',
    message: 'Required parameter missing.',
    reason: 'required_parameter_missing',
    causes: [
      cause(
        {
          en: 'A parameter is missing or misspelled (case counts). Usually the form had no token: the box was removed or blocked.',
          de: 'Ein Parameter fehlt oder ist falsch geschrieben (Groß- und Kleinschreibung zählt). Meist hatte das Formular keinen Token: Die Box wurde entfernt oder blockiert.',
        },
        {
          en: 'Refuse forms without `_mosparo_submitToken` or `_mosparo_validationToken`. Compare the [parameters](/docs/api/verification#verify-parameters).',
          de: 'Weisen Sie Formulare ohne `_mosparo_submitToken` oder `_mosparo_validationToken` ab. Vergleichen Sie die [Parameter](/docs/api/verification#verify-parameters).',
        },
      ),
    ],
  }),
  entry('submit-token-not-found', {
    place: 'verification',
    message: 'Submit token not found or not valid.',
    reason: 'submit_token_not_found, submit_token_not_valid',
    meaning: {
      en: 'The project does not know the token (`submit_token_not_found`), or it was verified before (`submit_token_not_valid`). A failed verification also uses it up.',
      de: 'Das Projekt kennt den Token nicht (`submit_token_not_found`), oder er wurde schon verifiziert (`submit_token_not_valid`). Auch eine gescheiterte Verifizierung verbraucht ihn.',
    },
    causes: [
      cause(
        {
          en: 'The backend verifies twice: two validators or hooks, a retry after a timeout, a repeated queue job.',
          de: 'Das Backend verifiziert zweimal: zwei Validatoren oder Hooks, eine Wiederholung nach einer Zeitüberschreitung, ein wiederholter Auftrag einer Warteschlange.',
        },
        {
          en: 'Call `verify` once for each post and keep the result.',
          de: 'Rufen Sie `verify` je abgesendetem Formular einmal auf und speichern Sie das Ergebnis.',
        },
      ),
      cause(
        {
          en: 'The form was sent twice (double click, back button, reload), or shown again with the old token.',
          de: 'Das Formular wurde zweimal gesendet (Doppelklick, Zurück-Taste, Neuladen) oder mit dem alten Token erneut angezeigt.',
        },
        {
          en: 'Disable the button after the first click, and answer a post with a redirect. With AJAX, call `resetState()` and `requestSubmitToken()`.',
          de: 'Sperren Sie die Schaltfläche nach dem ersten Klick, und antworten Sie auf das Absenden mit einer Umleitung. Bei AJAX rufen Sie `resetState()` und `requestSubmitToken()` auf.',
        },
      ),
      cause(
        {
          en: 'The form was open for longer than 24 hours (default).',
          de: 'Das Formular war länger als 24 Stunden (Standard) offen.',
        },
        {
          en: 'Ask the visitor to send it again, with a new token.',
          de: 'Lassen Sie es mit einem neuen Token erneut absenden.',
        },
      ),
      cause(
        {
          en: 'Frontend and backend use keys of different projects.',
          de: 'Frontend und Backend verwenden Schlüssel verschiedener Projekte.',
        },
        {
          en: 'Use both keys of one project.',
          de: 'Verwenden Sie beide Schlüssel desselben Projekts.',
        },
      ),
    ],
  }),
  entry('submission-does-not-exist', {
    place: 'verification',
    message: 'Submission does not exist.',
    causes: [
      cause(
        {
          en: 'Never checked: a bot did not tick the box, `form.submit()` skipped it, or no step has `isLastStep`.',
          de: 'Nie geprüft: Ein Bot ließ die Box aus, `form.submit()` überging sie, oder kein Schritt hat `isLastStep`.',
        },
        {
          en: 'Refuse the form. Use `form.requestSubmit()`, and set `isLastStep`. The token is not used up.',
          de: 'Weisen Sie das Formular ab. Verwenden Sie `form.requestSubmit()`, und setzen Sie `isLastStep`. Der Token ist nicht verbraucht.',
        },
      ),
    ],
  }),
  entry('verification-failed', {
    place: 'verification',
    message: 'Verification failed.',
    reason: 'minimum_time_invalid, validation_signature_invalid, too_many_equal_submissions',
    meaning: {
      en: 'One of three checks failed. “Verification issues” in the submission and the API debug mode say which one. The token is used up.',
      de: 'Eine von drei Bedingungen ist nicht erfüllt. Welche, zeigen „Verifizierungsprobleme“ in der Einsendung und der API-Debugging-Modus. Der Token ist verbraucht.',
    },
    causes: [
      cause(
        {
          en: '`minimum_time_invalid`: sent before the minimum time was over, for example with autofill.',
          de: '`minimum_time_invalid`: vor Ablauf der Mindestzeit gesendet, zum Beispiel automatisch ausgefüllt.',
        },
        {
          en: 'Lower the [minimum time](/docs/usage/security#minimum-time). The allow list does not exempt from it.',
          de: 'Senken Sie die [Mindestzeit](/docs/usage/security#minimum-time). Die Liste der erlaubten IP-Adressen nimmt davon nicht aus.',
        },
      ),
      cause(
        {
          en: '`validation_signature_invalid`: the validation token is not from the last check, or was signed with another key.',
          de: '`validation_signature_invalid`: Der Validierungscode stammt nicht von der letzten Prüfung oder wurde mit einem anderen Schlüssel signiert.',
        },
        {
          en: 'Post the two hidden fields unchanged. Every tick creates a new token, so do not keep it in a session.',
          de: 'Senden Sie die beiden versteckten Felder unverändert. Jedes Anhaken der Box erzeugt einen neuen Code: Speichern Sie ihn nicht in einer Sitzung.',
        },
      ),
      cause(
        {
          en: '`too_many_equal_submissions`: the same data came too often, by default more than 3 times in 300 seconds. Repeated ticks count.',
          de: '`too_many_equal_submissions`: Dieselben Daten kamen zu oft, standardmäßig mehr als 3-mal in 300 Sekunden. Auch erneutes Anhaken zählt.',
        },
        {
          en: 'Change the test data, wait, or raise the number of [equal submissions](/docs/usage/security#equal-submissions).',
          de: 'Ändern Sie die Testdaten, warten Sie, oder erhöhen Sie die Zahl [gleicher Einsendungen](/docs/usage/security#equal-submissions).',
        },
      ),
    ],
  }),
  entry('field-not-valid', {
    place: 'verification',
    message: 'Field not valid.',
    reason: 'field_signature_invalid',
    meaning: {
      en: 'In `issues`: the backend’s hash does not match the value from the browser.',
      de: 'In `issues`: Der Hash des Backends passt nicht zum Wert aus dem Browser.',
    },
    causes: [
      cause(
        {
          en: 'The backend changes the value first: trim, number or date format, lost leading zeros, lower case, HTML escaping, Unicode normalization.',
          de: 'Das Backend verändert den Wert vorher: Leerzeichen entfernen, Zahlen- oder Datumsformat, verlorene führende Nullen, Kleinschreibung, HTML-Maskierung, Unicode-Normalisierung.',
        },
        {
          en: 'Verify the raw values first. Clean and convert afterwards.',
          de: 'Verifizieren Sie zuerst die rohen Werte. Bereinigen und umwandeln können Sie danach.',
        },
      ),
      cause(
        {
          en: 'Multi-line text: the browser posts CR LF, but mosparo checked LF.',
          de: 'Mehrzeiliger Text: Der Browser sendet CR LF, mosparo hat aber LF geprüft.',
        },
        {
          en: 'Replace every CR LF with LF before hashing, even inside lists.',
          de: 'Ersetzen Sie vor dem Hashen jedes CR LF durch LF, auch in Listen.',
        },
      ),
      cause(
        {
          en: 'WordPress and others add backslashes to apostrophes and quotes.',
          de: 'WordPress und andere setzen Backslashes vor Apostrophe und Anführungszeichen.',
        },
        {
          en: 'Remove them, in WordPress with `wp_unslash()`.',
          de: 'Entfernen Sie sie, in WordPress mit `wp_unslash()`.',
        },
      ),
      cause(
        {
          en: 'A script changes the field between check and post: phone masks, editors, trackers.',
          de: 'Ein Skript ändert das Feld zwischen Prüfung und Absenden: Telefonmasken, Editoren, Tracker.',
        },
        {
          en: 'Run it in the event `before-get-form-data`, or ignore the field.',
          de: 'Lassen Sie es im Ereignis `before-get-form-data` laufen, oder ignorieren Sie das Feld.',
        },
      ),
      cause(
        {
          en: 'A multi select without `[]` in its name reaches PHP as a single value.',
          de: 'Eine Mehrfachauswahl ohne `[]` im Namen kommt in PHP als einzelner Wert an.',
        },
        {
          en: 'Name it `colors[]`, and send a list.',
          de: 'Nennen Sie sie `colors[]`, und senden Sie eine Liste.',
        },
      ),
      cause(
        {
          en: 'The hash has upper-case hex digits, or the text was not UTF-8.',
          de: 'Der Hash enthält Großbuchstaben, oder der Text war kein UTF-8.',
        },
        {en: 'Use lower case and UTF-8.', de: 'Verwenden Sie Kleinbuchstaben und UTF-8.'},
      ),
    ],
  }),
  entry('missing-in-form-data', {
    place: 'verification',
    message: 'Missing in form data, verification not possible.',
    reason: 'field_not_in_received_data',
    meaning: {
      en: 'In `issues`: mosparo got the field from the browser, but not in the backend’s `formData`.',
      de: 'In `issues`: mosparo hat das Feld vom Browser erhalten, im `formData` des Backends fehlt es.',
    },
    causes: [
      cause(
        {
          en: 'The name was changed: lower case, or dots and spaces that PHP turns into `_`.',
          de: 'Der Name wurde geändert: Kleinschreibung, oder Punkte und Leerzeichen, die PHP in `_` verwandelt.',
        },
        {
          en: 'Use the `name` attribute exactly as written, including case.',
          de: 'Verwenden Sie das Attribut `name` genau, mit Groß- und Kleinschreibung.',
        },
      ),
      cause(
        {
          en: 'A framework made nested data from `form[address][street]`.',
          de: 'Ein Framework hat aus `form[address][street]` verschachtelte Daten gemacht.',
        },
        {
          en: 'Flatten it to one key with brackets.',
          de: 'Machen Sie daraus wieder einen flachen Schlüssel mit Klammern.',
        },
      ),
      cause(
        {
          en: 'An empty field or an empty list was left out.',
          de: 'Ein leeres Feld oder eine leere Liste wurde weggelassen.',
        },
        {
          en: 'Send the hash of the empty text, and `[]` for an empty list.',
          de: 'Senden Sie den Hash des leeren Texts und `[]` für eine leere Liste.',
        },
      ),
      cause(
        {
          en: 'The browser does not post the field: disabled (form plugins disable hidden conditional fields), `<input type="image">`, `<output>`, or a button without `type` that was not clicked.',
          de: 'Der Browser sendet das Feld nicht ab: deaktiviert (Formular-Plugins deaktivieren verborgene bedingte Felder), `<input type="image">`, `<output>` oder eine nicht geklickte Schaltfläche ohne `type`.',
        },
        {
          en: 'Give the element itself the class `mosparo__ignored-field`, or exclude disabled fields with `inputFieldSelector`. See [ignored fields](/docs/integration/ignored_fields#exclude).',
          de: 'Geben Sie dem Element selbst die Klasse `mosparo__ignored-field`, oder schließen Sie deaktivierte Felder mit `inputFieldSelector` aus. Siehe [ignorierte Felder](/docs/integration/ignored_fields#exclude).',
        },
      ),
      cause(
        {en: 'The name has only one character.', de: 'Der Name hat nur ein Zeichen.'},
        {
          en: 'Use names of at least two characters.',
          de: 'Verwenden Sie Namen mit mindestens zwei Zeichen.',
        },
      ),
      cause(
        {
          en: 'Only the last step of a multi-step form was sent.',
          de: 'Nur der letzte Schritt eines mehrstufigen Formulars wurde gesendet.',
        },
        {
          en: 'Send the fields of all steps in one `verify` call.',
          de: 'Senden Sie die Felder aller Schritte in einem Aufruf von `verify`.',
        },
      ),
    ],
  }),
  entry('form-data-is-empty', {
    place: 'verification',
    message: 'Form data is empty.',
    causes: [
      cause(
        {
          en: 'In `issues`: `formData` is missing or empty, or the form has only ignored fields (checkboxes, radio buttons, hidden and password fields).',
          de: 'In `issues`: `formData` fehlt oder ist leer, oder das Formular hat nur ignorierte Felder (Kontrollkästchen, Optionsfelder, versteckte und Passwortfelder).',
        },
        {
          en: 'Send the hashes of all fields. Add a text field, a textarea or a select to the form.',
          de: 'Senden Sie die Hashes aller Felder. Ergänzen Sie ein Textfeld, ein mehrzeiliges Feld oder eine Auswahlliste.',
        },
      ),
    ],
  }),
  entry('metadata-not-allowed', {
    place: 'verification',
    message: 'Metadata is not allowed in this project.',
    causes: [
      cause(
        {
          en: 'Metadata is off by default. `verify` then ignores it.',
          de: 'Metadaten sind standardmäßig aus. `verify` ignoriert sie dann.',
        },
        {
          en: 'Switch on “Metadata allowed” in the advanced settings.',
          de: 'Schalten Sie in den erweiterten Einstellungen „Metadaten erlaubt“ ein.',
        },
      ),
    ],
  }),
  entry('validation-signature-invalid', {
    place: 'verification',
    message: 'Validation signature invalid.',
    reason: 'validation_signature_invalid',
    causes: [
      cause(
        {
          en: '`store-metadata`: the validation token is not from the last check.',
          de: '`store-metadata`: Der Validierungscode ist nicht der aus der letzten Prüfung.',
        },
        {
          en: 'Use the pair of tokens with which `verify` succeeded.',
          de: 'Verwenden Sie die beiden Token, mit denen `verify` erfolgreich war.',
        },
      ),
    ],
  }),
];
