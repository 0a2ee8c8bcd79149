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
    causes: [
      cause(
        [
          'Less than the minimum time passed between token and verification: a short form with autofill, a new token right before sending (for example by `reset()`), or a bot.',
          'Zwischen Token und Verifizierung lag weniger als die Mindestzeit: ein kurzes Formular mit automatischem Ausfüllen, ein neuer Token kurz vor dem Absenden (etwa durch `reset()`) oder ein Bot.',
        ],
        [
          'Lower the minimum time, for one form with a [security guideline](/docs/usage/guidelines). Request the token as soon as the form appears.',
          'Senken Sie die Mindestzeit, für ein einzelnes Formular mit einer [Sicherheitsrichtlinie](/docs/usage/guidelines). Fordern Sie den Token an, sobald das Formular erscheint.',
        ],
      ),
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
      'This submission and every tick of the box with the same data count.',
      'Gezählt werden diese Einsendung und jeder Klick auf die Box mit denselben Daten.',
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
          'A short form, such as a newsletter or a vote, without the option “Based on IP address”.',
          'Ein kurzes Formular wie ein Newsletter oder eine Abstimmung, ohne die Option „Basierend auf der IP-Adresse“.',
        ],
        [
          'Switch on the option, or raise the number.',
          'Schalten Sie die Option ein, oder erhöhen Sie die Zahl.',
        ],
      ),
      cause(
        [
          'A multi-step form: only the fields of the last step are compared. Without a text field there, all submissions are equal.',
          'Ein mehrstufiges Formular: Verglichen werden nur die Felder des letzten Schritts. Hat er kein Textfeld, sind alle Einsendungen gleich.',
        ],
        [
          'Put a field that differs, such as the email address, in the last step, or switch off the feature with a [security guideline](/docs/usage/guidelines).',
          'Setzen Sie ein Feld, das sich unterscheidet, etwa die E-Mail-Adresse, in den letzten Schritt, oder schalten Sie die Funktion mit einer [Sicherheitsrichtlinie](/docs/usage/guidelines) ab.',
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
    causes: [
      cause(
        [
          'Spam, one point above the spam score: a bot, your own client without [the number](/docs/api/frontend#proof-of-work), or two tokens in a row and the number of the other one.',
          'Spam, ein Punkt über dem Spam-Grenzwert: ein Bot, ein eigener Client ohne [die Zahl](/docs/api/frontend#proof-of-work) oder zwei Token nacheinander und die Zahl des anderen.',
        ],
        [
          'Create one object for each form, and request a new token only when the old one is used up.',
          'Erzeugen Sie je Formular ein Objekt, und fordern Sie erst dann einen neuen Token an, wenn der alte verbraucht ist.',
        ],
      ),
    ],
  }),
  entry('field-must-be-empty', {
    place: 'submission',
    message: ['Field must be empty', 'Feld muss leer sein'],
    causes: [
      cause(
        [
          'Next to the honeypot: a bot, autofill or password manager filled it in, or a field of your form has its name. Spam, one point above the score.',
          'Neben dem Honeypot-Feld, das ein Bot, das automatische Ausfüllen oder ein Passwortmanager ausgefüllt hat oder das wie ein Feld Ihres Formulars heißt. Spam, ein Punkt über dem Grenzwert.',
        ],
        [
          'Choose another name for the [honeypot](/docs/usage/security#honeypot) if it was not a bot.',
          'Wählen Sie einen anderen Namen für den [Honeypot](/docs/usage/security#honeypot), wenn es kein Bot war.',
        ],
      ),
    ],
  }),
  entry('field-verification-failed', {
    place: 'submission',
    message: ['Verification failed', 'Verifizierung fehlgeschlagen'],
    causes: [
      cause(
        [
          'Next to a field: the value of the backend differs or is missing, see [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
          'Neben einem Feld: Der Wert des Backends weicht ab oder fehlt, siehe [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
        ],
        [
          '“Verification issues” at the top shows the reason and both values, with invisible characters marked.',
          '„Verifizierungsprobleme“ oben zeigt den Grund und beide Werte; unsichtbare Zeichen sind gekennzeichnet.',
        ],
      ),
    ],
  }),
  entry('field-not-verified', {
    place: 'submission',
    message: ['Not verified', 'Nicht verifiziert'],
    causes: [
      cause(
        [
          'Next to a field: the verification stopped before the fields were compared, for example because of the minimum time.',
          'Neben einem Feld: Die Verifizierung endete vor dem Vergleich der Felder, zum Beispiel wegen der Mindestzeit.',
        ],
        [
          'Read the verification issues, and [Verification failed.](/docs/api/troubleshooting#verification-failed)',
          'Lesen Sie die Verifizierungsprobleme und [Verification failed.](/docs/api/troubleshooting#verification-failed)',
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
    causes: [
      cause(
        [
          'The submission is spam and has no validation token. mosparo adds: “This means that the data in the form did not pass the mosparo validation, making the verification impossible.”',
          'Die Einsendung ist Spam und hat keinen Validierungscode. mosparo ergänzt: „Das bedeutet, dass die Daten im Formular die mosparo-Validierung nicht bestanden haben, wodurch die Verifizierung unmöglich ist.“',
        ],
        [
          'Open a submission that was accepted.',
          'Öffnen Sie eine Einsendung, die angenommen wurde.',
        ],
      ),
    ],
  }),
];
