import {cause, entry, type ErrorEntry} from './types';

/** What the details of a submission say. */
export const submissionErrors: readonly ErrorEntry[] = [
  entry('submission-too-fast', {
    place: 'submission',
    message: {en: 'Submission too fast', de: 'Einsendung zu schnell'},
    also: [
      {
        en: 'The form was submitted too fast. The submitter required only … seconds, which is less than the minimum time of … seconds.',
        de: 'Das Formular wurde zu schnell abgesendet. Das Formular wurde innerhalb … Sekunden ausgefüllt und abgesendet. Die konfigurierte Mindestzeit beträgt … Sekunden.',
      },
    ],
    reason: 'minimum_time_invalid',
    causes: [
      cause(
        {
          en: 'A short form with autofill, a new token right before sending (for example by `reset()`), or a bot.',
          de: 'Ein kurzes Formular mit automatischem Ausfüllen, ein neuer Token kurz vor dem Absenden (etwa durch `reset()`) oder ein Bot.',
        },
        {
          en: 'Lower the minimum time, for one form with a [security guideline](/docs/usage/guidelines). Request the token when the form appears.',
          de: 'Senken Sie die Mindestzeit, für ein Formular mit einer [Sicherheitsrichtlinie](/docs/usage/guidelines). Fordern Sie den Token an, wenn das Formular erscheint.',
        },
      ),
    ],
  }),
  entry('too-many-equal-submissions', {
    place: 'submission',
    message: {en: 'Too many equal submissions', de: 'Zu viele gleiche Einsendungen'},
    also: [
      {
        en: 'This submission is equal to previous submissions. mosparo found … equal submissions within the configured time range, more than the allowed number of … equal submissions.',
        de: 'Diese Einsendung ist gleich zu vorherigen Einsendungen. mosparo hat … gleiche Einsendungen innerhalb des konfigurierten Zeitraumes gefunden, mehr als die erlaubten … gleichen Einsendungen.',
      },
    ],
    reason: 'too_many_equal_submissions',
    meaning: {
      en: 'This submission and every tick of the box with the same data count.',
      de: 'Gezählt werden diese Einsendung und jedes Anhaken der Box mit denselben Daten.',
    },
    causes: [
      cause(
        {en: 'Tests with fixed data.', de: 'Tests mit festen Daten.'},
        {
          en: 'Vary one field, for example with the time.',
          de: 'Variieren Sie ein Feld, zum Beispiel mit der Uhrzeit.',
        },
      ),
      cause(
        {
          en: 'A short form (newsletter, vote) without the option “Based on IP address”.',
          de: 'Ein kurzes Formular (Newsletter, Abstimmung) ohne die Option „Basierend auf der IP-Adresse“.',
        },
        {
          en: 'Switch on the option, or raise the number.',
          de: 'Schalten Sie die Option ein, oder erhöhen Sie die Zahl.',
        },
      ),
      cause(
        {
          en: 'A multi-step form: only the fields of the last step are compared. Without a text field there, all submissions are equal.',
          de: 'Ein mehrstufiges Formular: Verglichen werden nur die Felder des letzten Schritts. Hat er kein Textfeld, sind alle Einsendungen gleich.',
        },
        {
          en: 'Put a field that differs there, such as the email address, or switch off the feature with a [security guideline](/docs/usage/guidelines).',
          de: 'Setzen Sie ein Feld hinein, das sich unterscheidet, etwa die E-Mail-Adresse, oder schalten Sie die Funktion mit einer [Sicherheitsrichtlinie](/docs/usage/guidelines) ab.',
        },
      ),
    ],
  }),
  entry('proof-of-work-incorrect', {
    place: 'submission',
    message: {en: 'Proof of work incorrect', de: 'Arbeitsnachweis ungültig'},
    also: [
      {
        en: 'mosparo received the wrong result for the proof of work verification method. This usually means that someone tried to bypass the proof of work mechanism.',
        de: 'mosparo hat ein falsches Ergebnis für die Verifikationsmethode des Arbeitsnachweises erhalten. Dies bedeutet normalerweise, dass jemand versucht hat, den Arbeitsnachweis zu umgehen.',
      },
    ],
    causes: [
      cause(
        {
          en: 'A bot, your own client without [the number](/docs/api/frontend#proof-of-work), or the number of another token. Rating: spam score plus one point.',
          de: 'Ein Bot, ein eigener Client ohne [die Zahl](/docs/api/frontend#proof-of-work) oder die Zahl eines anderen Tokens. Bewertung: Spam-Grenzwert plus ein Punkt.',
        },
        {
          en: 'Create one object for each form. Request a new token only when the old one is used up.',
          de: 'Erzeugen Sie je Formular ein Objekt. Fordern Sie erst dann einen neuen Token an, wenn der alte verbraucht ist.',
        },
      ),
    ],
  }),
  entry('field-must-be-empty', {
    place: 'submission',
    message: {en: 'Field must be empty', de: 'Feld muss leer sein'},
    causes: [
      cause(
        {
          en: 'A bot, autofill or password manager filled in the honeypot, or a field of your form has its name. Rating: spam score plus one point.',
          de: 'Ein Bot, das automatische Ausfüllen oder ein Passwortmanager hat den Honeypot ausgefüllt, oder ein Feld Ihres Formulars heißt so. Bewertung: Spam-Grenzwert plus ein Punkt.',
        },
        {
          en: 'Choose another name for the [honeypot](/docs/usage/security#honeypot) if it was not a bot.',
          de: 'Wählen Sie einen anderen Namen für den [Honeypot](/docs/usage/security#honeypot), wenn es kein Bot war.',
        },
      ),
    ],
  }),
  entry('field-verification-failed', {
    place: 'submission',
    message: {en: 'Verification failed', de: 'Verifizierung fehlgeschlagen'},
    causes: [
      cause(
        {
          en: 'Next to a field: the backend’s value differs or is missing, see [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
          de: 'Neben einem Feld: Der Wert des Backends weicht ab oder fehlt, siehe [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
        },
        {
          en: '“Verification issues” shows the reason and both values, with invisible characters marked.',
          de: '„Verifizierungsprobleme“ zeigt den Grund und beide Werte; unsichtbare Zeichen sind gekennzeichnet.',
        },
      ),
    ],
  }),
  entry('field-not-verified', {
    place: 'submission',
    message: {en: 'Not verified', de: 'Nicht verifiziert'},
    causes: [
      cause(
        {
          en: 'Next to a field: the verification stopped earlier, for example because of the minimum time.',
          de: 'Neben einem Feld: Die Verifizierung endete vorher, zum Beispiel wegen der Mindestzeit.',
        },
        {
          en: 'Read the verification issues, and [Verification failed.](/docs/api/troubleshooting#verification-failed)',
          de: 'Lesen Sie die Verifizierungsprobleme und [Verification failed.](/docs/api/troubleshooting#verification-failed)',
        },
      ),
    ],
  }),
  entry('simulation-impossible', {
    place: 'submission',
    message: {
      en: 'The verification simulation is impossible because no validation token is stored for this submission.',
      de: 'Die Verifikationssimulation ist nicht möglich, da kein Validierungscode für diese Übermittlung gespeichert ist.',
    },
    causes: [
      cause(
        {
          en: 'The submission is spam and has no validation token. mosparo adds: “This means that the data in the form did not pass the mosparo validation, making the verification impossible.”',
          de: 'Die Einsendung ist Spam und hat keinen Validierungscode. mosparo ergänzt: „Das bedeutet, dass die Daten im Formular die mosparo-Validierung nicht bestanden haben, wodurch die Verifizierung unmöglich ist.“',
        },
        {
          en: 'Open a submission that was accepted.',
          de: 'Öffnen Sie eine Einsendung, die angenommen wurde.',
        },
      ),
    ],
  }),
];
