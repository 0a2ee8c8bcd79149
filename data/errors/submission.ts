import {cause, entry, type ErrorEntry} from './types';

/** What the details of a submission say. */
export const submissionErrors: readonly ErrorEntry[] = [
  entry('submission-too-fast', {
    place: 'submission',
    message: ['Submission too fast', 'Einsendung zu schnell'],
    also: [
      [
        'The form was submitted too fast. The submitter required only … seconds, which is less than the minimum time of … seconds.',
        'Das Formular wurde zu schnell abgesendet. Das Formular wurde innerhalb … Sekunden ausgefüllt und abgesendet. Die konfigurierte Mindestzeit beträgt … Sekunden.',
      ],
    ],
    reason: 'minimum_time_invalid',
    meaning: [
      'The backend verified sooner after the token was issued than the minimum time allows. The backend got [Verification failed.](/docs/api/troubleshooting#verification-failed)',
      'Zwischen dem Ausstellen des Tokens und der Überprüfung lag weniger als die Mindestzeit. Das Backend erhielt [Verification failed.](/docs/api/troubleshooting#verification-failed)',
    ],
    causes: [
      cause(
        [
          'A person filled in a short form with autofill.',
          'Ein Mensch hat ein kurzes Formular automatisch ausfüllen lassen.',
        ],
        [
          'Lower the minimum time for this form, if need be with a security guideline of its own.',
          'Senken Sie die Mindestzeit für dieses Formular, bei Bedarf mit einer eigenen Sicherheitsrichtlinie.',
        ],
      ),
      cause(
        [
          'A new token was requested right before sending, for example by `reset()`.',
          'Kurz vor dem Absenden wurde ein neuer Token geholt, etwa durch `reset()`.',
        ],
        [
          'Request tokens when the form appears. The clock starts with the token.',
          'Fordern Sie Token an, wenn das Formular erscheint. Die Zeit läuft ab dem Token.',
        ],
      ),
      cause(['A bot.', 'Ein Bot.'], ['Nothing to do.', 'Nichts zu tun.']),
    ],
  }),
  entry('too-many-equal-submissions', {
    place: 'submission',
    message: ['Too many equal submissions', 'Zu viele gleiche Einsendungen'],
    also: [
      [
        'This submission is equal to previous submissions. mosparo found … equal submissions within the configured time range, more than the allowed number of … equal submissions.',
        'Diese Einsendung ist gleich zu vorherigen Einsendungen. mosparo hat … gleiche Einsendungen innerhalb des konfigurierten Zeitraumes gefunden, mehr als die erlaubten … gleichen Einsendungen.',
      ],
    ],
    reason: 'too_many_equal_submissions',
    meaning: [
      'The same data was checked more often than allowed within the time frame. The counter includes this submission and every tick of the box with the same data.',
      'Dieselben Daten wurden im Zeitraum häufiger geprüft als erlaubt. Gezählt werden diese Einsendung und jeder Klick auf die Box mit denselben Daten.',
    ],
    causes: [
      cause(
        ['Tests with fixed data.', 'Tests mit festen Daten.'],
        [
          'Vary one field, for example with the time.',
          'Variieren Sie ein Feld, zum Beispiel mit der Uhrzeit.',
        ],
      ),
      cause(
        [
          'A short form, such as a newsletter or a vote, without the option "Based on IP address".',
          'Ein kurzes Formular wie ein Newsletter oder eine Abstimmung, ohne die Option „Basierend auf der IP-Adresse“.',
        ],
        [
          'Switch the option on, or raise the number.',
          'Schalten Sie die Option ein, oder erhöhen Sie die Zahl.',
        ],
      ),
      cause(
        [
          'A multi-step form: only the fields of the last step are compared. If that step has no text field, all submissions count as equal.',
          'Ein mehrstufiges Formular: Verglichen werden nur die Felder des letzten Schritts. Hat dieser kein Textfeld, gelten alle Einsendungen als gleich.',
        ],
        [
          'Put a field that differs, such as the email address, into the last step, or switch the feature off for this form with a security guideline.',
          'Setzen Sie ein Feld, das sich unterscheidet, etwa die E-Mail-Adresse, in den letzten Schritt, oder schalten Sie die Funktion für dieses Formular mit einer Sicherheitsrichtlinie ab.',
        ],
      ),
    ],
  }),
  entry('proof-of-work-incorrect', {
    place: 'submission',
    message: ['Proof of work incorrect', 'Arbeitsnachweis ungültig'],
    also: [
      [
        'mosparo received the wrong result for the proof of work verification method. This usually means that someone tried to bypass the proof of work mechanism.',
        'mosparo hat ein falsches Ergebnis für die Verifikationsmethode des Arbeitsnachweises erhalten. Dies bedeutet normalerweise, dass jemand versucht hat, den Arbeitsnachweis zu umgehen.',
      ],
    ],
    meaning: [
      'The number that came with the check does not give the expected hash. The submission was rated as spam, with one point more than the spam score.',
      'Die mitgesendete Zahl ergibt nicht den erwarteten Hash. Die Einsendung wurde als Spam bewertet, mit einem Punkt mehr als dem Spam-Grenzwert.',
    ],
    causes: [
      cause(
        ['A bot that does not run the script.', 'Ein Bot, der das Skript nicht ausführt.'],
        ['Nothing to do.', 'Nichts zu tun.'],
      ),
      cause(
        ['An own client that sends no number.', 'Ein eigener Client, der keine Zahl sendet.'],
        [
          'See [proof of work](/docs/api/frontend#proof-of-work).',
          'Siehe [Arbeitsnachweis](/docs/api/frontend#proof-of-work).',
        ],
      ),
      cause(
        [
          'The form asked for a token twice in a row, and the number belongs to the other token.',
          'Das Formular hat kurz hintereinander zweimal einen Token angefordert, und die Zahl gehört zum anderen Token.',
        ],
        [
          'Make one object for each form, and request a new token only when the old one is used up.',
          'Erzeugen Sie je Formular ein Objekt, und fordern Sie erst dann einen neuen Token an, wenn der alte verbraucht ist.',
        ],
      ),
    ],
  }),
  entry('field-must-be-empty', {
    place: 'submission',
    message: ['Field must be empty', 'Feld muss leer sein'],
    meaning: [
      'Stands beside the honeypot field, if something was entered there. The submission was rated as spam, with one point more than the spam score.',
      'Steht neben dem Honeypot-Feld, wenn dort etwas eingetragen wurde. Die Einsendung wurde als Spam bewertet, mit einem Punkt mehr als dem Spam-Grenzwert.',
    ],
    causes: [
      cause(
        ['A bot fills in every field.', 'Ein Bot füllt jedes Feld aus.'],
        ['Nothing to do.', 'Nichts zu tun.'],
      ),
      cause(
        [
          'A browser or a password manager filled it in, because its name sounds like a normal field.',
          'Ein Browser oder ein Passwortmanager hat es ausgefüllt, weil sein Name nach einem gewöhnlichen Feld klingt.',
        ],
        [
          'Choose another name in the [security settings of the project](/docs/usage/settings#honeypot).',
          'Wählen Sie in den [Sicherheitseinstellungen des Projekts](/docs/usage/settings#honeypot) einen anderen Namen.',
        ],
      ),
      cause(
        [
          'A field of your form has the same name as the honeypot field.',
          'Ein Feld Ihres Formulars heißt wie das Honeypot-Feld.',
        ],
        ['Rename one of the two.', 'Benennen Sie eines von beiden um.'],
      ),
    ],
  }),
  entry('field-verification-failed', {
    place: 'submission',
    message: ['Verification failed', 'Verifizierung fehlgeschlagen'],
    meaning: [
      'Badge beside a field: the value of the backend differs from the value of the browser, or is missing. "Verification issues" at the top shows the reason and both values.',
      'Markierung neben einem Feld: Der Wert des Backends weicht vom Wert des Browsers ab oder fehlt. „Verifizierungsprobleme“ oben zeigt den Grund und beide Werte.',
    ],
    causes: [
      cause(
        [
          'See [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
          'Siehe [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
        ],
        [
          'The page marks invisible characters, so that spaces and line breaks can be seen.',
          'Die Seite kennzeichnet unsichtbare Zeichen, sodass Leerzeichen und Zeilenumbrüche zu sehen sind.',
        ],
      ),
    ],
  }),
  entry('field-not-verified', {
    place: 'submission',
    message: ['Not verified', 'Nicht verifiziert'],
    meaning: [
      'Badge beside a field: the verification stopped before the fields were compared, for example because of the minimum time.',
      'Markierung neben einem Feld: Die Überprüfung endete vor dem Vergleich der Felder, zum Beispiel wegen der Mindestzeit.',
    ],
    causes: [
      cause(
        [
          'See [Verification failed.](/docs/api/troubleshooting#verification-failed)',
          'Siehe [Verification failed.](/docs/api/troubleshooting#verification-failed)',
        ],
        [
          'Read the verification issues of the submission.',
          'Lesen Sie die Verifizierungsprobleme der Einsendung.',
        ],
      ),
    ],
  }),
  entry('simulation-impossible', {
    place: 'submission',
    message: [
      'The verification simulation is impossible because no validation token is stored for this submission.',
      'Die Verifikationssimulation ist nicht möglich, da kein Validierungscode für diese Übermittlung gespeichert ist.',
    ],
    also: [
      [
        'This means that the data in the form did not pass the mosparo validation, making the verification impossible.',
        'Das bedeutet, dass die Daten im Formular die mosparo-Validierung nicht bestanden haben, wodurch die Verifizierung unmöglich ist.',
      ],
    ],
    meaning: [
      'The submission is spam and has no validation token, so there is nothing to simulate.',
      'Die Einsendung ist Spam und hat keinen Validierungscode, deshalb gibt es nichts zu simulieren.',
    ],
    causes: [
      cause(
        ['You opened a spam submission.', 'Sie haben eine Spam-Einsendung geöffnet.'],
        [
          'Open a submission that was accepted.',
          'Öffnen Sie eine Einsendung, die angenommen wurde.',
        ],
      ),
    ],
  }),
];
